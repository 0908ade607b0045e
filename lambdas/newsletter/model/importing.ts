import type { ImportOutcome } from '#contracts/newsletter/readers.ts';
import type { PersonSources } from './person.ts';

/**
 * The outcome of an import for an address. Nothing that somebody has said is changed by it, and nobody with an account is subscribed by
 * others. Whatever the same import has done already counts as done by it.
 */
export const importOutcome = ({ user, reader }: PersonSources, importId?: string): ImportOutcome => {
  const { subscription } = reader ?? {};
  if (subscription?.imported && subscription.imported.id === importId) return 'new';
  if (reader?.suppressed || reader?.refused || reader?.unsubscribed) return 'leftAlone';
  if (subscription || user?.groups.includes('newsletter')) return 'subscribed';
  if (reader?.formerSubscription || user?.newsletterConsent || user?.announcementsRefused) return 'leftAlone';
  return user || reader?.movedTo ? 'account' : 'new';
};
