import { setTimeout as pause } from 'node:timers/promises';
import type { LogReader } from '../dynamodb/change-log.ts';
import type { Mapping } from './mapping-properties.ts';
import type { Notifier } from './notifier.ts';
import { type StreamRecord, streamRecord } from './record.ts';

export interface Batch {
  records: StreamRecord[];
  /** The last change that was looked at, wanted or not. */
  upTo: string;
  isFull: boolean;
}

/** Lambda's limit of an event, in bytes. */
const eventLimit = 6 * 1024 * 1024;
/** Changes in quick succession share one read of the log. AWS reads four times a second. */
const gatherMilliseconds = 20;

/** Reads a stream in batches as a mapping wants them. */
export const createBatches = (mapping: Mapping, reader: LogReader, notifier: Notifier, signal: AbortSignal) => {
  const { stream, matches, terms } = mapping;

  const fill = async (batch: Batch): Promise<Batch> => {
    const records = [...batch.records];
    let { upTo } = batch;
    let bytes = Buffer.byteLength(JSON.stringify(records));
    for await (const change of reader.read(upTo)) {
      const record = streamRecord(stream, change);
      if (matches(record)) {
        bytes += Buffer.byteLength(JSON.stringify(record)) + 1;
        if (bytes > eventLimit && records.length > 0) return { records, upTo, isFull: true };
        records.push(record);
      }
      upTo = change.sequence;
      if (records.length === terms.BatchSize) return { records, upTo, isFull: true };
    }
    return { records, upTo, isFull: false };
  };

  /**
   * The next batch: as soon as there is a record and the batching window is over, or the batch is full. It has no
   * records if the filters took all. Rejects when the signal aborts.
   */
  return async (): Promise<Batch> => {
    const position = reader.position();
    let batch = await fill({ records: [], upTo: position, isFull: false });
    let windowEnd = Number.POSITIVE_INFINITY;
    while (!batch.isFull) {
      if (batch.records.length > 0) {
        windowEnd = Math.min(windowEnd, performance.now() + terms.MaximumBatchingWindowInSeconds * 1000);
        if (performance.now() >= windowEnd) break;
      } else if (batch.upTo > position) break;
      await notifier.wait(windowEnd - performance.now());
      await pause(gatherMilliseconds, undefined, { signal });
      batch = await fill(batch);
    }
    return batch;
  };
};
