import { attributeNames } from '#contracts/catalog/known-models.ts';
import { askedIn, type Progress } from '#contracts/finder/answers.ts';
import type { CountedQuestion, FinderEvent, FinderOutcome } from '#contracts/finder/counting.ts';
import type { Suggestion } from '#contracts/finder/match.ts';
import { isAskedOfAll } from '#contracts/finder/questions.ts';
import { noteVisit } from '#web/shared/note-visit.ts';

/**
 * The reports of walks through the finder in this page, and never an answer: that one began, how it ended or where it was left,
 * and the first suggested shoe that was opened; several of them would describe a foot.
 */
export const finderVisit = (note: (event: FinderEvent) => void = noteVisit, chance = Math.random) => {
  let at: CountedQuestion | undefined;
  let outcome: FinderOutcome | undefined;
  let named: readonly Suggestion[] = [];
  const reported = new Set<string>();
  const once = (event: FinderEvent): boolean => {
    const isNew = !reported.has(event.kind);
    if (isNew) note(event);
    reported.add(event.kind);
    return isNew;
  };
  /**
   * A randomly drawn attribute: one toss of a coin reports the truth about it, the other the result of a second toss.
   * Any single report may be chance, and the sum of many is not.
   */
  const tellFact = () => {
    const attribute = attributeNames[Math.floor(chance() * attributeNames.length)];
    if (attribute && (chance() < 0.5 ? named.some(({ toAsk }) => toAsk.includes(attribute)) : chance() < 0.5))
      note({ kind: 'finderFact', attribute });
  };
  /** The page is hidden, or another one is shown. A visitor who comes back and finishes is reported as that too. */
  const leaves = () => {
    if (!at) return;
    if (!outcome) once({ kind: 'finderLeft', question: at });
    else if (once({ kind: 'finder', step: outcome }) && outcome === 'result') tellFact();
  };
  return {
    /**
     * Begins where a visitor is at the first question and has answered nothing: an address with answers was begun
     * elsewhere.
     */
    shows(progress: Progress) {
      const asked = askedIn(progress);
      if (!at) {
        if (progress.at !== asked[0] || Object.keys(progress.answers)[0]) return;
        outcome = undefined;
        reported.delete('finder');
        reported.delete('finderLeft');
        note({ kind: 'finder', step: 'start' });
      }
      if (progress.at !== 'result') at = asked.slice(0, asked.indexOf(progress.at) + 1).findLast(isAskedOfAll);
    },
    /** A result or a stop is seen. */
    ends(kind: FinderOutcome, shoes: readonly Suggestion[]) {
      outcome = kind;
      named = shoes;
    },
    opens: (id: string) => once({ kind: 'finderModel', id }),
    leaves,
    /** Another visit of the finder begins anew. */
    closes() {
      leaves();
      at = undefined;
    },
  };
};
