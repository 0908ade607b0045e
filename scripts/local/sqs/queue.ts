import { randomUUID } from 'node:crypto';
import type { Journal } from '../runtime/journal.ts';
import { deduplicationOf, requireValid } from './entry-rules.ts';
import { invalidParameter, invalidReceipt, notInFlight } from './errors.ts';
import type { Entry, Message } from './message.ts';
import { longestVisibility, type QueueTerms } from './queue-properties.ts';
import { createSignal } from './signal.ts';

/** How long a FIFO queue drops duplicates of a message. */
const deduplicationMs = 5 * 60_000;
/** A message's id, and how often it was received. */
const receiptForm = /^[\da-f-]{36}\.\d+$/;

export interface Sent {
  id: string;
  sequence: number | undefined;
}

export interface QueueParts {
  journal: Journal<Message>;
  now(): number;
  /** Takes what was received too often. */
  deadLetters(): Queue | undefined;
}

/** A queue that keeps its messages in a file. */
export interface Queue {
  terms: QueueTerms;
  /** @throws an AwsError for what SQS refuses. */
  send(entry: Entry, sender: string): Promise<Sent>;
  /** Those that can be received now; a waiting time is up to the caller. */
  receive(limit: number, visibilitySeconds?: number): Promise<Message[]>;
  delete(receipt: string): Promise<void>;
  changeVisibility(receipt: string, seconds: number): Promise<void>;
  purge(): Promise<void>;
  /** Takes a dead letter of another queue in. */
  bury(message: Message): Promise<void>;
  counts(): { waiting: number; inFlight: number; delayed: number; oldest: number | undefined };
  /** Messages as they lie, the oldest first. */
  messages(): Message[];
  /** When a message becomes visible that is not now, by the clock of the twin. */
  nextVisible(): number | undefined;
  /** Resolves when something arrives or becomes visible, or after some milliseconds of the laptop's time. */
  changed(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** To be called when the clock moved. */
  wake(): void;
}

export const createQueue = (terms: QueueTerms, { journal, now, deadLetters }: QueueParts): Queue => {
  const { isFifo } = terms;
  const changes = createSignal();
  let sequence = Math.max(0, ...journal.values().map((message) => message.sequence));

  const all = () => journal.values().sort((a, b) => a.sequence - b.sequence);
  const live = () => all().filter(({ isDeleted }) => !isDeleted);
  const isInFlight = ({ receives, visible }: Message) => receives > 0 && visible > now();

  /** Removes what is over: duplicates that are no longer dropped, and messages that are too old. */
  const sweep = async (): Promise<void> => {
    const time = now();
    for (const { id, isDeleted, sent } of journal.values()) {
      const livesFor = isDeleted ? deduplicationMs : terms.MessageRetentionPeriod * 1000;
      if (time - sent > livesFor) await journal.delete(id);
    }
  };

  const forget = async (message: Message): Promise<void> => {
    const isRemembered = isFifo && now() - message.sent <= deduplicationMs;
    if (isRemembered) await journal.put(message.id, { ...message, body: '', isDeleted: true });
    else await journal.delete(message.id);
    // Another message of its group may come now.
    changes.ring();
  };

  /** The message of a receipt; undefined where it is over. @throws an AwsError for what is no receipt. */
  const messageOf = (receipt: string): Message | undefined => {
    if (!receiptForm.test(receipt)) throw invalidReceipt(receipt);
    return journal.get(receipt.split('.', 1)[0] ?? '');
  };

  /** Of a FIFO queue: the groups of which a message is in flight, so that nobody may receive another one. */
  const lockedGroups = (messages: readonly Message[]) =>
    new Set(isFifo ? messages.filter(isInFlight).map(({ group }) => group) : []);

  const isSpent = ({ receives }: Message): boolean =>
    terms.RedrivePolicy !== undefined && receives >= terms.RedrivePolicy.maxReceiveCount;

  const put = async (message: Message): Promise<void> => {
    await journal.put(message.id, message);
    changes.ring();
  };

  return {
    terms,
    send: async (entry, sender) => {
      requireValid(terms, entry);
      const deduplication = deduplicationOf(terms, entry);
      await sweep();
      const time = now();
      const { MessageBody, MessageGroupId, DelaySeconds = terms.DelaySeconds } = entry;
      const duplicate =
        deduplication !== undefined &&
        journal
          .values()
          .find(
            (message) =>
              message.deduplication === deduplication &&
              time - message.sent <= deduplicationMs &&
              (terms.DeduplicationScope !== 'messageGroup' || message.group === MessageGroupId),
          );
      // Taken as if it were the first one, and not delivered again.
      if (duplicate) return { id: duplicate.id, sequence: duplicate.sequence };
      sequence += 1;
      const message: Message = {
        id: randomUUID(),
        sequence,
        body: MessageBody,
        ...(MessageGroupId !== undefined && { group: MessageGroupId }),
        ...(deduplication !== undefined && { deduplication }),
        sender,
        sent: time,
        visible: time + DelaySeconds * 1000,
        receives: 0,
      };
      await put(message);
      return { id: message.id, sequence: isFifo ? message.sequence : undefined };
    },
    receive: async (limit, visibilitySeconds = terms.VisibilityTimeout) => {
      await sweep();
      const time = now();
      const messages = live();
      const locked = lockedGroups(messages);
      const received: Message[] = [];
      // Nothing is waited for until all are taken: who receives at the same moment must not take one of them too.
      const written: Promise<void>[] = [];
      for (const message of messages) {
        if (received.length === limit) break;
        if (message.visible > time) {
          // What is delayed is not overtaken by its own group.
          if (isFifo) locked.add(message.group);
          continue;
        }
        if (locked.has(message.group) && isFifo) continue;
        if (isSpent(message)) {
          const buried = deadLetters()?.bury({ ...message, deadFrom: terms.arn });
          written.push(Promise.resolve(buried), forget(message));
          continue;
        }
        const receives = message.receives + 1;
        const handed: Message = {
          ...message,
          receives,
          firstReceived: message.firstReceived ?? time,
          visible: time + visibilitySeconds * 1000,
          receipt: `${message.id}.${receives}`,
        };
        written.push(journal.put(message.id, handed));
        received.push(handed);
      }
      await Promise.all(written);
      return received;
    },
    delete: async (receipt) => {
      const message = messageOf(receipt);
      // Deleting twice succeeds.
      if (message === undefined || message.isDeleted) return;
      if (message.receipt !== receipt || (isFifo && !isInFlight(message))) {
        // Somebody else may have received it since. A standard queue ignores it, a FIFO queue says so.
        if (!isFifo) return;
        throw invalidParameter(
          `Value ${receipt} for parameter ReceiptHandle is invalid. Reason: The receipt handle has expired.`,
        );
      }
      await forget(message);
    },
    changeVisibility: async (receipt, seconds) => {
      if (seconds < 0 || seconds > longestVisibility) {
        throw invalidParameter(
          `Value ${seconds} for parameter VisibilityTimeout is invalid. Reason: Must be between 0 and ${longestVisibility}, if provided.`,
        );
      }
      const message = messageOf(receipt);
      if (message === undefined || message.isDeleted || message.receipt !== receipt || !isInFlight(message))
        throw notInFlight();
      await put({ ...message, visible: now() + seconds * 1000 });
    },
    purge: async () => {
      for (const { id } of journal.values()) await journal.delete(id);
    },
    bury: async (message) => {
      sequence += 1;
      const time = now();
      // A FIFO queue counts the time from now on, and duplicates by the message's own id, so that none is lost here.
      const buried = isFifo ? { ...message, deduplication: message.id, sent: time } : message;
      const { receipt: _, firstReceived: _first, ...rest } = buried;
      await put({ ...rest, sequence, visible: time, receives: 0 });
    },
    counts: () => {
      const messages = live();
      const inFlight = messages.filter(isInFlight).length;
      const delayed = messages.filter(({ receives, visible }) => receives === 0 && visible > now()).length;
      return {
        waiting: messages.length - inFlight - delayed,
        inFlight,
        delayed,
        oldest: messages.length === 0 ? undefined : Math.min(...messages.map(({ sent }) => sent)),
      };
    },
    messages: live,
    nextVisible: () => {
      const times = live().flatMap(({ visible }) => (visible > now() ? [visible] : []));
      return times.length === 0 ? undefined : Math.min(...times);
    },
    changed: changes.wait,
    wake: changes.ring,
  };
};
