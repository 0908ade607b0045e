import { type LanguageWords, nameMark } from './language-words.ts';
import { type Lists, listOf, listsBy } from './lists.ts';
import type { LocalizedPassage } from './passage.ts';
import { wordsOf } from './word-forms.ts';

/** The fields of a passage that are searched. */
export const fields = ['questions', 'title', 'text', 'subject'] as const;
export type Field = (typeof fields)[number];
const [questions, title, text, subject] = [0, 1, 2, 3];
export const fieldNumbers = { questions, title, text, subject };

/** How often a word stands in a part is kept in so many bits beside the part; more often is as often. */
const countBits = 8;
const mostCounted = 2 ** countBits - 1;
export const partOf = (entry: number): number => entry >>> countBits;
export const countOf = (entry: number): number => entry & mostCounted;

/**
 * Which word stands where, read once. Everything is a number: a passage by its place, a part (a title, a question, a point) by its place among
 * all parts, a word and what it is found under (a term: a form or a concept) by the order in which they came.
 */
export interface PassageWords {
  words: ReadonlyMap<string, number>;
  terms: ReadonlyMap<string, number>;
  /** By word, its terms; by term, the words that have it. */
  termsOfWord: Lists;
  wordsOfTerm: Lists;
  /** By word, the parts in which it is, with how often: `partOf`, `countOf`. */
  entries: Lists;
  /** By part, the words in it that say something, each once. */
  wordsOfPart: Lists;
  passageOfPart: Uint32Array;
  fieldOfPart: Uint8Array;
  /** How many different words a field of a passage has, by passage and field; a field that is not there has none. */
  lengths: Uint32Array;
  /** The last passage of which a question is these words, all of them in this order. */
  askedAs(words: readonly string[], isAmong: (passage: number) => boolean): number | undefined;
}

/** Visits each place of each word that is found under a term, by the number of its entry; of an unknown term none. */
export const visitEntries = (
  { terms, wordsOfTerm, entries }: PassageWords,
  term: string,
  visit: (place: number, part: number, word: number) => void,
): void => {
  const number = terms.get(term);
  if (number === undefined) return;
  for (const word of listOf(wordsOfTerm, number)) {
    const last = entries.starts[word + 1] ?? 0;
    for (let place = entries.starts[word] ?? 0; place < last; place += 1) {
      visit(place, partOf(entries.items[place] ?? 0), word);
    }
  }
};

/** A number that the same words have. */
const sum = (before: number, word: number): number => (Math.imul(before, 31) + word) | 0;

/** By itself, so that what it needs while it reads is not kept by what looks into the result. */
const readAll = (
  { forms, concepts, isFiller, names, wordsOfNames }: LanguageWords,
  passages: readonly LocalizedPassage[],
) => {
  const [words, terms] = [new Map<string, number>(), new Map<string, number>()];
  const termPairs = { words: [] as number[], terms: [] as number[] };
  /** By word: whether it says nothing, whether a name may begin with it, and where it was seen last. */
  const [fillers, beginners, seenIn, seenAt, seenInField]: [boolean[], boolean[], number[], number[], number[]] = [
    [],
    [],
    [],
    [],
    [],
  ];
  const wordNumber = (word: string): number => {
    const known = words.get(word);
    if (known !== undefined) return known;
    const id = words.size;
    words.set(word, id);
    fillers.push(isFiller(word));
    beginners.push(names.mayBegin(word));
    seenIn.push(-1);
    seenAt.push(-1);
    seenInField.push(-1);
    for (const term of [...forms(word), ...concepts(word)]) {
      const number = terms.get(term) ?? terms.size;
      terms.set(term, number);
      termPairs.words.push(id);
      termPairs.terms.push(number);
    }
    return id;
  };

  const pairs = { words: [] as number[], parts: [] as number[], entries: [] as number[] };
  const parts = { passages: [] as number[], fields: [] as number[], sums: [] as number[] };
  const lengths = new Uint32Array(passages.length * fields.length);

  const read = (passage: number, field: number, said: string) => {
    const [part, place] = [parts.passages.length, passage * fields.length + field];
    const note = (word: number) => {
      if (seenIn[word] === part) {
        const at = seenAt[word] ?? 0;
        const entry = pairs.entries[at] ?? 0;
        if (countOf(entry) < mostCounted) pairs.entries[at] = entry + 1;
        return;
      }
      seenIn[word] = part;
      seenAt[word] = pairs.words.length;
      pairs.words.push(word);
      pairs.parts.push(part);
      pairs.entries.push((part << countBits) + 1);
      if (seenInField[word] === place) return;
      seenInField[word] = place;
      lengths[place] = (lengths[place] ?? 0) + 1;
    };
    const here = wordsOf(said);
    let [all, mayName] = [0, false];
    for (const word of here) {
      const number = wordNumber(word);
      all = sum(all, number);
      if (beginners[number]) mayName = true;
      if (!fillers[number]) note(number);
    }
    if (mayName) for (const id of names.allAmong(here)) note(wordNumber(`${nameMark}${id}`));
    parts.passages.push(passage);
    parts.fields.push(field);
    parts.sums.push(all);
  };
  for (const [place, passage] of passages.entries()) {
    read(place, title, passage.title);
    for (const point of passage.text) read(place, text, point);
    for (const question of passage.questions) read(place, questions, question);
    if (passage.subject !== undefined) read(place, subject, passage.subject);
  }
  for (const word of wordsOfNames) wordNumber(word);

  return {
    words,
    terms,
    termsOfWord: listsBy(termPairs.words, termPairs.terms, words.size),
    wordsOfTerm: listsBy(termPairs.terms, termPairs.words, terms.size),
    entries: listsBy(pairs.words, pairs.entries, words.size),
    wordsOfPart: listsBy(pairs.parts, pairs.words, parts.passages.length),
    passageOfPart: Uint32Array.from(parts.passages),
    fieldOfPart: Uint8Array.from(parts.fields),
    lengths,
    sums: Int32Array.from(parts.sums),
  };
};

export const passageWords = (known: LanguageWords, passages: readonly LocalizedPassage[]): PassageWords => {
  const { sums, ...read } = readAll(known, passages);
  const { words, passageOfPart, fieldOfPart } = read;
  return {
    ...read,

    askedAs(asked, isAmong) {
      let all = 0;
      for (const word of asked) {
        const number = words.get(word);
        if (number === undefined) return undefined;
        all = sum(all, number);
      }
      const line = asked.join(' ');
      const isThat = (part: number): boolean => {
        if (sums[part] !== all || fieldOfPart[part] !== questions) return false;
        const passage = passageOfPart[part] ?? 0;
        return isAmong(passage) && passages[passage]?.questions.some((one) => wordsOf(one).join(' ') === line) === true;
      };
      const part = sums.findLastIndex((_sum, each) => isThat(each));
      return part < 0 ? undefined : passageOfPart[part];
    },
  };
};
