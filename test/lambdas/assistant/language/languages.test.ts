import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#contracts/text/language.ts';
import { tables } from '#lambdas/assistant/language/all-languages.ts';
import { replyTables } from '#lambdas/assistant/language/reply-tables.ts';

/** No expressions: lists, words that are shown to the search, and letters that a word may have or not. */
const others = new Set(['numbers', 'means', 'prefix', 'joined']);

const neither = /[\p{Script=Cyrillic}\p{Script=Hebrew}]/u;
const foreign: Record<Language, RegExp> = {
  he: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Hebrew}/u,
  en: neither,
  fr: neither,
  es: neither,
};

const expressionsIn = (table: object, path = ''): [string, string][] =>
  Object.entries(table).flatMap(([name, value]): [string, string][] => {
    if (others.has(name)) return [];
    const at = path === '' ? name : `${path}.${name}`;
    return typeof value === 'string' ? [[at, value]] : expressionsIn(value, at);
  });

describe.each(languages)('the words of %s', (language) => {
  const expressions = [...expressionsIn(tables[language]), ...expressionsIn(replyTables[language])];

  it('are expressions, of which none is met by a text without words', () => {
    expect(expressions.length).toBeGreaterThan(80);
    for (const [name, words] of expressions) {
      for (const empty of ['', ' ', '. .']) {
        expect(new RegExp(`(?<!\\p{L})(?:${words})`, 'u').test(empty), `${name} of ${empty}`).toBe(false);
      }
    }
  });

  it('are written in its own letters', () => {
    // Hebrew says "eleven" in two words, from which an age is kept apart in every language.
    for (const [name, words] of expressions)
      expect(foreign[language].test(words.replaceAll('עשרה', '')), name).toBe(false);
  });
});
