import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/text/language.ts';
import { formsOf, wordsOf } from '#lambdas/knowledge/search.ts';

const meet = (language: Language, a: string, b: string): boolean => {
  const [one, other] = [a, b].map((text) => wordsOf(text).flatMap((word) => formsOf(word, language)));
  return one?.some((form) => other?.includes(form)) === true;
};

/** How people write the same word. */
const pairs: Record<Language, [string, string][]> = {
  he: [
    ['נעליים', 'נעל'],
    ['בנעליים', 'נעלי'],
    ['לנעלי', 'הנעל'],
    ['והאצבעות', 'אצבע'],
    ['שהאצבעות', 'אצבעות'],
    ['כשהסרטים', 'סרט'],
    ['הוואמפ', 'ואמפ'],
    ['הקופסה', 'קופסת'],
    ['הקופסה', 'קופסאות'],
    ['לשאנק', 'שאנק'],
    ['ובלוך', 'בלוך'],
    ['מידה', 'מידות'],
    ['רחבה', 'רחב'],
    ['כואבות', 'כואב'],
    ['תופרים', 'תופרת'],
    ['המורה', 'מורים'],
    ['ציפורניים', 'ציפורן'],
    ['בליי', 'בליי'],
    ['ג׳ל', "ג'ל"],
  ],
  en: [
    ['shanks', 'shank'],
    ['fitting', 'fitted'],
    ['boxes', 'box'],
    ['sewing', 'sewed'],
    ['drying', 'dry'],
  ],
  ru: [
    ['пуантов', 'пуанты'],
    ['пальцами', 'пальцы'],
    ['ленты', 'лент'],
    ['широкая', 'широкой'],
    ['резинку', 'резинки'],
    ['размеры', 'размером'],
    ['балеток', 'балетки'],
    ['пятачок', 'пятачке'],
    ['стелек', 'стелька'],
    ['лето', 'летом'],
  ],
  fr: [
    ['rubans', 'ruban'],
    ['l’empeigne', 'empeigne'],
    ['élastiques', 'elastique'],
    ['larges', 'large'],
    ['semelles', 'semelle'],
    ['collants', 'collant'],
    ['douloureuse', 'douloureux'],
  ],
  es: [
    ['cintas', 'cinta'],
    ['dedos', 'dedo'],
    ['anchos', 'ancho'],
    ['coser', 'cosen'],
    ['sacarlas', 'saco'],
    ['venderlo', 'vender'],
    ['tallas', 'talla'],
  ],
};

/** Words that look alike and have nothing in common. */
const falseFriends: Record<Language, [string, string][]> = {
  he: [
    ['סרט', 'סרטן'],
    ['קשת', 'קשר'],
    ['מידה', 'עמידה'],
    ['גומי', 'גובה'],
    ['עקב', 'יעקב'],
    ['שאנק', 'נקע'],
  ],
  en: [
    ['shoe', 'shank'],
    ['box', 'both'],
    ['sole', 'solo'],
  ],
  ru: [
    ['лента', 'лень'],
    ['подъём', 'подошва'],
    ['летом', 'лет'],
  ],
  fr: [
    ['boîte', 'bottier'],
    ['semelle', 'semaine'],
    ['collants', 'colle'],
  ],
  es: [
    ['caja', 'cabeza'],
    ['empeine', 'empezar'],
  ],
};

const cases = (table: typeof pairs) =>
  Object.entries(table).flatMap(([language, words]) => words.map(([a, b]) => [language as Language, a, b] as const));

describe('the forms of words', () => {
  it.each(cases(pairs))('meet in %s: %s, %s', (language, a, b) => {
    expect(meet(language, a, b)).toBe(true);
  });

  it.each(cases(falseFriends))('do not meet in %s: %s, %s', (language, a, b) => {
    expect(meet(language, a, b)).toBe(false);
  });

  it('leave numbers and names in other scripts as they are', () => {
    expect(formsOf('2007', 'he')).toEqual(['2007']);
    expect(formsOf('freeds', 'ru')).toEqual(['freeds']);
  });
});
