import { describe, expect, it } from 'vitest';
import { localeFaults } from '#scripts/locale-faults.ts';

const en = { common: { hello: 'Hello {{name}}', shoes_one: '{{count}} shoe', shoes_other: '{{count}} shoes' } };
const he = {
  common: { hello: 'שלום {{name}}', shoes_one: 'נעל אחת', shoes_two: 'שתי נעליים', shoes_other: '{{count}} נעליים' },
};
const context = { common: { hello: 'A greeting.', shoes: 'How many shoes.' } };
const sources = "t('hello') t('common:shoes')";
const faults = (own: object, changes: object = {}) =>
  localeFaults({
    // As from a JSON file: a key set to undefined is not there.
    catalogues: JSON.parse(JSON.stringify({ en, he: { common: { ...he.common, ...own } } })),
    context,
    sources,
    ...changes,
  });

describe('the check of the locales [S-014]', () => {
  it('is content with complete texts', () => {
    expect(faults({})).toEqual([]);
  });

  it.each([
    [{ hello: undefined }, 'he common.hello: missing'],
    [{ hello: ' ' }, 'he common.hello: empty'],
    [{ hello: 'שלום' }, 'he common.hello: dropped variable name'],
    [{ hello: 'שלום {{name}} {{who}}' }, 'he common.hello: unknown variable who'],
    [{ bye: 'להתראות' }, 'he common.bye: unknown key'],
    [{ shoes_two: undefined }, 'he common.shoes_two: missing'],
    [{ shoes_many: '{{count}}' }, 'he common.shoes_many: unknown key'],
    [{ shoes_other: 'נעליים' }, 'he common.shoes_other: dropped variable count'],
  ])('finds %j', (own, fault) => {
    expect(faults(own)).toContain(fault);
  });

  it('finds a missing namespace, an unknown one, a key without a sentence and one that nobody uses', () => {
    expect(localeFaults({ catalogues: { en, he: {} }, context, sources })).toContain(
      'he common: the namespace is missing',
    );
    expect(localeFaults({ catalogues: { en, he: { ...he, extra: {} } }, context, sources })).toContain(
      'he extra: unknown namespace',
    );
    expect(faults({}, { context: { common: { hello: 'A greeting.' } } })).toContain(
      'context common.shoes: no sentence for translators',
    );
    expect(faults({}, { sources: "t('hello')" })).toContain('en common.shoes: is not used');
  });
});
