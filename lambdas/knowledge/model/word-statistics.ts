import { conceptMark } from './language-words.ts';
import { countOf, fieldNumbers, fields, type PassageWords, partOf } from './passage-words.ts';

/** How many of some passages have each word: by that it is known how much it says among them. */
export interface WordStatistics {
  /** How many passages they are, and which. */
  size: number;
  isAmong(passage: number): boolean;
  /** How many of them have a term in their title, points or questions. */
  passagesWith(term: string): number;
  /** How often a word stands there; 1 of one that is in a name alone. */
  timesOf(word: string): number;
  /** How much a word says that has these terms; the rarer, the more. */
  weightOf(forms: readonly string[], concepts: readonly string[]): number;
  /** The same by the numbers of words. */
  weights: Float64Array;
  /** By field: how many different words it has, in the middle. */
  middles: Float64Array;
}

/** A word that nothing is known of says little: where a user lives, and how tired she is of it. */
const unknownShare = 0.4;

/** As MiniSearch has it, by whose scores everything was tuned: of a field that is missing the middle stays as it was. */
const middlesOf = ({ lengths, fieldOfPart, passageOfPart }: PassageWords, among: readonly number[]) => {
  const withSubject = new Set(passageOfPart.filter((_passage, part) => fieldOfPart[part] === fieldNumbers.subject));
  const middles = new Float64Array(fields.length);
  for (const [before, passage] of among.entries()) {
    for (const field of middles.keys()) {
      if (field === fieldNumbers.subject && !withSubject.has(passage)) continue;
      const length = lengths[passage * fields.length + field] ?? 0;
      middles[field] = ((middles[field] ?? 0) * before + length) / (before + 1);
    }
  }
  return middles;
};

export const wordStatistics = (
  read: PassageWords,
  among: readonly number[],
  wordsOfNames: ReadonlySet<string>,
): WordStatistics => {
  const { words, terms, termsOfWord, wordsOfTerm, entries, passageOfPart, fieldOfPart } = read;
  const isAmong = new Uint8Array(read.lengths.length / fields.length);
  for (const passage of among) isAmong[passage] = 1;
  const size = among.length;

  const passagesWith = new Uint32Array(terms.size);
  const times = new Uint32Array(words.size);
  /** By passage: the last term that was found in it. */
  const seen = new Int32Array(isAmong.length).fill(-1);
  for (let term = 0; term < terms.size; term += 1) {
    const lastWord = wordsOfTerm.starts[term + 1] ?? 0;
    for (let at = wordsOfTerm.starts[term] ?? 0; at < lastWord; at += 1) {
      const word = wordsOfTerm.items[at] ?? 0;
      const lastEntry = entries.starts[word + 1] ?? 0;
      let all = 0;
      for (let each = entries.starts[word] ?? 0; each < lastEntry; each += 1) {
        const entry = entries.items[each] ?? 0;
        const part = partOf(entry);
        const passage = passageOfPart[part] ?? 0;
        if (isAmong[passage] === 0 || fieldOfPart[part] === fieldNumbers.subject) continue;
        all += countOf(entry);
        if (seen[passage] === term) continue;
        seen[passage] = term;
        passagesWith[term] = (passagesWith[term] ?? 0) + 1;
      }
      times[word] = all;
    }
  }

  const withTerm = (term: string): number => passagesWith[terms.get(term) ?? -1] ?? 0;
  /** A word that no passage has says what others of its meaning say. */
  const weigh = (ofForms: number, ofConcepts: number, hasConcepts: boolean): number => {
    const share = ofForms === 0 && !hasConcepts ? unknownShare : 1;
    const most = ofForms === 0 && hasConcepts ? ofConcepts : ofForms;
    return share * Math.log(1 + (size + 0.5) / (most + 0.5));
  };
  const areConcepts = Uint8Array.from(terms.keys(), (term) => (term.startsWith(conceptMark) ? 1 : 0));
  const weights = new Float64Array(words.size);
  for (const word of weights.keys()) {
    const most = [0, 0];
    let hasConcepts = false;
    const last = termsOfWord.starts[word + 1] ?? 0;
    for (let at = termsOfWord.starts[word] ?? 0; at < last; at += 1) {
      const term = termsOfWord.items[at] ?? 0;
      const isConcept = areConcepts[term] ?? 0;
      if (isConcept === 1) hasConcepts = true;
      most[isConcept] = Math.max(most[isConcept] ?? 0, passagesWith[term] ?? 0);
    }
    weights[word] = weigh(most[0] ?? 0, most[1] ?? 0, hasConcepts);
  }

  return {
    size,
    isAmong: (passage) => isAmong[passage] === 1,
    passagesWith: withTerm,
    timesOf: (word) => times[words.get(word) ?? -1] || Number(wordsOfNames.has(word)),
    weightOf: (forms, concepts) =>
      weigh(Math.max(0, ...forms.map(withTerm)), Math.max(0, ...concepts.map(withTerm)), concepts.length > 0),
    weights,
    middles: middlesOf(read, among),
  };
};
