import type { unsubscribe as contract, showUnsubscribe as showContract } from '#contracts/newsletter/endpoints.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { refusal } from '../model/preferences.ts';
import { placeOf, readerLinks } from '../model/reader-links.ts';
import type { NewsletterServices } from '../services.ts';
import { changeAccount, inGroup } from '../steps/account-of.ts';
import { readerBy } from './mail-preferences.ts';

/**
 * Takes away all mail to many. The reader's refusal is written first and counts by itself, so that an account that could not
 * be changed gets nothing either.
 */
export const unsubscribe =
  (services: NewsletterServices): Route<typeof contract> =>
  async ({ pathParameters: { token }, query: { c: mark } }) => {
    const { reader, user } = await readerBy(services, token);
    const time = nowOf(services);
    await services.readers.change(reader, { ...refusal(reader, time), unsubscribed: reader.unsubscribed ?? time });
    if (user) {
      await changeAccount(services, user, (account) => ({
        ...inGroup(false, { time, words: '' })(account),
        announcementsRefused: account.announcementsRefused ?? time,
      }));
    }
    const place = placeOf(mark);
    if (place) await services.noteUnsubscribed(place, token);
    return undefined;
  };

/**
 * Leads to the page, which shows whether the link is good: opening it changes nothing, as programs that look through
 * mail do that too.
 */
export const showUnsubscribe =
  (services: Pick<NewsletterServices, 'readers' | 'users' | 'siteUrl'>): Route<typeof showContract> =>
  async ({ pathParameters: { token }, query: { c: mark }, language }) => {
    const found = await readerBy(services, token).catch((error: unknown) => {
      if (error instanceof ProblemError) return undefined;
      throw error;
    });
    const link = { token: encodeURIComponent(token), place: placeOf(mark) };
    const shown = found?.user?.language ?? found?.reader.language ?? language;
    return { location: readerLinks(services.siteUrl, link, shown).preferences };
  };
