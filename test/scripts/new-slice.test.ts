import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '#contracts/text/language.ts';
import { entriesOf } from '#scripts/new-slice/entries.ts';
import { sliceNames } from '#scripts/new-slice/names.ts';
import { roomsOf } from '#scripts/new-slice/rooms.ts';
import { textsOf } from '#scripts/new-slice/texts.ts';

const names = sliceNames('price-lists', 'editing');
const titles = Object.fromEntries(languages.map((language) => [language, `Lists ${language}`]));
const entries = entriesOf(names, titles);

describe('a new slice', () => {
  it('has its name in every form', () => {
    expect(names).toEqual({
      ...{ name: 'price-lists', camel: 'priceLists', pascal: 'PriceLists', partition: 'PRICE_LISTS' },
      ...{ words: 'Price lists', served: 'editing' },
    });
  });

  it.each(entries.map(({ file, insert }) => [file, insert] as const))('finds its place in %s', (file, insert) => {
    const before = readFileSync(file, 'utf8');
    const after = insert(before);
    // Nothing goes but commas and line ends, where a list on one line becomes longer.
    const words = (text: string) => text.split(/[\s,[\]]+/).filter(Boolean);
    const left = words(after);
    for (const word of words(before)) {
      const at = left.indexOf(word);
      expect(at, word).toBeGreaterThanOrEqual(0);
      left.splice(at, 1);
    }
    expect(left.join(' ')).toMatch(/price-?lists|Lists \w\w/i);
  });

  it('leaves a list alone that does not look as expected', () => {
    const code = entries.filter(({ file }) => !file.endsWith('.json'));
    for (const { file, insert } of code) expect(insert('const something = 1;\n'), file).toBe('const something = 1;\n');
  });

  it('can be served by the function that reads what happened, too', () => {
    const served = entriesOf(sliceNames('price-lists', 'insights'), titles);
    const wiring = served.find(({ file }) => file === 'lambdas/functions/insights.ts');
    expect(wiring?.insert(readFileSync('lambdas/functions/insights.ts', 'utf8'))).toContain('...priceListsRoutes({');
  });

  it('writes texts in five languages, with the given titles', () => {
    const texts = textsOf(names, titles);
    expect(Object.keys(texts).sort()).toEqual(
      languages.map((language) => `locales/${language}/price-lists.json`).sort(),
    );
    expect(JSON.parse(texts['locales/he/price-lists.json'] ?? '').title).toBe('Lists he');
  });

  it('has the rooms of a slice, a screen, and tests', () => {
    expect(Object.keys(roomsOf(names)).map((file) => file.replace(/price-lists/g, '*'))).toEqual(
      expect.arrayContaining([
        'lambdas/contracts/slices/*.ts',
        'lambdas/*/routes.ts',
        'lambdas/*/use-cases/list-*.ts',
        'web/src/features/*/components/*-screen.tsx',
        'test/lambdas/*/sample-calls.ts',
      ]),
    );
  });
});
