import { readFileSync } from 'node:fs';
import { languages } from '#contracts/text/language.ts';
import type { askSite } from './ask-site.ts';

/**
 * Asks what the chat suggests, in every language: a function's first question in a language waits for the index of that language, and its
 * code is compiled while the first ones are answered. Milliseconds of the longest first answer in a language.
 */
export const warmUp = async (ask: ReturnType<typeof askSite>): Promise<number> => {
  let longest = 0;
  for (const language of languages) {
    const { suggested } = JSON.parse(readFileSync(`locales/${language}/aiChat.json`, 'utf8'));
    const began = performance.now();
    for (const [place, question] of Object.values<string>(suggested).entries()) {
      await ask({ question, language });
      if (place === 0) longest = Math.max(longest, performance.now() - began);
    }
  }
  return longest;
};
