import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf } from '#lambdas/audit/model/entry.ts';

const marker = 'MUST-NOT-BE-SEEN';
const secretName = fc.constantFrom(
  'password',
  'newPassword',
  'token',
  'refreshToken',
  'turnstileToken',
  'secret',
  'code',
  'recoveryCodes',
  'hash',
  'codeHash',
);
const personalName = fc.constantFrom('email', 'phone', 'birthDate', 'gender', 'location');
const plainName = fc.stringMatching(/^[אבגa-z]{1,5}$/).filter((name) => !/code|hash|token|body|email|phone/.test(name));

/**
 * A value as it comes from a record, with the marker in every place where a secret, a person's own words or a body
 * would be.
 */
const { record } = fc.letrec<{ value: unknown; record: Record<string, unknown> }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined)),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('record'),
  ),
  record: fc
    .tuple(
      fc.dictionary(plainName, tie('value'), { maxKeys: 4 }),
      fc.dictionary(
        fc.oneof(secretName, personalName, fc.constant('body')),
        fc.constantFrom(marker, [marker], { nested: marker }, { deep: [{ marks: marker }] }),
        { maxKeys: 3 },
      ),
    )
    .map(([open, hidden]) => ({ ...open, ...hidden })),
}));
describe('what an entry shows of a change [S-109]', () => {
  it('never holds a secret, what a person wrote about themselves, or a body', () => {
    fc.assert(
      fc.property(record, record, (before, after) => {
        expect(JSON.stringify(changesOf(before, after))).not.toContain(marker);
        expect(JSON.stringify(changesOf({ list: [before] }, { list: [after] }))).not.toContain(marker);
      }),
    );
  });

  it('is nothing where the records are equal', () => {
    fc.assert(
      fc.property(record, (same) => {
        expect(changesOf(same, structuredClone(same))).toEqual([]);
      }),
    );
  });

  it('is short and whole: 50 fields, 200 characters, no half ones', () => {
    const character = fc.constantFrom('💃', 'שׁ', '\ud800', '\udfff', 'a', '\n');
    const text = fc.string({ unit: character, minLength: 1, maxLength: 600 });
    fc.assert(
      fc.property(fc.dictionary(plainName, text, { maxKeys: 80, size: 'max' }), (fields) => {
        const changes = changesOf({}, fields);
        expect(changes.length).toBe(Math.min(50, Object.keys(fields).length));
        for (const { after = '' } of changes) {
          expect([...after].length).toBeLessThanOrEqual(200);
          expect(after.isWellFormed()).toBe(true);
        }
      }),
    );
  });

  it('names fields by their path and lists as one text', () => {
    const before = { enabled: true, groups: ['newsletter'], description: { he: 'נעל', en: 'shoe' }, order: 1 };
    const after = { enabled: false, groups: ['newsletter', 'vip'], description: { he: 'נעל', en: 'a shoe' }, order: 1 };
    expect(changesOf(before, after)).toEqual([
      { field: 'enabled', before: 'true', after: 'false' },
      { field: 'groups', before: 'newsletter', after: 'newsletter, vip' },
      { field: 'description.en', before: 'shoe', after: 'a shoe' },
    ]);
  });

  it('shows what is new and what is gone on one side only', () => {
    expect(changesOf(undefined, { name: 'Gaynor', since: undefined })).toEqual([{ field: 'name', after: 'Gaynor' }]);
    expect(changesOf({ name: 'Gaynor', note: null }, undefined)).toEqual([{ field: 'name', before: 'Gaynor' }]);
  });

  it('says of a person’s own words that they changed, and of a body how long it is', () => {
    const body = (text: string) => ({
      type: 'doc',
      content: [
        { type: 'text', text },
        { type: 'text', text: '💃' },
      ],
    });
    const before = { phone: '052-1234567', body: { he: body('ab') } };
    const after = { phone: '', body: { he: body('abc') } };
    expect(changesOf(before, after)).toEqual([{ field: 'phone' }, { field: 'body', before: '3', after: '4' }]);
  });

  it('tells lists apart whose texts look the same', () => {
    expect(changesOf({ tags: ['a, b'] }, { tags: ['a', 'b'] })).toHaveLength(1);
    expect(changesOf({ steps: [{ he: 'א', code: '1' }] }, { steps: [{ he: 'א', code: '2' }] })).toEqual([]);
  });

  it('tells long texts apart that begin alike', () => {
    const long = 'x'.repeat(300);
    const [change] = changesOf({ text: `${long}a` }, { text: `${long}b` });
    expect(change?.after).toBe(`${'x'.repeat(199)}…`);
  });
});
