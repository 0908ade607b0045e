import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { newCounters } from '../model/counters.ts';
import { type Fold, type FoldState, fits, type VisitorId } from '../model/fold.ts';
import { foldReport } from '../model/fold-report.ts';
import type { Known } from '../model/known-addresses.ts';
import type { VisitMessage } from '../model/visit-message.ts';
import { unknownVisitor, type VisitorState } from '../model/visitor-state.ts';
import type { FoldingServices } from '../services.ts';

const idOf = ({ day, visitor }: VisitorId) => `${day} ${visitor}`;

/** What a few messages come to, beside what is known. */
const foldOf = (messages: readonly VisitMessage[], { stateOf, isCounted }: FoldState, known: Known): Fold => {
  const counters = newCounters();
  const visitors = new Map<string, VisitorId & { before: number; state: VisitorState }>();
  const reports = new Map(messages.filter((message) => !isCounted(message)).map((message) => [message.id, message]));
  for (const message of reports.values()) {
    const { day, visitor, yesterday } = message;
    const state = visitors.get(idOf(message))?.state ?? stateOf(message) ?? unknownVisitor;
    const before = yesterday && (visitors.get(idOf(yesterday))?.state ?? stateOf(yesterday));
    const after = foldReport(counters, known, message, { state, before });
    if (after === state) continue;
    visitors.set(idOf(message), { day, visitor, before: stateOf(message)?.version ?? 0, state: after });
  }
  return { reports: [...reports.values()], counters: counters.all(), visitors: [...visitors.values()] };
};

/** As many messages as one transaction most likely takes. */
const together = 40;

/**
 * Counts messages, a few in each transaction: its counters, what is known of its visitors, and the note that they are counted are
 * written together or not at all. So a message that comes again changes nothing, whenever its reader was stopped.
 * Answers those that could not be counted, by their id, with why.
 */
export const foldVisits =
  ({ folds, known: readKnown, withoutSurplus }: FoldingServices) =>
  async (messages: readonly VisitMessage[]): Promise<Map<string, unknown>> => {
    const known = await readKnown();
    const failures = new Map<string, unknown>();
    const writeAll = async (part: readonly VisitMessage[]): Promise<void> => {
      const visitors = part.flatMap(({ day, visitor, yesterday }) => [
        { day, visitor },
        ...(yesterday ? [yesterday] : []),
      ]);
      const fold = foldOf(part, await folds.read(visitors, part), known);
      // Nothing is worth a note that changes nothing: it would change as little if it came again.
      if (fold.counters.length === 0 && fold.visitors.length === 0) return;
      if (!fits(fold) && part.length > 1) {
        await writeAll(part.slice(0, Math.ceil(part.length / 2)));
        await writeAll(part.slice(Math.ceil(part.length / 2)));
        return;
      }
      await folds.write({ ...fold, counters: await withoutSurplus(fold.counters) });
    };
    const inOrder = messages.toSorted((one, other) => one.at - other.at);
    for (let at = 0; at < inOrder.length; at += together) {
      const part = inOrder.slice(at, at + together);
      try {
        await retryOnConflict(() => writeAll(part));
      } catch (error) {
        for (const { id } of part) failures.set(id, error);
      }
    }
    return failures;
  };
