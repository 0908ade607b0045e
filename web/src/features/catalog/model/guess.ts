import { foldedWords, foldPhrase } from '#contracts/text/folding.ts';
import type { GuessQuery } from './search/answer.ts';

/** The letters on the same keys of the English, Hebrew and Russian layouts. */
const layouts = [
  "qwertyuiop[]asdfghjkl;'zxcvbnm,./",
  "/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ.",
  'йцукенгшщзхъфывапролджэячсмитьбю.',
];
/** The letters а to я in Latin; ё has been folded to е. */
const latin = 'a b v g d e zh z i i k l m n o p r s t u f h ts ch sh sh  i  e yu ya'.split(' ');

/** The approximate sound of a text: in Latin letters, with one spelling for equal sounds. */
const sound = (text: string) =>
  text
    .replace(/[а-я]/g, (letter) => latin[letter.charCodeAt(0) - 0x430] ?? '')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|[ck]h|[cq]/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/ou/g, 'u')
    .replace(/y/g, 'i')
    .replace(/(.)\1/g, '$1');

/**
 * The number of letters that are extra, missing, wrong or swapped; a longer text is also compared with the beginning of
 * the word.
 */
const mistakes = (typed: string, word: string): number => {
  let earlier: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, place) => place);
  for (let i = 0; i < typed.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < word.length; j++) {
      const isSwapped = i > 0 && j > 0 && typed[i] === word[j - 1] && typed[i - 1] === word[j];
      next.push(
        Math.min(
          (row[j] ?? 0) + (typed[i] === word[j] ? 0 : 1),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          isSwapped ? (earlier[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [earlier, row] = [row, next];
  }
  return typed.length > 4 ? Math.min(...row) : (row[word.length] ?? 0);
};

/** Allows one mistake from four letters on, two from eight on. */
const allowed = (typed: string) => Math.floor(Math.min(typed.length, 8) / 4);

interface KnownWord {
  word: string;
  folded: string;
  heard: string;
}

/** From the first letter to the last: a title may have a colon after it. */
const wordsOfText = /[\p{L}\p{M}\p{N}](?:[^\s-]*[\p{L}\p{M}\p{N}])?/gu;

/** Worked out once for all readings of a query: there are many words. */
const knownWords = (texts: readonly string[]): KnownWord[] =>
  [...new Set(texts.flatMap((text) => text.match(wordsOfText) ?? []))].map((word) => {
    const folded = foldPhrase(word);
    return { word, folded, heard: sound(folded) };
  });

/** The known word that a typed one most likely means; the first of equals. */
const meant = (typed: string, known: readonly KnownWord[]): string | undefined => {
  const heardTyped = sound(typed);
  const [best] = known
    .map(({ word, folded, heard }) => {
      const isPart = typed.length > 1 && folded.includes(typed);
      return { word, cost: isPart ? 0 : Math.min(mistakes(typed, folded), mistakes(heardTyped, heard) + 1) };
    })
    .filter(({ cost }) => cost <= allowed(typed))
    .sort((a, b) => a.cost - b.cost);
  return best?.word;
};

/** Hebrew writes "and", "the", "to" and the like as letters before a word. */
const hebrewPrefix = /^(?:ו[בהכלמש]{0,2}|[בהכלמש]{1,2})$/;
const isPrefixed = (typed: string, word: string): boolean =>
  typed === word || (typed.endsWith(word) && hebrewPrefix.test(typed.slice(0, -word.length)));

/** The query as it was perhaps meant, in words of the texts: typed on another layout, misspelt, or written as it sounds. */
export const guessQuery: GuessQuery = (query, texts) => {
  const known = knownWords(texts);
  const typed = query.toLowerCase();
  const readings = layouts.flatMap((from) =>
    layouts.map((to) => (from === to ? typed : [...typed].map((key) => to[from.indexOf(key)] ?? key).join(''))),
  );
  for (const reading of new Set(readings)) {
    const asked = foldedWords(reading);
    const words = asked.flatMap((word) => meant(word, known) ?? []);
    if (words.length === 0 || words.length < asked.length) continue;
    const isGrammar =
      reading === typed && asked.every((word, place) => isPrefixed(word, foldPhrase(words[place] ?? '')));
    return { query: words.join(' '), isGrammar };
  }
  return undefined;
};
