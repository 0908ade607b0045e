import { readFileSync } from 'node:fs';
import { languages } from '#contracts/text/language.ts';
import { type askSite, inFlight } from './ask-site.ts';

/**
 * Asks what the chat suggests, in every language, so often `atOnce` as later: a function's first question in a language waits for the index of
 * that language, and its code is compiled while the first ones are answered, in each of the functions that answer at once. Milliseconds of the
 * longest first answer in a language.
 */
export const warmUp = async (ask: ReturnType<typeof askSite>, atOnce: number): Promise<number> => {
  let longest = 0;
  for (const language of languages) {
    const { suggested } = JSON.parse(readFileSync(`locales/${language}/aiChat.json`, 'utf8'));
    const began = performance.now();
    const questions = Object.values<string>(suggested);
    const [first = ''] = questions;
    await ask({ question: first, language });
    longest = Math.max(longest, performance.now() - began);
    const all = questions.flatMap((question) => Array.from({ length: atOnce }, () => question));
    await inFlight(all, atOnce, async (question) => void (await ask({ question, language })));
  }
  return longest;
};
