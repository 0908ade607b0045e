import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#contracts/text/language.ts';

/** The messages after something was done; `test/e2e/confirmations.spec.ts` hears them said, politely. */
const confirmations = [
  ...['users:userCreated', 'users:userUpdated', 'users:userDeleted', 'settings:saved', 'settings:cacheCleared'],
  ...['templates:created', 'templates:saved', 'templates:deleted', 'mail-test:sent', 'inbox:deleted'],
  ...['account:saved', 'page-editing:saved'],
];

const textOf = (language: Language, key: string): string => {
  const [namespace, name = ''] = key.split(':');
  return JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'))[name];
};

describe.each(languages)('a confirmation in %s', (language) => {
  it.each(confirmations)('is short, and says what was done [Q-073]: %s', (key) => {
    const text = textOf(language, key);
    expect(text.length).toBeLessThanOrEqual(60);
    expect(text).not.toMatch(/[!?…]/);
    if (language === 'en') expect(text).toMatch(/(created|updated|deleted|saved|cleared|sent)\b/i);
    else expect(text).not.toBe(textOf('en', key));
  });
});
