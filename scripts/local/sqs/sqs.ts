import path from 'node:path';
import type { Invoke } from '../functions/invoke.ts';
import type { Authorizer, Caller } from '../iam/authorizer.ts';
import { openJournal } from '../runtime/journal.ts';
import type { Service } from '../stand-in/service.ts';
import type { StandIn } from '../stand-in/stand-in.ts';
import type { Stack } from '../template/stack.ts';
import { type QueueMapping, readQueueMappings } from './mapping-properties.ts';
import { type Message, messageSchema } from './message.ts';
import { type QueuePoller, startQueuePoller } from './poller.ts';
import { createQueue } from './queue.ts';
import type { Queue } from './queue-interface.ts';
import { readQueues } from './queue-properties.ts';
import { sqsService } from './service.ts';

/** How a queue stands, for the console and for tests. */
export interface QueueState {
  queue: string;
  waiting: number;
  inFlight: number;
  delayed: number;
  /** When its oldest message was sent; null for an empty queue. */
  oldest: string | null;
  /** The queue takes what others gave up. */
  isDeadLetters: boolean;
  /** The function that gets its messages, and whether it does. */
  functionArn: string | null;
  state: 'no function' | 'not started' | 'running' | 'disabled' | 'refused by IAM';
}

/** The SQS stand-in: the queues of a template, and the event source mappings that read them. */
export interface Sqs extends StandIn {
  services: { sqs: Service };
  /** Puts a message of an AWS service into a queue of the template. */
  send(queueArn: string, body: string, sender: string): Promise<void>;
  state(): QueueState[];
  /** The messages of a queue as they lie there; undefined without such a queue. */
  messages(name: string): Message[] | undefined;
}

export interface SqsSurroundings {
  /** The folder of the queues' files. */
  folder: string;
  authorizer: Authorizer;
  invoke: Invoke;
  /** The function as a caller; undefined when the template has no such function. */
  callerOf(functionArn: string): Caller | undefined;
  now(): number;
  onProblem(message: string): void;
}

/** The permissions that a function's role needs for Lambda to read a queue for it. */
const actions = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];

export const openSqs = async (stack: Stack, surroundings: SqsSurroundings): Promise<Sqs> => {
  const { folder, authorizer, invoke, callerOf, now, onProblem } = surroundings;
  const all = readQueues(stack);
  const queues = new Map<string, Queue>();
  for (const terms of all) {
    const journal = await openJournal(path.join(folder, `${terms.name}.jsonl`), messageSchema);
    const deadLetters = () => queues.get(terms.RedrivePolicy?.deadLetterTargetArn ?? '');
    queues.set(terms.arn, createQueue(terms, { journal, now, deadLetters }));
  }
  const mappings = readQueueMappings(stack, all);
  const states = new Map<QueueMapping, QueueState['state']>(
    mappings.map((mapping) => [mapping, mapping.isEnabled ? 'not started' : 'disabled']),
  );
  const pollers: QueuePoller[] = [];

  const start = (mapping: QueueMapping): void => {
    const { functionArn, logicalId } = mapping;
    const queue = queues.get(mapping.queue.arn);
    const caller = callerOf(functionArn);
    if (queue === undefined || caller === undefined) throw new Error(`The function of ${logicalId} does not run`);
    const allowed = actions.map((action) => authorizer.permits(caller, { action, resource: mapping.queue.arn }));
    states.set(mapping, allowed.includes(false) ? 'refused by IAM' : 'running');
    if (allowed.includes(false)) return;
    pollers.push(
      startQueuePoller(mapping, {
        queue,
        now,
        onProblem,
        invoke: async (event, label, trace) => {
          const invoked = await invoke(functionArn, event, label, trace);
          if (invoked === undefined) throw new Error(`${functionArn} does not run`);
          return invoked;
        },
      }),
    );
  };

  return {
    services: { sqs: sqsService([...queues.values()], authorizer) },
    send: async (queueArn, body, sender) => {
      const queue = queues.get(queueArn);
      if (queue === undefined) throw new Error(`the template has no queue ${queueArn}`);
      await queue.send({ MessageBody: body }, { name: sender });
    },
    state: () =>
      [...queues.values()].map(({ terms, counts }) => {
        const mapping = mappings.find(({ queue }) => queue.arn === terms.arn);
        const { oldest, ...numbers } = counts();
        return {
          queue: terms.name,
          ...numbers,
          oldest: oldest === undefined ? null : new Date(oldest).toISOString(),
          isDeadLetters: all.some(({ RedrivePolicy }) => RedrivePolicy?.deadLetterTargetArn === terms.arn),
          functionArn: mapping?.functionArn ?? null,
          state: (mapping && states.get(mapping)) ?? 'no function',
        };
      }),
    messages: (name) => [...queues.values()].find(({ terms }) => terms.name === name)?.messages(),
    start: () => {
      for (const mapping of mappings) if (mapping.isEnabled) start(mapping);
    },
    onClockMoved: async () => {
      for (const queue of queues.values()) queue.wake();
    },
    stop: async () => {
      await Promise.all(pollers.map((poller) => poller.stop()));
    },
  };
};
