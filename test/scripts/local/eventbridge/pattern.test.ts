import { describe, expect, it } from 'vitest';
import { matches, patternSchema } from '#scripts/local/eventbridge/pattern.ts';

const event = {
  source: 'aws.ses',
  'detail-type': 'Email Bounced',
  detail: { mail: { tags: { set: ['campaigns'] } }, count: 2, none: null },
};

describe('an event pattern', () => {
  it.each([
    [{ source: ['aws.ses'] }, true],
    [{ source: ['aws.s3', 'aws.ses'] }, true],
    [{ source: ['aws.s3'] }, false],
    [{ source: ['aws.ses'], 'detail-type': ['Email Sent'] }, false],
    [{ 'detail-type': [{ prefix: 'Email ' }] }, true],
    [{ 'detail-type': [{ suffix: 'Sent' }] }, false],
    [{ 'detail-type': [{ 'equals-ignore-case': 'email bounced' }] }, true],
    [{ 'detail-type': [{ 'anything-but': ['Email Sent', 'Email Bounced'] }] }, false],
    [{ 'detail-type': [{ 'anything-but': 'Email Sent' }] }, true],
    [{ detail: { mail: { tags: { set: ['campaigns'] } } } }, true],
    [{ detail: { mail: { tags: { set: ['others'] } } } }, false],
    [{ detail: { mail: { tags: { unknown: ['campaigns'] } } } }, false],
    [{ detail: { count: [2] } }, true],
    [{ detail: { count: ['2'] } }, false],
    [{ detail: { none: [null] } }, true],
    [{ detail: { reply: [{ exists: false }] } }, true],
    [{ detail: { count: [{ exists: true }] } }, true],
    [{ detail: { count: [{ exists: false }] } }, false],
    [{ source: { deeper: ['aws.ses'] } }, false],
    [{ constructor: { name: ['Object'] } }, false],
  ])('%j: %s', (pattern, expected) => {
    expect(matches(patternSchema.parse(pattern), event)).toBe(expected);
  });

  it.each([
    {},
    { source: [] },
    { source: 'aws.ses' },
    { source: [{ wildcard: '*' }] },
    { detail: { count: [{ numeric: ['>', 1] }] } },
  ])('is refused where AWS, or the twin, does not know it: %j', (pattern) => {
    expect(patternSchema.safeParse(pattern).success).toBe(false);
  });
});
