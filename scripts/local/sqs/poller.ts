import { setTimeout as pause } from 'node:timers/promises';
import type { Invoked } from '../functions/runner.ts';
import { handledMessages, queueRecord } from './lambda-event.ts';
import type { QueueMapping } from './mapping-properties.ts';
import type { Message } from './message.ts';
import type { Queue } from './queue.ts';

export interface QueuePollerParts {
  queue: Queue;
  invoke(event: unknown, label: string): Promise<Invoked>;
  now(): number;
  /** Called for what should never happen. */
  onProblem(message: string): void;
}

export interface QueuePoller {
  /** Lets the running invocations finish, for a while. */
  stop(): Promise<void>;
}

/** How long a stop waits for the invocations that run. */
const stopMilliseconds = 5_000;
/** Messages in quick succession come together. */
const gatherMilliseconds = 20;
/** Timers run by the laptop's clock, so the twin's clock is looked at again and again. */
const longestWait = 30_000;

/** Hands the messages of a queue to a function, in as many batches at once as the mapping allows, until it is stopped. */
export const startQueuePoller = (
  { logicalId, batchSize, concurrency, reportsFailures }: QueueMapping,
  { queue, invoke, now, onProblem }: QueuePollerParts,
): QueuePoller => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { terms } = queue;

  const deliver = async (messages: Message[]): Promise<void> => {
    const event = { Records: messages.map((message) => queueRecord(terms, message)) };
    const outcome = await invoke(event, `queue ${terms.name}, messages: ${messages.length}`);
    // What failed comes again when it is visible again. A stopped twin leaves what it interrupted.
    for (const { receipt = '' } of handledMessages(outcome, messages, reportsFailures)) {
      await queue.delete(receipt).catch((error: unknown) => onProblem(`${logicalId}: ${String(error)}`));
    }
  };

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      const changed = queue.changed(
        Math.min((queue.nextVisible() ?? Number.POSITIVE_INFINITY) - now(), longestWait),
        signal,
      );
      const messages = await queue.receive(batchSize);
      if (messages.length > 0) await deliver(messages);
      else {
        await changed;
        await pause(gatherMilliseconds, undefined, { signal });
      }
    }
  };
  const running = Promise.all(Array.from({ length: concurrency }, run)).catch((error: unknown) => {
    if (signal.aborted) return;
    onProblem(`${logicalId} stopped: ${error instanceof Error ? error.stack : String(error)}`);
  });

  return {
    stop: async () => {
      stopping.abort();
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, stopMilliseconds);
      await Promise.race([running, promise]);
      clearTimeout(timer);
    },
  };
};
