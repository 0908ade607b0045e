import { describe, expect, it } from 'vitest';
import { type ModelForm, modelFormSchema } from '#contracts/catalog/form.ts';
import { attributeNames, knownModelSchema, optionsOf } from '#contracts/catalog/known-models.ts';
import { catalogSeed } from '#lambdas/catalog/seed/catalog-seed.ts';
import { modelForm } from '#test/support/content.ts';

const faults = (form: unknown) =>
  modelFormSchema.safeParse(form).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
type Fact = NonNullable<ModelForm['attributes']['heel']>;
const withHeel = (fact: Partial<Fact>) =>
  modelForm('bloch', { attributes: { heel: { values: ['narrow'], confidence: 'widelySaid', sources: [], ...fact } } });
const address = (number: number) => `https://a.example/${number}`;
const addresses = (count: number) => Array.from({ length: count }, (_none, number) => address(number));

describe('what a form of a known model may hold', () => {
  it('is what the seed holds', () => {
    const { models } = catalogSeed();
    for (const { id, version: _, updated: __, ...form } of models) expect([id, faults(form)]).toEqual([id, []]);
  });

  it.each([
    ['a source where one is said to be', withHeel({ confidence: 'sourced' }), ['attributes.heel.sources required']],
    ['a value only once', withHeel({ values: ['narrow', 'narrow'] }), ['attributes.heel.values invalidChoice']],
    ['web addresses', withHeel({ sources: ['javascript:alert(1)'] }), ['attributes.heel.sources invalidAddress']],
    ['addresses as they are', withHeel({ sources: [` ${address(1)}`] }), ['attributes.heel.sources invalidAddress']],
    ['twenty sources', withHeel({ sources: addresses(21) }), ['attributes.heel.sources tooMany:20']],
    ['a note of 500 characters', modelForm('bloch', { note: { fr: 'a'.repeat(501) } }), ['note.fr tooLong:500']],
    ['a note that says something', modelForm('bloch', { note: { fr: ' ' } }), ['note.fr required']],
    ['a note of one line', modelForm('bloch', { note: { he: 'א\nב' } }), ['note.he invalidText']],
    ['a name of 100 characters', modelForm('bloch', { name: 'a'.repeat(101) }), ['name tooLong:100']],
    ['a brand', modelForm('new'), ['brandId invalidChoice']],
    ['a line that is an id', modelForm('bloch', { line: 'a line' }), ['line idCharacters']],
  ])('is %s', (_what, form, expected) => {
    expect(faults(form)).toEqual(expected);
  });

  it.each([
    ['an attribute that there is not', modelForm('bloch', { attributes: { colour: {} } as never })],
    ['an attribute without a value', withHeel({ values: [] })],
    ['a value that there is not', withHeel({ values: ['huge'] as never })],
    [
      'a step beyond the scale',
      modelForm('bloch', { attributes: { shank: { ...withHeel({}).attributes.heel, values: [6] } as never } }),
    ],
    ['a language that there is not', modelForm('bloch', { note: { de: 'a' } as never })],
    ['a version', { ...modelForm('bloch'), version: 1 }],
  ])('is not %s', (_what, form) => {
    expect(faults(form)).not.toEqual([]);
  });

  it('is all right with twenty sources, a note in one language, and nothing known', () => {
    expect(faults(withHeel({ confidence: 'sourced', sources: addresses(20) }))).toEqual([]);
    expect(faults(modelForm('freed', { note: { es: 'a'.repeat(500) }, attributes: {} }))).toEqual([]);
  });

  it('can always be read, whatever normalizing makes of it', () => {
    // Normalized, each becomes three signs.
    const grown = modelFormSchema.parse(modelForm('bloch', { name: '\ufb2c'.repeat(100) }));
    expect(grown.name.length).toBeGreaterThan(100);
    expect(knownModelSchema.safeParse({ ...grown, id: 'a' }).success).toBe(true);
  });

  it('names every value that an attribute may have', () => {
    for (const name of attributeNames) {
      const fact = { values: optionsOf(name), confidence: 'widelySaid', sources: [] };
      expect([name, faults(modelForm('bloch', { attributes: { [name]: fact } }))]).toEqual([name, []]);
    }
    expect(attributeNames).toHaveLength(14);
  });
});
