import type { Actor, Audit } from '#lambdas/platform/audit.ts';
import { type Clock, nowOf } from '#lambdas/platform/clock.ts';
import { withoutSubscription } from '../model/reader.ts';
import type { ReadersStore } from '../store/readers-store.ts';
import { readerResource } from './reader-resource.ts';

/** Ends the subscription that an address has by itself, regardless of its account. False where there is none. */
export type EndSubscription = (email: string, actor: Actor) => Promise<boolean>;

/** For administrators, who may take away and not give: nothing is written that its reader has not said, such as a refusal. */
export const endSubscription =
  ({
    readers,
    audit,
    clock,
  }: {
    readers: Pick<ReadersStore, 'byEmail' | 'change'>;
    audit: Audit;
    clock: Clock;
  }): EndSubscription =>
  async (email, actor) => {
    const reader = await readers.byEmail(email);
    if (!reader?.subscription) return false;
    await readers.change(
      reader,
      withoutSubscription(reader.subscription, nowOf({ clock })),
      audit.entry(actor, { action: 'reader.unsubscribe', resource: readerResource(reader.email) }),
    );
    return true;
  };
