import {
  consentWords,
  type readMailPreferences as readContract,
  type saveMailPreferences as saveContract,
} from '#contracts/newsletter/endpoints.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { maskedAddress } from '#lambdas/platform/mail/mail-address.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { refusal, renewal, subscribed, wantsNewsletter } from '../model/preferences.ts';
import type { ReaderRecord } from '../model/reader.ts';
import { placeOf } from '../model/reader-links.ts';
import type { NewsletterServices } from '../services.ts';
import { changeAccount, inGroup, presentOwner } from '../steps/account-of.ts';
import { welcomeBack } from '../steps/welcome-back.ts';

/** Who has the link of a mail. @throws ProblemError `readerLinkInvalid`. */
export const readerBy = async (services: Pick<NewsletterServices, 'readers' | 'users'>, token: string) => {
  const reader = await services.readers.byToken(token);
  if (!reader) throw new ProblemError('readerLinkInvalid');
  return presentOwner(services, reader);
};

/** The preferences of a reader, whether or not mail may go to the address. */
export const preferencesOf = (
  { clock }: Pick<NewsletterServices, 'clock'>,
  { reader, user }: { reader: ReaderRecord; user: UserRecord | undefined },
) => ({
  newsletter: wantsNewsletter({ user, reader }, clock()),
  announcements: !(reader.unsubscribed || user?.announcementsRefused),
  language: user?.language ?? reader.language,
  mailName: (user ? user.mailName : reader.mailName) ?? '',
});

/** Where no mail may go to the address, its reader is shown that none comes. */
export const readMailPreferences =
  (services: NewsletterServices): Route<typeof readContract> =>
  async ({ body: { token } }) => {
    const found = await readerBy(services, token);
    const { suppressed, email } = found.reader;
    return {
      ...preferencesOf(services, found),
      ...(suppressed ? { newsletter: false, announcements: false } : {}),
      email: maskedAddress(email),
    };
  };

/** An unchanged field is not written, so that a consent keeps its time. A reader who wants mail again gets it. */
export const saveMailPreferences =
  (services: NewsletterServices): Route<typeof saveContract> =>
  async ({ body: { token, mark, ...wanted } }) => {
    const found = await readerBy(services, token);
    const { reader, user } = found;
    const present = preferencesOf(services, found);
    const time = nowOf(services);
    const words = consentWords.preferences;
    const { newsletter, announcements, language, mailName = present.mailName } = wanted;
    const changesNewsletter = newsletter !== present.newsletter;
    const changesName = mailName !== present.mailName;
    const changesAnnouncements = announcements !== present.announcements;
    const isBack = (newsletter || announcements) && reader.suppressed !== undefined;
    const consent = { asked: time, confirmed: time, words, language };
    const ofNewsletter = () => {
      if (!newsletter) return refusal(reader, time);
      return user ? renewal(reader, 'mail') : subscribed(consent, reader);
    };
    // A refusal comes first: if the call is interrupted, no one gets what they did not want.
    const isOther = changesNewsletter || changesAnnouncements || isBack || language !== reader.language;
    if (isOther || (changesName && !user)) {
      await services.readers.change(reader, {
        ...(changesNewsletter ? ofNewsletter() : {}),
        ...(changesAnnouncements ? { unsubscribed: announcements ? undefined : time } : {}),
        ...(isBack ? { suppressed: undefined } : {}),
        ...(changesName && !user ? { mailName: mailName || undefined } : {}),
        language,
      });
    }
    if (user) {
      await changeAccount(services, user, (account) => ({
        ...(changesNewsletter ? inGroup(newsletter, { time, words })(account) : {}),
        ...(changesAnnouncements ? { announcementsRefused: announcements ? undefined : time } : {}),
        ...(changesName ? { mailName } : {}),
        language,
      }));
    }
    const place = placeOf(mark);
    const isLess = (present.newsletter && !newsletter) || (present.announcements && !announcements);
    if (place && isLess) await services.noteUnsubscribed(place, token);
    if (isBack) await welcomeBack(services, reader.email);
    return undefined;
  };
