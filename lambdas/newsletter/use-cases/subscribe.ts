import { consentWords, type subscribe as contract } from '#contracts/newsletter/endpoints.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { addressSubject } from '#lambdas/platform/http/request.ts';
import { siteLink } from '#lambdas/platform/mail/site-link.ts';
import { withMinimumDuration } from '#lambdas/platform/minimum-duration.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { readerAddress } from '../model/reader.ts';
import type { NewsletterServices } from '../services.ts';

/** Milliseconds. Nothing depends on whose address it is; the time shows that. */
const replyTime = 1_000;
const requestSeconds = 7 * 24 * 60 * 60;

/**
 * Mails a link to the address, no matter who owns it and whether it is subscribed or not: reply, time and mail are the
 * same. Nothing changes for the address until the link is followed.
 */
export const subscribe =
  (services: NewsletterServices): Route<typeof contract> =>
  async ({ body: { email, language, turnstileToken }, client }) => {
    const { attempts, botCheck, clock, readers, sendMail } = services;
    await attempts.consume('newsletterByAddress', addressSubject(client.ip));
    if (!(await botCheck.passed(turnstileToken, { action: 'newsletter', ip: client.ip }))) {
      throw new ProblemError('botCheckFailed');
    }
    const address = readerAddress(email);
    await attempts.consume('newsletterMail', address);
    await withMinimumDuration(services, replyTime, async () => {
      const asked = nowOf(services);
      const expires = Math.floor(clock() / 1000) + requestSeconds;
      const token = await readers.addRequest({ email: address, language, words: consentWords.footer, asked, expires });
      const link = `${siteLink(services, '/newsletter/confirm', language)}#token=${token}`;
      await sendMail({ to: email, kind: 'newsletterConfirmation', language, values: { link } });
    }).catch(async (error: unknown) => {
      // No mail went out: the next one need not wait.
      await attempts.refund('newsletterMail', address);
      throw error;
    });
    return undefined;
  };
