import { type ReaderRecord, withoutSubscription } from './reader.ts';

const later = (one: string | undefined, other: string | undefined) => [one ?? '', other ?? ''].sort()[1] || undefined;

/**
 * What the new address of an account takes over from the former one: what was refused, and that somebody complained. That mail
 * came back, or an administrator's block, belongs to an address. Who comes back has said everything since at the former one.
 */
export const carried = (former: ReaderRecord, present: ReaderRecord | undefined) => {
  const own = present?.movedTo === former.email ? undefined : present;
  const complaint = former.suppressed?.reason === 'complained' ? former.suppressed : undefined;
  return {
    mailName: own?.mailName ?? former.mailName,
    refused: later(former.refused, own?.refused),
    unsubscribed: later(former.unsubscribed, own?.unsubscribed),
    suppressed: present?.suppressed ?? complaint,
    welcomed: present?.welcomed ?? former.welcomed,
    movedFrom: former.email,
    movedTo: undefined,
  };
};

/** What changes of the address that was left: no mail goes there by itself, and its links count for the account. */
export const left = ({ subscription }: ReaderRecord, to: string, time: string) => ({
  ...withoutSubscription(subscription, time),
  mailName: undefined,
  movedTo: to,
});
