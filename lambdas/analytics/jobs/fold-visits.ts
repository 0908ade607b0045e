import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { addressLimits, unknownAddress } from '../model/address-state.ts';
import { newCounters } from '../model/counters.ts';
import { type Fold, type FoldState, fits, newStates, type StateKey } from '../model/fold.ts';
import { foldReport } from '../model/fold-report.ts';
import type { Known } from '../model/known-addresses.ts';
import { heldBack, type NamesOfDay, namesIn } from '../model/names.ts';
import type { VisitMessage } from '../model/visit-message.ts';
import { unknownVisitor } from '../model/visitor-state.ts';
import type { FoldingServices } from '../services.ts';

const visitorKey = ({ day, visitor: id }: { day: string; visitor: string }): StateKey<'visitor'> => ({
  ...{ kind: 'visitor', day, id },
});
/** A message of an earlier release names no address: each of its visitors is one of their own. */
const addressKey = ({ day, address, visitor }: VisitMessage): StateKey<'address'> => ({
  ...{ kind: 'address', day, id: address ?? visitor },
});
/** The keys of the states that are needed to count a message. */
const keysOf = (message: VisitMessage): StateKey[] => [
  visitorKey(message),
  ...(message.yesterday ? [visitorKey(message.yesterday)] : []),
  ...(message.isRobot ? [] : [addressKey(message)]),
  ...namesIn(message).map((id): StateKey => ({ kind: 'name', day: message.day, id })),
];

/** The changes that a few messages make to the stored state. */
const foldOf = (messages: readonly VisitMessage[], stored: FoldState, known: Known): Fold => {
  const counters = newCounters();
  const states = newStates(stored);
  const reports = new Map(
    messages.filter((message) => !stored.isCounted(message)).map((message) => [message.id, message]),
  );
  for (const message of reports.values()) {
    const { day, yesterday } = message;
    const [visitor, address] = [visitorKey(message), addressKey(message)];
    const there = () => states.get(address) ?? unknownAddress;
    const present = states.get(visitor);
    const isSurplus = !present && !message.isRobot && there().visitors >= addressLimits.visitors;
    const names: NamesOfDay = {
      stateOf: (id) => states.get({ kind: 'name', day, id }),
      keep: (id, state) => states.set({ kind: 'name', day, id }, state),
      mayName: () => {
        const before = there();
        if (before.names >= addressLimits.names) return false;
        states.set(address, { ...before, names: before.names + 1 });
        return true;
      },
    };
    const state = present ?? unknownVisitor;
    const before = yesterday && states.get(visitorKey(yesterday));
    const after = foldReport(
      heldBack(counters, address.id, names),
      known,
      isSurplus ? { ...message, isRobot: true } : message,
      { state, before },
    );
    if (after === state) continue;
    if (!present) states.set(address, { ...there(), visitors: there().visitors + 1 });
    states.set(visitor, after);
  }
  return { reports: [...reports.values()], counters: counters.all(), states: states.all() };
};

/** As many messages as one transaction most likely takes. */
const together = 40;

/**
 * Counts messages, a few in each transaction: its counters, what is known of its visitors, and the note that they are counted are
 * written together or not at all. So a message that comes again changes nothing, whenever its reader was stopped.
 * Returns those that could not be counted, by their id, with why.
 */
export const foldVisits =
  ({ folds, known: readKnown, withoutSurplus }: FoldingServices) =>
  async (messages: readonly VisitMessage[]): Promise<Map<string, unknown>> => {
    const known = await readKnown();
    const failures = new Map<string, unknown>();
    const writeAll = async (part: readonly VisitMessage[]): Promise<void> => {
      const fold = foldOf(part, await folds.read(part.flatMap(keysOf), part), known);
      // Nothing is worth a note that changes nothing: it would change as little if it came again.
      if (fold.counters.length === 0 && fold.states.length === 0) return;
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
