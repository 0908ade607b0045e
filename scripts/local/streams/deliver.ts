import { setTimeout as pause } from 'node:timers/promises';
import { untilLetIn } from '../functions/concurrency.ts';
import type { Invoked } from '../functions/runner.ts';
import { handledRecords } from './handled.ts';
import type { Mapping } from './mapping-properties.ts';
import type { StreamRecord } from './record.ts';

/** Records that are no longer tried, and why. */
export interface Abandoned {
  records: StreamRecord[];
  condition: 'RetryAttemptsExhausted' | 'RecordAgeExceeded';
  attempts: number;
  last: Invoked;
}

export interface DeliveryParts {
  invoke(records: StreamRecord[]): Promise<Invoked>;
  abandon(abandoned: Abandoned): void;
  /** The records up to this one are dealt with. */
  moveTo(sequence: string): Promise<void>;
  now(): number;
  signal: AbortSignal;
}

/** Records of a stream live that long. */
const retentionSeconds = 24 * 60 * 60;
const firstDelay = 100;
const longestDelay = 5_000;
const delayOf = (failures: number): number => Math.min(firstDelay * 2 ** (failures - 1), longestDelay);
const lastSequence = (records: StreamRecord[]): string => records.at(-1)?.dynamodb.SequenceNumber ?? '';

/**
 * Hands a batch to the function until all its records are dealt with or given up, and moves the position on as that
 * happens. Rejects when the signal aborts before; the rest is then handed over again after the next start.
 */
export const deliver = async (
  batch: StreamRecord[],
  { terms }: Mapping,
  { invoke, abandon, moveTo, now, signal }: DeliveryParts,
): Promise<void> => {
  const maximumAge = terms.MaximumRecordAgeInSeconds < 0 ? retentionSeconds : terms.MaximumRecordAgeInSeconds;
  const isTooOld = (record: StreamRecord | undefined): boolean =>
    record !== undefined && now() / 1000 - record.dynamodb.ApproximateCreationDateTime > maximumAge;
  const isLastAttempt = (failures: number): boolean =>
    terms.MaximumRetryAttempts >= 0 && failures > terms.MaximumRetryAttempts;
  const reportsFailures = terms.FunctionResponseTypes.length > 0;

  const parts = [{ records: batch, failures: 0 }];
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
    const { records: handed } = part;
    const last = await untilLetIn(() => invoke(handed), { signal, isOver: () => isTooOld(handed[0]) });
    const handled = handledRecords(last, part.records, reportsFailures);
    if (handled > 0) await moveTo(lastSequence(part.records.slice(0, handled)));
    const records = part.records.slice(handled);
    if (records.length === 0) continue;
    signal.throwIfAborted();

    // Attempts count for the record at the front: another one there starts again at zero.
    const failures = handled > 0 ? 1 : part.failures + 1;
    const tooOld = isTooOld(records[0]);
    if (terms.BisectBatchOnFunctionError && handled === 0 && records.length > 1 && !tooOld) {
      // Splitting is no retry: it counts for neither half.
      const middle = Math.ceil(records.length / 2);
      const halves = [records.slice(0, middle), records.slice(middle)];
      parts.unshift(...halves.map((half) => ({ records: half, failures: part?.failures ?? 0 })));
    } else if (tooOld || isLastAttempt(failures)) {
      const condition = tooOld ? 'RecordAgeExceeded' : 'RetryAttemptsExhausted';
      abandon({ records, condition, attempts: failures, last });
      await moveTo(lastSequence(records));
    } else {
      await pause(delayOf(failures), undefined, { signal });
      parts.unshift({ records, failures });
    }
  }
};
