import { inspect } from 'node:util';
import { SESv2Client, type SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { MailFailureRecord } from '#contracts/mail-failures/endpoints.ts';
import type { MailSettings } from '#lambdas/platform/mail/mail-settings.ts';
import { type MailerServices, mailerBy } from '#lambdas/platform/mail/mailer.ts';
import { sesTransport } from '#lambdas/platform/mail/ses-transport.ts';
import type { SmtpNetwork } from '#lambdas/platform/mail/smtp-transport.ts';
import type { ReadSecret } from '#lambdas/platform/settings.ts';
import { canary } from './mail-server.ts';

type Sent = SendEmailCommand['input'];

/** SES as a list of what it was asked to send. */
const recordingSes = (sent: Sent[], refuse?: Error) => {
  const client = new SESv2Client({ region: 'eu-central-1' });
  const send = async (command: SendEmailCommand) => {
    if (refuse) throw refuse;
    sent.push(command.input);
    return { MessageId: 'ses-1' };
  };
  return Object.assign(client, { send }) as SESv2Client;
};

export const smtpSettings = (more: Partial<Extract<MailSettings, { provider: 'smtp' }>> = {}): MailSettings => ({
  provider: 'smtp',
  host: 'mail.example',
  port: 587,
  security: 'startTls',
  username: 'pointe',
  ...more,
});

/** The mailer with everything around it; `said` is all that ever was logged, noted or thrown. */
export const openMailer = (
  network: SmtpNetwork,
  more: { ses?: Error; secret?: ReadSecret } & Partial<Pick<MailerServices, 'noteFailure' | 'mailTime'>> = {},
) => {
  const sent: Sent[] = [];
  const noted: Omit<MailFailureRecord, 'time'>[] = [];
  const lines: unknown[] = [];
  const from = 'no-reply@pointe.example';
  const { ses, ...others } = more;
  const log = { info: (...line: unknown[]) => lines.push(line), error: (...line: unknown[]) => lines.push(line) };
  const services = {
    from,
    ses: sesTransport({ from, configurationSet: 'sign-in' }, recordingSes(sent, ses)),
    secret: async () => canary,
    network,
    noteFailure: async (failure: Omit<MailFailureRecord, 'time'>) => {
      noted.push(failure);
    },
    log,
    clock: () => Date.parse('2026-11-23T08:30:00Z'),
    ...others,
  };
  let settings: MailSettings = { provider: 'ses' };
  const sendMail = mailerBy(async () => ({ settings, secret: services.secret }), services);
  const send = async (given: MailSettings, to = 'dancer@gmail.example') => {
    settings = given;
    return sendMail({ to, kind: 'loginCode', language: 'he', values: { username: 'נועה', code: '482913' } }).then(
      () => 'sent',
      (error: { code?: string; cause?: { reason?: string } }) => {
        lines.push(error);
        return `${error.code}: ${error.cause?.reason}`;
      },
    );
  };
  const said = () => inspect([lines, noted], { depth: 9, showHidden: true });
  return { services, send, sent, noted, lines, said };
};
