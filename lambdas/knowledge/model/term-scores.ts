import { isMarked, nameMark } from './language-words.ts';
import { countOf, type Field, fields, type PassageWords, visitEntries } from './passage-words.ts';
import { conceptShare, type Said } from './said-words.ts';
import type { WordStatistics } from './word-statistics.ts';

/** How much a field says about what its passage answers: a user has asked exactly this, or almost. */
const boostOf: Record<Field, number> = { questions: 1.5, title: 3, text: 1.5, subject: 4 };
const boosts = fields.map((field) => boostOf[field]);
const conceptBoost = 0.5;
/** A form of so many letters is also found where it begins a longer one, which counts less the longer that one is. */
const shortestBeginning = 5;
const beginningShare = 0.5;
const beginningLoss = 0.3;
/** BM25+: how soon more of a word adds nothing, how much a field's length counts, and what a word is worth in the longest one. */
const bm25 = { k: 1.2, b: 0.7, d: 0.5 };

/** By passage. */
export interface TermScores {
  /** 0 where it has none of the words. */
  scores: Float64Array;
  /** How much of the question's words it has. */
  covered: Float64Array;
}

/**
 * Scores passages by the words of a question as MiniSearch does: BM25+ field by field. That library keeps an object for each word of each field,
 * which takes more memory and time than a function has; a test holds both to the same scores.
 */
export const termScores = (read: PassageWords) => {
  const { terms, entries, fieldOfPart, passageOfPart, lengths } = read;
  const passages = lengths.length / fields.length;
  const beginnable = [...terms.keys()].filter((term) => term.length > shortestBeginning && !isMarked(term)).sort();
  const longerThan = (beginning: string): string[] => {
    let [from, to] = [0, beginnable.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((beginnable[middle] ?? '') < beginning) from = middle + 1;
      else to = middle;
    }
    const found: string[] = [];
    for (let at = from; beginnable[at]?.startsWith(beginning); at += 1) {
      const term = beginnable[at] ?? '';
      if (term !== beginning) found.push(term);
    }
    return found;
  };

  return (words: readonly Said[], { size, isAmong, middles }: WordStatistics): TermScores => {
    const [scores, covered] = [new Float64Array(passages), new Float64Array(passages)];
    /** By field and passage, of one term. */
    const times = new Uint32Array(fields.length * passages);
    const found: number[][] = fields.map(() => []);
    const isFound = new Uint8Array(passages);

    /** Adds what one term is worth to all that have it. */
    const add = (term: string, weight: number, met: Set<number>) => {
      // In however many of its questions a passage names a shoe, it is the same one.
      const most = term.startsWith(nameMark) ? 1 : Number.POSITIVE_INFINITY;
      visitEntries(read, term, (place, part) => {
        const passage = passageOfPart[part] ?? 0;
        if (!isAmong(passage)) return;
        const field = fieldOfPart[part] ?? 0;
        const at = field * passages + passage;
        if (times[at] === 0) found[field]?.push(passage);
        times[at] = Math.min(most, (times[at] ?? 0) + countOf(entries.items[place] ?? 0));
      });
      for (const [field, having] of found.entries()) {
        const rarity = Math.log(1 + (size - having.length + 0.5) / (having.length + 0.5));
        for (const passage of having) {
          const at = field * passages + passage;
          const often = times[at] ?? 0;
          const length = (lengths[passage * fields.length + field] ?? 0) / (middles[field] ?? 1);
          const worth = bm25.d + (often * (bm25.k + 1)) / (often + bm25.k * (1 - bm25.b + bm25.b * length));
          scores[passage] = (scores[passage] ?? 0) + weight * (boosts[field] ?? 1) * rarity * worth;
          times[at] = 0;
          met.add(passage);
        }
        having.length = 0;
      }
    };

    const asked = new Map<string, { times: number; share: number }>();
    for (const { forms, concepts, times: often } of words) {
      const note = (term: string, share: number) =>
        asked.set(term, { times: (asked.get(term)?.times ?? 0) + often, share });
      // A word with several forms counts as one.
      for (const form of forms) note(form, 1 / forms.length);
      for (const concept of concepts) note(concept, conceptBoost);
    }
    const having = new Map<string, Set<number>>();
    for (const [term, { times: often, share }] of asked) {
      const met = new Set<number>();
      having.set(term, met);
      add(term, often * share, met);
      if (term.length < shortestBeginning || isMarked(term)) continue;
      for (const longer of longerThan(term)) {
        const more = longer.length - term.length;
        const part = (beginningShare * longer.length) / (longer.length + beginningLoss * more);
        add(longer, part * often * share, met);
      }
    }
    // The more of the terms a passage has, the surer it is meant.
    const terms = new Uint32Array(passages);
    for (const met of having.values()) for (const passage of met) terms[passage] = (terms[passage] ?? 0) + 1;
    for (const [passage, many] of terms.entries()) scores[passage] = (scores[passage] ?? 0) * many;

    const whole = words.reduce((sum, { weight }) => sum + weight, 0);
    for (const { forms, concepts, weight } of words) {
      isFound.fill(0);
      const cover = (term: string, share: number) => {
        for (const passage of having.get(term) ?? []) {
          if (isFound[passage] === 1) continue;
          isFound[passage] = 1;
          covered[passage] = (covered[passage] ?? 0) + share * weight;
        }
      };
      for (const form of forms) cover(form, 1);
      for (const concept of concepts) cover(concept, conceptShare);
    }
    if (whole > 0) for (const passage of covered.keys()) covered[passage] = (covered[passage] ?? 0) / whole;
    return { scores, covered };
  };
};
