import { setTimeout as pause } from 'node:timers/promises';
import { untilLetIn } from '../functions/concurrency.ts';
import { callsIn, longestChain, longestOf, withCall } from '../functions/lineage.ts';
import type { Invoked } from '../functions/runner.ts';
import { handledMessages, queueRecord } from './lambda-event.ts';
import { type QueueMapping, receiveLimit } from './mapping-properties.ts';
import type { Message } from './message.ts';
import type { Queue } from './queue-interface.ts';

export interface QueuePollerParts {
  queue: Queue;
  invoke(event: unknown, label: string, trace: string): Promise<Invoked>;
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
  { logicalId, functionArn, batchSize, windowSeconds, concurrency, reportsFailures, allowsLoops }: QueueMapping,
  { queue, invoke, now, onProblem }: QueuePollerParts,
): QueuePoller => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { terms } = queue;

  const deliver = async (messages: Message[]): Promise<void> => {
    const chain = longestOf(
      messages.map(({ trace }) => trace),
      functionArn,
    );
    if (!allowsLoops && callsIn(chain, functionArn) >= longestChain) {
      // They are not handled, so they come again until they are dead letters.
      onProblem(`${logicalId}: RecursiveInvocationException, as ${functionArn} sends messages to itself`);
      return;
    }
    const event = { Records: messages.map((message) => queueRecord(terms, message)) };
    const label = `queue ${terms.name}, messages: ${messages.length}`;
    // Another consumer may get them then.
    const hidden = now() + terms.VisibilityTimeout * 1_000;
    const call = () => invoke(event, label, withCall(chain, functionArn));
    const outcome = await untilLetIn(call, { signal, isOver: () => now() >= hidden });
    // A message that failed comes again when it is visible again. A stopped twin leaves what it interrupted.
    const handled = handledMessages(outcome, messages, reportsFailures);
    // At once, so that all of them are one write of the queue's file.
    const deleted = await Promise.allSettled(handled.map(({ receipt = '' }) => queue.delete(receipt)));
    for (const each of deleted) if (each.status === 'rejected') onProblem(`${logicalId}: ${String(each.reason)}`);
  };

  /** As many as a batch takes: those that are there, and those that come within the window. */
  const gather = async (): Promise<Message[]> => {
    // Lambda makes many receives for a large batch; each of ours would look through the queue from its beginning.
    const messages = await queue.receive(batchSize);
    if (messages.length === 0 || batchSize <= receiveLimit) return messages;
    // By the twin's clock: a user who moves it on must not make messages wait for hours in a batch that is not handed
    // over.
    const end = now() + windowSeconds * 1_000;
    while (messages.length < batchSize && now() < end) {
      const more = await queue.receive(batchSize - messages.length);
      messages.push(...more);
      if (more.length === 0) await pause(gatherMilliseconds, undefined, { signal });
    }
    return messages;
  };

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      // From before the look, so that nothing arrives unseen between the two.
      const change = queue.nextChange();
      const messages = await gather();
      if (messages.length > 0) await deliver(messages);
      else {
        const untilVisible = (queue.nextVisible() ?? Number.POSITIVE_INFINITY) - now();
        await queue.changed(Math.min(untilVisible, longestWait), signal, change);
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
