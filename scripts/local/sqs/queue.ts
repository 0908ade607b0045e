import { randomUUID } from 'node:crypto';
import type { Journal } from '../runtime/journal.ts';
import { deduplicationOf, requireValid } from './entry-rules.ts';
import { invalidReceipt, invalidValue } from './errors.ts';
import type { Message } from './message.ts';
import type { Queue } from './queue-interface.ts';
import type { QueueTerms } from './queue-properties.ts';
import { createSignal } from './signal.ts';

/** How long a FIFO queue drops duplicates of a message. */
const deduplicationMs = 5 * 60_000;
/** How often, at most, a queue is searched for what is over. */
const sweepMs = 1_000;
/** A message's id, and how often it was received. */
const receiptForm = /^[\da-f-]{36}\.\d+$/;

interface QueueParts {
  journal: Journal<Message>;
  now(): number;
  /** Takes what was received too often. */
  deadLetters(): Queue | undefined;
}

export const createQueue = (terms: QueueTerms, { journal, now, deadLetters }: QueueParts): Queue => {
  const { isFifo } = terms;
  const changes = createSignal();
  let sequence = Math.max(0, ...journal.values().map((message) => message.sequence));

  // The journal has them in the order of arrival.
  function* live(): Generator<Message> {
    for (const message of journal.each()) if (!message.isDeleted) yield message;
  }
  const isInFlight = ({ receives, visible }: Message) => receives > 0 && visible > now();

  let swept = Number.NEGATIVE_INFINITY;
  /** Removes what is over: duplicates that are no longer dropped, and messages that are too old. */
  const sweep = async (): Promise<void> => {
    const time = now();
    if (Math.abs(time - swept) < sweepMs) return;
    swept = time;
    const isOver = ({ isDeleted, sent }: Message): boolean =>
      time - sent > (isDeleted ? deduplicationMs : terms.MessageRetentionPeriod * 1000);
    const over: string[] = [];
    for (const message of journal.each()) if (isOver(message)) over.push(message.id);
    if (over.length > 0) await journal.deleteAll(over);
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

  /** For a FIFO queue: the groups with a message in flight, so that no consumer may receive another one. */
  const lockedGroups = (): Set<string | undefined> => {
    const groups = new Set<string | undefined>();
    if (isFifo) for (const message of live()) if (isInFlight(message)) groups.add(message.group);
    return groups;
  };

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
        sender: sender.name,
        ...(sender.trace !== undefined && { trace: sender.trace }),
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
      const locked = lockedGroups();
      const received: Message[] = [];
      // Nothing is waited for until all are taken: who receives at the same moment must not take one of them too.
      const written: Promise<void>[] = [];
      for (const message of journal.each()) {
        if (received.length === limit) break;
        if (message.isDeleted) continue;
        if (message.visible > time) {
          // A delayed message is not overtaken by its own group.
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
        const members = {
          receives,
          firstReceived: message.firstReceived ?? time,
          visible: time + visibilitySeconds * 1000,
          receipt: `${message.id}.${receives}`,
        };
        written.push(journal.change(message.id, members));
        received.push({ ...message, ...members });
      }
      await Promise.all(written);
      return received;
    },
    delete: async (receipt) => {
      const message = messageOf(receipt);
      // Deleting twice succeeds.
      if (message === undefined || message.isDeleted) return;
      if (message.receipt !== receipt || (isFifo && !isInFlight(message))) {
        // Another consumer may have received it since. A standard queue ignores it, a FIFO queue says so.
        if (!isFifo) return;
        throw invalidValue('ReceiptHandle', receipt, 'The receipt handle has expired.');
      }
      await forget(message);
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
      const time = now();
      const counts = { waiting: 0, inFlight: 0, delayed: 0, oldest: undefined as number | undefined };
      for (const { receives, visible, sent } of live()) {
        if (visible <= time) counts.waiting += 1;
        else if (receives > 0) counts.inFlight += 1;
        else counts.delayed += 1;
        counts.oldest = Math.min(counts.oldest ?? sent, sent);
      }
      return counts;
    },
    messages: () => [...live()],
    nextVisible: () => {
      const time = now();
      let next: number | undefined;
      for (const { visible } of live()) if (visible > time) next = Math.min(next ?? visible, visible);
      return next;
    },
    nextChange: changes.next,
    changed: changes.wait,
    wake: changes.ring,
  };
};
