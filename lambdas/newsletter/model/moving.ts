import { type ReaderRecord, withoutSubscription } from './reader.ts';

const later = (one: string | undefined, other: string | undefined) => [one ?? '', other ?? ''].sort()[1] || undefined;

/**
 * The facts that an account's new address takes over from the former one: refusals, and a complaint. That mail
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

/** The change to the address that was left: no mail goes there by itself, and its links count for the account. */
export const left = ({ subscription }: ReaderRecord, to: string, time: string) => ({
  ...withoutSubscription(subscription, time),
  mailName: undefined,
  movedTo: to,
});
