import type { confirmSubscription as contract } from '#contracts/newsletter/endpoints.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { renewal, subscribed, wantsNewsletter } from '../model/preferences.ts';
import type { NewsletterServices } from '../services.ts';
import { accountOf, changeAccount, inGroup } from '../steps/account-of.ts';
import { sendWelcome } from '../steps/send-welcome.ts';
import { welcomeBack } from '../steps/welcome-back.ts';

/**
 * Subscribes the address of the mail with the link: in the account, if it has one. The link works once; a reader who
 * presses again gets the same reply, unless they have unsubscribed since.
 */
export const confirmSubscription =
  (services: NewsletterServices): Route<typeof contract> =>
  async ({ body: { token, mailName } }) => {
    const { readers, clock } = services;
    const request = await readers.requestBy(token);
    if (!request) throw new ProblemError('readerLinkInvalid');
    const { email, language, words, asked } = request;
    const [user, reader] = await Promise.all([accountOf(services, email), readers.byEmail(email)]);
    const wantedIt = wantsNewsletter({ user, reader }, clock());
    if (request.used) {
      if (wantedIt) return undefined;
      throw new ProblemError('readerLinkInvalid');
    }
    const confirmed = nowOf(services);
    // A reader who gives none keeps the one that is known.
    const named = mailName ? { mailName } : {};
    /** Counts a reader who did not want it before. */
    const counting = async (change: (writes: readonly TransactionWrite[]) => Promise<unknown>) =>
      wantedIt ? change([]) : readers.changeOnce(token, await services.countSignUp(), change);
    if (user) {
      const join = inGroup(true, { time: confirmed, words });
      const change = (present: UserRecord) => ({ ...join(present), ...named });
      await counting((writes) => changeAccount(services, user, change, writes));
      if (reader) await readers.change(reader, { ...renewal(reader, 'mail'), language: user.language });
    } else {
      const change = { ...subscribed({ asked, confirmed, words, language }, reader), ...named };
      await counting((writes) => readers.change({ email, language }, change, writes));
      // So that a link can be given to them by hand, also before the first mail.
      await readers.ensure([{ email, language }]);
    }
    await welcomeBack(services, email);
    await readers.spendRequest(token, confirmed);
    await sendWelcome(services, email);
    return undefined;
  };
