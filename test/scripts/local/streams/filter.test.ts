import { describe, expect, it } from 'vitest';
import { compileFilters } from '#scripts/local/streams/filter.ts';

const record = {
  eventName: 'MODIFY',
  dynamodb: {
    Keys: { pk: { S: 'brand#freed' }, sk: { S: 'meta' } },
    NewImage: { status: { S: 'published' }, tags: { SS: ['new', 'sale'] } },
  },
};
const keys = (pk: unknown) => ({ dynamodb: { Keys: { pk: { S: pk } } } });
const wants = (...patterns: object[]) => compileFilters(patterns.map((each) => JSON.stringify(each)))(record);

describe('filters of an event source mapping', () => {
  it.each([
    [{ eventName: ['INSERT', 'MODIFY'] }, true],
    [{ eventName: ['REMOVE'] }, false],
    [keys([{ prefix: 'brand#' }]), true],
    [keys([{ prefix: 'user#' }, { suffix: '#freed' }]), true],
    [keys([{ suffix: '#bloch' }]), false],
    [keys([{ 'anything-but': 'brand#freed' }]), false],
    [keys([{ 'anything-but': ['a', 'b'] }]), true],
    [keys([{ 'anything-but': { prefix: 'brand#' } }]), false],
    [{ dynamodb: { NewImage: { status: { S: ['published'] } }, OldImage: { status: [{ exists: false }] } } }, true],
    [{ dynamodb: { OldImage: { status: { S: [{ exists: true }] } } } }, false],
    [{ dynamodb: { OldImage: { status: { S: [{ 'anything-but': 'draft' }] } } } }, false],
    [{ dynamodb: { NewImage: { tags: { SS: ['sale'] } } } }, true],
    [{ $or: [{ eventName: ['REMOVE'] }, keys(['brand#freed'])] }, true],
    [{ eventName: ['REMOVE'], $or: [{ eventName: ['MODIFY'] }, keys(['brand#freed'])] }, false],
  ])('%j: %s', (pattern, expected) => {
    expect(wants(pattern)).toBe(expected);
  });

  it('want everything if there are none, and what any of them matches', () => {
    expect(wants()).toBe(true);
    expect(wants({ eventName: ['REMOVE'] }, { eventName: ['MODIFY'] })).toBe(true);
  });

  it.each([
    [keys([{ wildcard: '*' }]), '"wildcard"'],
    [keys([{ prefix: 'a', suffix: 'b' }]), '"prefix"'],
    [{ eventName: 'INSERT' }, '"INSERT"'],
    [{ $or: { eventName: ['INSERT'] } }, '"$or"'],
  ])('are refused by name where they are not known: %j', (pattern, name) => {
    expect(() => wants(pattern)).toThrow(name);
  });
});
