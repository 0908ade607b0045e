import { foldText, withDashes } from '#contracts/text/folding.ts';
import type { UserRecord } from '../user.ts';
import { phonePrefix, phoneWords } from './phone.ts';

/**
 * The limit of words: every word is an item, and a transaction holds 100, which must fit the words before and after a
 * change.
 */
export const wordLimit = 40;
/**
 * The limit of a word in code points. A longer word is found by this much of it; a search has at most 100
 * (contracts/users/endpoints.ts).
 */
const lengthLimit = 100;

const cut = (word: string): string => [...word].slice(0, lengthLimit).join('');

/** Each suffix that begins at the start of a word: `dana.levi` is found by `dana.levi` and by `levi`. */
const beginnings = (chunk: string): string[] => {
  const text = chunk.replace(/[^\p{L}\p{N}\p{So}]+$/u, '');
  return [...text.matchAll(/(?<![\p{L}\p{N}\p{So}])[\p{L}\p{N}\p{So}]/gu)].map(({ index }) => text.slice(index));
};

const isNumber = (word: string): boolean => !/[^\d+().\s-]/.test(word);

/** A number in a text, such as `5-7`, is also found as it is typed into a search: like a phone number. */
const withNumbers = (word: string): string[] => (isNumber(word) ? [word, ...phoneWords(word)] : [word]);

type Searchable = Pick<UserRecord, 'username' | 'email' | 'phone' | 'location'>;

/**
 * The words under which a user is found: folded, without spaces, sorted. If there are more than `wordLimit`, suffixes
 * from within words are left out first.
 */
export const userWords = ({ username, email, phone, location }: Searchable): string[] => {
  const [whole, inner]: [string[], string[]] = [[], []];
  const text = foldText(`${username} ${email} ${location}`);
  // A search has ordinary hyphens; words with others stay, because records of former times have them.
  for (const chunk of new Set(`${text} ${withDashes(text, '-')}`.split(/\s+/))) {
    const [first, ...others] = beginnings(chunk);
    if (first !== undefined) whole.push(...withNumbers(first));
    inner.push(...others.flatMap(withNumbers));
  }
  const words = new Set([...whole, ...phoneWords(phone), ...inner].filter(Boolean).map(cut));
  return [...words].slice(0, wordLimit).sort();
};

/** Digits and the separators of phone numbers, spaces included: `052-123 45 67` is one word. */
const queryParts = /[\d+().-]+(?:\s+[\d+().-]+)*(?=\s|$)|\S+/g;

/** A search text as beginnings of words; empty if nothing can be looked for. */
export const queryWords = (search: string): string[] => {
  const parts = foldText(search).match(queryParts) ?? [];
  const words = parts.map((part) => cut(isNumber(part) ? phonePrefix(part) : (beginnings(part)[0] ?? '')));
  const distinct = [...new Set(words)].filter(Boolean);
  return distinct.filter((word) => !distinct.some((longer) => longer !== word && longer.startsWith(word)));
};
