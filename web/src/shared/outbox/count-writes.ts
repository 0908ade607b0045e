import { readStorage, removeStorage, writeStorage } from '../storage.ts';
import { exclusive } from './exclusive.ts';
import { lostChanges } from './lost-changes.ts';
import { allWrites, changeWrites, countWrites } from './outbox-db.ts';
import { type OutboxCount, outboxStatus } from './outbox-status.ts';
import type { WaitingWrite } from './waiting-write.ts';

const countsOf = (writes: WaitingWrite[]): Record<string, OutboxCount> => {
  const counts: Record<string, OutboxCount> = {};
  for (const { owner, state } of writes) {
    counts[owner] ??= { waiting: 0, stuck: 0 };
    counts[owner][state === 'waiting' ? 'waiting' : 'stuck'] += 1;
  }
  return counts;
};
const sumOf = ({ waiting, stuck }: OutboxCount = { waiting: 0, stuck: 0 }): number => Number(waiting) + Number(stuck);

/**
 * There from before a change until it is counted: a tab that dies in between leaves an old count, and nothing is lost. Other tabs hear of
 * it, also where one change takes the place of another and the count stays.
 */
const changingKey = 'outbox-changing';

/** Compares what was counted last with what is there. */
const compare = async (): Promise<void> => {
  const before = outboxStatus.all();
  const writes = await allWrites();
  const counts = countsOf(writes);
  const isSure = readStorage(changingKey) === null && (await countWrites()) === writes.length;
  const missing = Object.keys(before)
    .map((owner) => [owner, sumOf(before[owner]) - sumOf(counts[owner])] as const)
    .filter(([, count]) => count > 0);
  if (isSure && missing.length > 0) lostChanges.add(Object.fromEntries(missing));
  removeStorage(changingKey);
  if (JSON.stringify(before) !== JSON.stringify(counts)) outboxStatus.write(counts);
};

/** One after the other, in all tabs: the last to count has seen what all have changed. */
const inTurn = <T>(act: () => Promise<T>): Promise<T> => exclusive('outbox-count', act);

/**
 * Counts anew what waits, and notes what is missing. The count is in another store of the browser than what it counts, and one
 * of the two can be deleted without the other.
 */
export const recount = (): Promise<void> => inTurn(compare);

/** Changes the outbox, and informs this tab and the others. */
export const changeCounted = (change: Parameters<typeof changeWrites>[0]): Promise<void> =>
  inTurn(async () => {
    await compare();
    writeStorage(changingKey, 'yes');
    await changeWrites(change).catch((failure: unknown) => {
      removeStorage(changingKey);
      throw failure;
    });
    outboxStatus.write(countsOf(await allWrites()));
    removeStorage(changingKey);
  });
