import type { ReaderEvent } from '#contracts/newsletter/readers.ts';
import type { PersonSources } from './person.ts';
import type { Subscription } from './reader.ts';

/** An imported consent was neither asked for nor confirmed here: the day on which it was given is all that is known. */
const ofConsent = ({ asked, confirmed, words, imported }: Subscription): ReaderEvent[] => {
  if (!imported) {
    return [
      { kind: 'asked', time: asked },
      { kind: 'confirmed', time: confirmed, words },
    ];
  }
  const { by, time, from, collectedBy } = imported;
  return [{ kind: 'imported', time, words, by, given: confirmed, from, ...(collectedBy ? { collectedBy } : {}) }];
};

const at = (kind: ReaderEvent['kind'], time: string | undefined, more: Partial<ReaderEvent> = {}): ReaderEvent[] =>
  time === undefined ? [] : [{ kind, time, ...more }];

/** The kept events of an address and its account, newest first. */
export const readerEvents = ({ user, reader }: PersonSources): ReaderEvent[] => {
  const { subscription, formerSubscription: former, suppressed, released } = reader ?? {};
  const inAccount = user?.newsletterConsent;
  return [
    ...(subscription ? ofConsent(subscription) : []),
    ...(former ? [...ofConsent(former), ...at('ended', former.ended)] : []),
    ...at('consentedInAccount', inAccount?.time, { words: inAccount?.words }),
    ...at('refused', reader?.refused),
    ...at('refusedAnnouncements', user?.announcementsRefused ?? reader?.unsubscribed),
    ...at('suppressed', suppressed?.time, { reason: suppressed?.reason }),
    ...at('released', released?.time, { reason: released?.reason }),
  ].sort((one, other) => (one.time < other.time ? 1 : -1));
};
