import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/text/language.ts';
import { listBrands, listProducts, seedReads } from '#lambdas/catalog/index.ts';
import { guessQuery } from '#web/features/catalog/model/guess.ts';
import { answerTo } from '#web/features/catalog/model/search/answer.ts';
import { catalogSearch } from '#web/features/catalog/model/search/search.ts';

const catalog = {
  brands: (await listBrands(seedReads())({ query: {} })).items,
  products: (await listProducts(seedReads())({ query: {} })).items,
};
const words = (language: Language) => {
  const { words } = JSON.parse(readFileSync(`locales/${language}/search.json`, 'utf8'));
  return (key: string): string =>
    key
      .split('.')
      .reduce<unknown>((node, part) => Object(node)[part], words)
      ?.toString() ?? '';
};
const search = (text: string, language: Language) =>
  answerTo(text, catalogSearch(catalog, language, words(language)), guessQuery);
const find = (text: string, language: Language) => search(text, language).found.map(({ item }) => item.id);

const bloch = ['bloch', 'bloch-heritage', 'bloch-eurostretch', 'bloch-balance-european'];
const nikolay = ['nikolay', 'nikolay-elite', 'nikolay-fouette', 'nikolay-triumph'];
const wide = ['bloch-eurostretch', 'bloch-balance-european', 'nikolay-elite', 'nikolay-fouette'];

describe('a brand and its shoes', () => {
  it.each([
    ['bloch', 'en', bloch],
    ['בלוך', 'he', bloch],
    ['блох', 'en', bloch],
    ['grishko', 'he', nikolay],
    ['heritage bloch', 'en', ['bloch-heritage']],
    ['sodanca', 'en', ['sodanca']],
  ] as const)('finds for "%s" in %s the shoes under the brand', (text, language, expected) => {
    expect(find(text, language).slice(0, expected.length)).toEqual(expected);
    expect(search(text, language).guess).toBeUndefined();
  });
});

describe('words of the page’s language for what a shoe is', () => {
  it.each([
    ['wide', 'en', wide],
    ['wide shoe', 'en', wide],
    ['רחבה', 'he', wide],
    ['נעל רחבה', 'he', wide],
    ['широкие', 'ru', wide],
    ['широкие пуанты', 'ru', wide],
    ['pointes larges', 'fr', wide],
    ['zapatilla ancha', 'es', wide],
    ['V-shaped', 'en', ['bloch-heritage']],
    ['v shaped throat', 'en', ['bloch-heritage']],
    ['beginner', 'en', ['bloch-eurostretch', 'nikolay-elite']],
    ['מתחילה', 'he', ['bloch-eurostretch', 'nikolay-elite']],
    ['для начинающих', 'ru', ['bloch-eurostretch', 'nikolay-elite']],
    ['débutante', 'fr', ['bloch-eurostretch', 'nikolay-elite']],
    ['debutante', 'fr', ['bloch-eurostretch', 'nikolay-elite']],
    ['principiante', 'es', ['bloch-eurostretch', 'nikolay-elite']],
    ['egyptian', 'en', ['bloch-heritage']],
  ] as const)('finds "%s" in %s', (text, language, expected) => {
    expect(find(text, language)).toEqual(expect.arrayContaining([...expected]));
  });

  it.each([
    ['wide', 'en', 'bloch-heritage'],
    ['beginner', 'en', 'bloch-heritage'],
    ['wide', 'he', 'bloch-eurostretch'],
  ] as const)('does not find for "%s" in %s what it does not fit', (text, language, id) => {
    expect(find(text, language)).not.toContain(id);
  });
});

describe('what was meant', () => {
  it.each([
    // Slips of the finger.
    ['Blohc', 'en', 'Bloch', bloch],
    ['blcoh', 'en', 'Bloch', bloch],
    ['bolch', 'he', 'Bloch', bloch],
    ['heritge', 'en', 'Heritage', ['bloch-heritage']],
    ['geynor', 'en', 'Gaynor', ['gaynor']],
    ['capezzio', 'fr', 'Capezio', ['capezio']],
    ['sufolk', 'en', 'Suffolk', ['suffolk']],
    ['triumf', 'en', 'Triumph', ['nikolay-triumph']],
    ['bloch heritge', 'en', 'Bloch Heritage', ['bloch-heritage']],
    ['biginner', 'en', 'beginners', ['bloch', 'bloch-eurostretch']],
    ['principante', 'es', 'principiantes', ['bloch', 'bloch-eurostretch']],
    // As it sounds, or in another script.
    ['nikolai', 'en', 'Nikolay', nikolay],
    ['blokh', 'en', 'Bloch', bloch],
    ['גריסקו', 'he', 'גרישקו', nikolay],
    ['ניקולי', 'he', undefined, nikolay],
    // Letters that Hebrew writes together with the word are no mistake.
    ['הבלוך', 'he', undefined, bloch],
    ['וקפציו', 'he', undefined, ['capezio']],
    ['למתחילות', 'he', undefined, ['bloch', 'bloch-eurostretch']],
    ['מבלוך', 'he', undefined, bloch],
    ['триумф', 'ru', 'Triumph', ['nikolay-triumph']],
    ['фуэте', 'ru', 'Fouette', ['nikolay-fouette']],
    ['פריד', 'he', undefined, ['suffolk']],
    ['фрид', 'ru', undefined, ['suffolk']],
    ['freed', 'es', undefined, ['suffolk']],
    // With the keyboard set to another language.
    ['cku', 'en', 'בלוך', bloch],
    ['cku', 'he', 'בלוך', bloch],
    ['ckul', 'en', 'בלוך', bloch],
    ['דשטמםר', 'he', 'Gaynor', ['gaynor']],
    ['עשטמםר', 'he', 'Gaynor', ['gaynor']],
    ['נךםבי', 'he', 'Bloch', bloch],
    ['идщср', 'ru', 'Bloch', bloch],
    [',kj[', 'en', 'Блох', bloch],
  ] as const)('finds for "%s" in %s "%s"', (text, language, guess, expected) => {
    const answer = search(text, language);
    expect(answer.guess).toBe(guess);
    expect(answer.found.map(({ item }) => item.id).slice(0, expected.length)).toEqual(expected);
  });

  it.each([
    ...['sansha', 'merlet', 'mirella', 'wear moi', 'tutu', 'leotard', 'ribbon', 'elastic', 'black', 'jazz', 'price'],
    ...['toe pads', 'sale', 'red', 'men', 'kids', 'size', 'blog', 'news', 'help', 'tights', 'zzz', 'qqqq', "'", '-'],
    ...['בגד גוף', 'גרביונים', 'סנשה', 'מחיר', 'купальник', 'санша', 'лента', 'ruban', 'collant', 'medias'],
  ])('finds no false friend for "%s"', (text) => {
    for (const language of ['he', 'en', 'ru', 'fr', 'es'] as const)
      expect(search(text, language).guess).toBeUndefined();
  });
});
