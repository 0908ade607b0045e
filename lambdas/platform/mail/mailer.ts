import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { Language } from '#contracts/text/language.ts';
import { slowCalls } from '../aws-client.ts';
import { ProblemError } from '../problem.ts';
import { type MailKind, type MailValues, renderMail } from './render-mail.ts';

/** Sends one of the product's own mails. @throws ProblemError `mailNotSent` if the mail service did not accept it. */
export type SendMail = (mail: { to: string; kind: MailKind; language: Language; values?: MailValues }) => Promise<void>;

export const sesMailer = (
  { from, configurationSet }: { from: string; configurationSet: string },
  ses = new SESv2Client(slowCalls),
): SendMail => {
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  return async ({ to, kind, language, values = {} }) => {
    const { subject, html, text } = renderMail(kind, language, values);
    const command = new SendEmailCommand({
      FromEmailAddress: from,
      ConfigurationSetName: configurationSet,
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: utf8(subject), Body: { Html: utf8(html), Text: utf8(text) } } },
    });
    await ses.send(command).catch((cause: unknown) => {
      throw new ProblemError('mailNotSent', { cause });
    });
  };
};
