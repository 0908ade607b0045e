import { consentCategories, type MailCategory } from '#contracts/templates/mail-category.ts';
import type { Language } from '#contracts/text/language.ts';
import type { groups } from '#contracts/users/groups.ts';
import { describeUser, type UserRecord } from '#lambdas/users/index.ts';
import { type ReaderRecord, readerAddress } from './reader.ts';

/** A person to whom a mail to many could go: a user, a subscriber, or both at once. */
export interface Person {
  /** Absent for a subscriber without an account. */
  userId?: string;
  /** In lower case. */
  email: string;
  /** As they gave it; empty where none is known. A username is no name. */
  name: string;
  language: Language;
  /** Computed ones too. A subscriber without an account is in `newsletter` alone: `all` are all users. */
  groups: (typeof groups)[number][];
  /** Asked for the newsletter, in the account or by the link in a mail. */
  consents: boolean;
  /** The kinds of mail that were refused. */
  unsubscribed: { newsletter: boolean; announcements: boolean };
  suppressed: boolean;
}

export interface PersonSources {
  user: UserRecord | undefined;
  reader: ReaderRecord | undefined;
}

/** Whether a user's account counts: its address is proven, and its creation was finished. */
const isWhole = (user: UserRecord): boolean => user.emailVerified && !user.incomplete;

/**
 * The person behind an address; undefined for a disabled user, and for an address with neither account nor subscription.
 * Each consent counts, unless a refusal is as late as the latest of them: who refuses is always heard. `now` in milliseconds.
 */
export const personOf = ({ user, reader }: PersonSources, now: number): Person | undefined => {
  if (user && !user.enabled) return undefined;
  const account = user && isWhole(user) ? user : undefined;
  const subscription = reader?.subscription;
  const email = account?.email ?? (subscription && reader?.email);
  if (email === undefined) return undefined;
  const assigned = account ? describeUser(account, now).groups : [];
  const consents = [
    ...(account?.groups.includes('newsletter') ? [account.newsletterConsent?.time ?? ''] : []),
    ...(subscription ? [subscription.confirmed] : []),
  ];
  const refused = reader?.refused;
  return {
    ...(account ? { userId: account.id } : {}),
    email: readerAddress(email),
    name: (account ? account.mailName : reader?.mailName) ?? '',
    language: account?.language ?? reader?.language ?? 'he',
    groups: [...new Set([...assigned, ...(subscription ? (['newsletter'] as const) : [])])],
    consents: consents.length > 0,
    unsubscribed: {
      newsletter: refused !== undefined && consents.every((time) => time <= refused),
      announcements: reader?.unsubscribed !== undefined || account?.announcementsRefused !== undefined,
    },
    suppressed: reader?.suppressed !== undefined,
  };
};

export type LeftOut = 'suppressed' | 'unsubscribed' | 'withoutConsent';

/** Why a mail of this category may not go to a person; undefined where it may. */
export const leftOut = (
  { consents, unsubscribed, suppressed }: Pick<Person, 'consents' | 'unsubscribed' | 'suppressed'>,
  category: MailCategory,
): LeftOut | undefined => {
  const needsConsent = consentCategories.includes(category);
  if (suppressed) return 'suppressed';
  if (needsConsent ? unsubscribed.newsletter : unsubscribed.announcements) return 'unsubscribed';
  return needsConsent && !consents ? 'withoutConsent' : undefined;
};

export const mayGet = (
  person: Pick<Person, 'consents' | 'unsubscribed' | 'suppressed'>,
  category: MailCategory,
): boolean => leftOut(person, category) === undefined;
