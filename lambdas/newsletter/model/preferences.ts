import type { ExportedMail } from '#contracts/account/endpoints.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { type PersonSources, personOf } from './person.ts';
import { type ReaderRecord, type Subscription, withoutSubscription } from './reader.ts';

/**
 * Whether a person asked for the newsletter and has not refused it since. Whether mail may go to the address is another
 * matter.
 */
export const wantsNewsletter = ({ user, reader }: PersonSources, now: number): boolean => {
  // A disabled user gets nothing, and still has preferences.
  const found = personOf({ user: user && { ...user, enabled: true }, reader }, now);
  return found?.consents === true && !found.unsubscribed.newsletter;
};

/** The change to an account. */
export const newsletterChange = (
  { groups }: Pick<UserRecord, 'groups'>,
  isWanted: boolean,
  consent: { time: string; words: string },
): Pick<UserRecord, 'groups'> & Partial<Pick<UserRecord, 'newsletterConsent'>> => {
  const others = groups.filter((group) => group !== 'newsletter');
  return isWanted ? { groups: [...others, 'newsletter'], newsletterConsent: consent } : { groups: others };
};

/** The change to a reader who refuses the newsletter. */
export const refusal = (reader: ReaderRecord | undefined, time: string) => ({
  refused: time,
  ...withoutSubscription(reader?.subscription, time),
});

/**
 * The change to a reader who asks again. A reader who comes by a link in a mail has shown that mail arrives there,
 * which a user in their account has not.
 */
export const renewal = (reader: ReaderRecord | undefined, by: 'mail' | 'account') => ({
  refused: undefined,
  ...(by === 'mail' || reader?.suppressed?.reason === 'complained' ? { suppressed: undefined } : {}),
});

/** The same for one without an account, whose consent is kept here. */
export const subscribed = (subscription: Subscription, reader: ReaderRecord | undefined) => ({
  ...renewal(reader, 'mail'),
  subscription,
  // The newest consent names the language, regardless of the one that an older consent was given in, or an
  // administrator's block entered.
  language: subscription.language,
  // From here on it has an owner of its own, and its links are no longer another's.
  movedTo: undefined,
});

/** The kept data that its owner gets to see. */
export const exportedMail = (user: UserRecord, reader: ReaderRecord | undefined): ExportedMail => {
  const ofReader = [reader?.subscription, reader?.formerSubscription].flatMap((consent) => consent ?? []);
  const announcementsRefused = user.announcementsRefused ?? reader?.unsubscribed;
  return {
    consents: [
      ...(user.newsletterConsent ? [user.newsletterConsent] : []),
      ...ofReader.map(({ confirmed, words, ...rest }) => ({
        time: confirmed,
        words,
        ...('ended' in rest ? { ended: String(rest.ended) } : {}),
      })),
    ],
    ...(reader?.mailName ? { mailName: reader.mailName } : {}),
    ...(reader?.refused ? { newsletterRefused: reader.refused } : {}),
    ...(announcementsRefused ? { announcementsRefused } : {}),
    ...(reader?.suppressed ? { suppressed: reader.suppressed } : {}),
  };
};
