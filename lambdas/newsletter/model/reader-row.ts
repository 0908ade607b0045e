import type { PersonSources } from './person.ts';
import { wantsNewsletter } from './preferences.ts';

/** The columns of an export, in this order: who, whether mail goes there, the consent and its proof, the refusals. */
export const readerColumns = [
  'email',
  'language',
  'state',
  'account',
  'asked',
  'consented',
  'words',
  'importedBy',
  'importedAt',
  'importedFrom',
  'formerConsent',
  'formerWords',
  'ended',
  'newsletterRefused',
  'announcementsRefused',
  'suppressed',
  'suppressedAt',
] as const;
export type ReaderColumn = (typeof readerColumns)[number];

type State = 'subscribed' | 'unsubscribed' | 'suppressed' | 'none';

const stateOf = (sources: PersonSources, now: number): State => {
  if (sources.reader?.suppressed) return 'suppressed';
  if (wantsNewsletter(sources, now)) return 'subscribed';
  return sources.reader?.refused || sources.reader?.formerSubscription ? 'unsubscribed' : 'none';
};

/** The record of an address; undefined for a user who has said nothing of mail to many. */
export const readerRow = (
  { email, ...sources }: PersonSources & { email: string },
  now: number,
): Record<ReaderColumn, string> | undefined => {
  const { user, reader } = sources;
  const inAccount = user?.newsletterConsent;
  if (!reader && !inAccount && !user?.announcementsRefused) return undefined;
  const { subscription, formerSubscription: former, suppressed } = reader ?? {};
  const isMember = user?.groups.includes('newsletter') ?? false;
  // Of an account that has left the newsletter, the consent is a former one, too.
  const left = inAccount && !isMember ? inAccount : undefined;
  const consent = subscription ?? (isMember ? { confirmed: inAccount?.time, words: inAccount?.words } : undefined);
  return {
    email,
    language: user?.language ?? reader?.language ?? '',
    state: stateOf(sources, now),
    account: user?.id ?? '',
    asked: subscription?.asked ?? '',
    consented: consent?.confirmed ?? '',
    words: consent?.words ?? '',
    importedBy: subscription?.imported?.by ?? '',
    importedAt: subscription?.imported?.time ?? '',
    importedFrom: subscription?.imported?.from ?? '',
    formerConsent: former?.confirmed ?? left?.time ?? '',
    formerWords: former?.words ?? left?.words ?? '',
    ended: former?.ended ?? '',
    newsletterRefused: reader?.refused ?? '',
    announcementsRefused: user?.announcementsRefused ?? reader?.unsubscribed ?? '',
    suppressed: suppressed?.reason ?? '',
    suppressedAt: suppressed?.time ?? '',
  };
};
