import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#contracts/text/language.ts';
import { successMessages } from '#test/support/success-messages.ts';

/** How a verb looks that says that something has been done, at the end of its word. */
const past: Record<Language, RegExp> = {
  he: /(?:^|\s)(?:נמחק|נוצר|נשמר|נשלח|נוקה|עודכן|תוזמן|אושר|בוטל|הצליח)(?:ה|ו)?(?=[\s.:]|$)/,
  en: /(?:ed|sent|taken back)(?=[\s.:]|$)/i,
  ru: /(?:[её]н|ан)[аоы]?(?=[\s.:]|$)/,
  fr: /(?:ée?s?|ie?s?)(?=[\s.:]|$)/,
  es: /(?:[ai]d[oa]s?|hecho)(?=[\s.:]|$)/,
};

const textsOf = (language: Language, namespace: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'));
const messageIn = (language: Language, key: string): string => {
  const [namespace = '', name = ''] = key.split(':');
  return String(textsOf(language, namespace)[name]);
};

describe.each(languages)('what administrators are told after an action, in %s', (language) => {
  it.each(successMessages)('is short and in the past tense: %s [Q-073, S-256]', (key) => {
    const message = messageIn(language, key).replace(/\{\{\w+\}\}/g, '');
    const [done = ''] = message.split('. ');
    expect(done).toMatch(past[language]);
    expect(message.length).toBeLessThanOrEqual(60);
    expect(message).not.toMatch(/[!?…]/);
  });

  it('has words of its own [Q-073]', () => {
    if (language === 'en') return;
    for (const key of successMessages) expect(messageIn(language, key), key).not.toBe(messageIn('en', key));
  });
});
