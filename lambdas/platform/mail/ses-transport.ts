import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { scrub } from '#contracts/text/scrub.ts';
import { slowCalls } from '../aws-client.ts';
import { isOutage } from '../outage.ts';
import { mailboxHeader } from './mail-address.ts';
import { MailFailure } from './mail-failure.ts';
import type { MailTransport, OutgoingMail } from './mail-transport.ts';

/** Takes every mail and delivers none, so that a test needs no right and no recipient of its own. */
const simulator = 'success@simulator.amazonses.com';
const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** Without what SES says of the recipient. */
const failureOf = (error: unknown): MailFailure => {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const isLate = name === 'TimeoutError' || name === 'AbortError';
  const reason = isLate ? 'timedOut' : isOutage(error) ? 'notReached' : 'refused';
  return new MailFailure(reason, `SES answered ${name}: ${scrub(message)}`);
};

interface SesSettings {
  configurationSet: string;
  /** The stage's own sender, which SES has verified. */
  from: string;
}

export const sesTransport = (
  { configurationSet, from }: SesSettings,
  ses = new SESv2Client(slowCalls),
): MailTransport => {
  const send = async (
    { from: sender, to, replyTo, subject, html, text, headers = {}, tags = {} }: OutgoingMail,
    abortSignal: AbortSignal,
  ) => {
    const Headers = Object.entries(headers).map(([Name, Value]) => ({ Name, Value }));
    const command = new SendEmailCommand({
      FromEmailAddress: mailboxHeader(sender),
      ConfigurationSetName: configurationSet,
      EmailTags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
      Destination: { ToAddresses: [to] },
      ...(replyTo ? { ReplyToAddresses: [replyTo] } : {}),
      Content: {
        Simple: {
          Subject: utf8(subject),
          Body: { Html: utf8(html), Text: utf8(text) },
          ...(Headers.length > 0 ? { Headers } : {}),
        },
      },
    });
    const { MessageId } = await ses.send(command, { abortSignal }).catch((error: unknown) => {
      throw failureOf(error);
    });
    return { messageId: MessageId };
  };
  return {
    send,
    verify: async (signal) => {
      const words = 'Test of the connection';
      const sender = { address: from, name: '' };
      await send({ from: sender, to: simulator, subject: words, html: words, text: words }, signal);
    },
  };
};
