import type { ImportOutcome } from '#contracts/newsletter/readers.ts';
import type { PersonSources } from './person.ts';

/**
 * The outcome of an import for an address. It changes nothing that a person has said, and no one with an account is
 * subscribed by others. Anything that the same import has done already counts as done by it.
 */
export const importOutcome = ({ user, reader }: PersonSources, importId?: string): ImportOutcome => {
  const { subscription } = reader ?? {};
  if (subscription?.imported && subscription.imported.id === importId) return 'new';
  if (reader?.suppressed || reader?.refused || reader?.unsubscribed) return 'leftAlone';
  if (subscription || user?.groups.includes('newsletter')) return 'subscribed';
  if (reader?.formerSubscription || user?.newsletterConsent || user?.announcementsRefused) return 'leftAlone';
  return user || reader?.movedTo ? 'account' : 'new';
};
