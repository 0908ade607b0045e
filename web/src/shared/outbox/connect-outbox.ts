import { wait } from '../api/retry.ts';
import { waiting } from '../api/waiting.ts';
import { network } from '../network/network.ts';
import { isKnown, onSessionChange, presentOwner } from '../session/session.ts';
import { recount } from './count-writes.ts';
import { drainOutbox, inTurn } from './drain-outbox.ts';
import { answeredWrite, discardOfCopy, dropWrite, fateOf, keepWrite, ownWrites } from './outbox.ts';
import { nextId } from './outbox-db.ts';
import { outboxStatus } from './outbox-status.ts';
import { sendableCall } from './sendable-calls.ts';

const report = (failure: unknown) => console.error(failure);
const drain = () => {
  if (outboxStatus.read().waiting > 0) void drainOutbox().catch(report);
};

const hooks = ['owner', 'begin', 'keep', 'answered', 'discarded', 'fate', 'dropped', 'inTurn'] as const;

/** No change is held up by a database that does not open. */
const longestLookMs = 2_000;
/**
 * A tab that died may have left a wrong count. It would stand there for good, and what it does not count would be sent after a later change of
 * the same record: so it is looked at before anything is sent. Sending says where there is no database.
 */
let looked: Promise<void> = Promise.resolve();
const look = () => {
  looked = Promise.race([recount().catch(() => undefined), wait(longestLookMs)]);
  void looked.then(drain);
};

/**
 * From now on, writes that get no answer and may wait are kept; they are sent when there is a connection, when their user
 * comes, and when another tab has put one there. Returns how to stop.
 */
export const connectOutbox = (): (() => void) => {
  waiting.owner = () => [presentOwner()].find(isKnown);
  waiting.keep = async (write) => {
    try {
      await keepWrite(write);
    } catch (failure) {
      report(failure);
      return false;
    }
    drain();
    return true;
  };
  // A write that a form sends again was begun when the person saved it, and is no later than a save since.
  const begun = new Map<string, Promise<number>>();
  waiting.begin = (key) => {
    const id = begun.get(key) ?? nextId();
    begun.set(key, id);
    return id;
  };
  waiting.answered = (write, isCarriedOut, number) => {
    begun.delete(write.key);
    const settle = async () => {
      await looked;
      if (outboxStatus.read().waiting + outboxStatus.read().stuck === 0) return;
      const id = await number;
      await answeredWrite(id === undefined ? write : { ...write, id }, isCarriedOut);
    };
    settle().catch(report);
  };
  waiting.discarded = (copyKey) => void discardOfCopy(copyKey).catch(report);
  waiting.fate = fateOf;
  waiting.dropped = (key) => void dropWrite(key).catch(report);
  waiting.inTurn = async (write, act) => {
    await looked;
    const record = sendableCall(write.call)?.record(write);
    const { waiting: count } = outboxStatus.read();
    const isBehind = count > 0 && (await ownWrites().catch(() => [])).some((each) => each.record === record);
    return isBehind ? inTurn(act) : act();
  };
  const stops = [network.subscribe(look), onSessionChange(drain), outboxStatus.subscribe(drain)];
  look();
  return () => {
    for (const stop of stops) stop();
    for (const hook of hooks) delete waiting[hook];
  };
};
