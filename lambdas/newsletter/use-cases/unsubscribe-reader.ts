import type { unsubscribeReader as contract } from '#contracts/newsletter/endpoints.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { refusal } from '../model/preferences.ts';
import type { ReadersServices } from '../services.ts';
import { readerResource } from '../steps/reader-resource.ts';
import { describeReader } from './list-readers.ts';

/**
 * The effect of one click in a mail program, for a reader who has written to an administrator instead. The refusal
 * counts by itself, regardless of any account; earlier refusals keep their time.
 */
export const unsubscribeReader =
  ({ readers, audit, clock }: ReadersServices): Route<typeof contract> =>
  async ({ body: { email }, caller, client, language }) => {
    const before = await readers.byEmail(email);
    if (before?.refused && before.unsubscribed && !before.subscription) return describeReader(before);
    const time = nowOf({ clock });
    const event = { action: 'reader.unsubscribe', resource: readerResource(email) } as const;
    const entry = audit.entry({ caller, client }, event);
    const change = { ...refusal(before, time), unsubscribed: before?.unsubscribed ?? time };
    return describeReader(await readers.change({ email, language }, change, entry));
  };
