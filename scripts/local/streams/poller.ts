import type { ChangeLog, LogReader } from '../dynamodb/change-log.ts';
import { createBatches } from './batches.ts';
import { type DeliveryParts, deliver } from './deliver.ts';
import type { Mapping } from './mapping-properties.ts';
import { createNotifier } from './notifier.ts';

export interface PollerParts extends Omit<DeliveryParts, 'moveTo' | 'signal'> {
  log: ChangeLog;
  reader: LogReader;
  /** Called for what should never happen. */
  onProblem(message: string): void;
}

export interface Poller {
  /** Lets the running invocation finish, for a while. */
  stop(): Promise<void>;
}

/** How long a stop waits for the invocation that runs. */
const stopMilliseconds = 5_000;

/** Hands the records of one stream to one function, batch after batch, until it is stopped. */
export const startPoller = (mapping: Mapping, { log, reader, onProblem, ...parts }: PollerParts): Poller => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const notifier = createNotifier();
  log.onAppend(notifier.notify);
  const nextBatch = createBatches(mapping, reader, notifier, signal);

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      const { records, upTo } = await nextBatch();
      if (records.length > 0) await deliver(records, mapping, { ...parts, moveTo: reader.moveTo, signal });
      // Moves past the records that the filters dropped.
      if (upTo > reader.position()) await reader.moveTo(upTo);
    }
  };
  const running = run().catch((error: unknown) => {
    if (signal.aborted) return;
    onProblem(`${mapping.logicalId} stopped: ${error instanceof Error ? error.stack : String(error)}`);
  });

  return {
    stop: async () => {
      stopping.abort();
      notifier.notify();
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, stopMilliseconds);
      await Promise.race([running, promise]);
      clearTimeout(timer);
    },
  };
};
