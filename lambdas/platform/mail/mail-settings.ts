import type { SecretName, SectionValues } from '#contracts/settings/sections.ts';
import type { Language } from '#contracts/text/language.ts';

type StoredSettings = SectionValues<'integrations'>;
export type MailProvider = StoredSettings['mailProvider'];

/** Whom a mail is from. An empty address means the stage's own sender, an empty name that of the site. */
interface Sender {
  from?: string;
  fromName?: Partial<Record<Language, string>>;
  /** The name of the site, where an administrator has set it. */
  siteName?: Partial<Record<Language, string>> | undefined;
  /** Whom a reader may answer, by language; all empty for the stage's own contact. */
  contact?: Record<Language, string>;
}

/** A mail server, as its provider describes it. Nothing is ever sent in plain text. */
export interface SmtpServer {
  host: string;
  port: number;
  /** `tls` from the first byte (port 465), or demanded by STARTTLS before anything is said. */
  security: 'tls' | 'startTls';
  username: string;
}

type Provider =
  | { provider: 'ses' }
  | ({ provider: 'smtp' } & SmtpServer)
  | { provider: 'sendgrid' }
  | { provider: 'mailgun'; region: 'us' | 'eu'; username: string }
  | { provider: 'pop3' };

/** How the product's mail is sent. The password or key is no part of it. */
export type MailSettings = Sender & Provider;

/** The password or key of each provider that logs us in. */
export const secretNames: Partial<Record<MailProvider, SecretName>> = {
  smtp: 'smtpPassword',
  sendgrid: 'sendgridKey',
  mailgun: 'mailgunPassword',
};

/** From what an administrator has set. */
export const mailSettingsOf = (
  stored: StoredSettings,
  { siteName, contactAddress: contact }: Pick<SectionValues<'general'>, 'siteName' | 'contactAddress'>,
): MailSettings => {
  // SES sends from the address that the operator has had verified, and from no other.
  const from = stored.mailProvider === 'ses' ? '' : stored.mailFrom;
  const sender = { from, fromName: stored.mailFromName, siteName, contact };
  const { mailProvider: provider, smtpHost: host, smtpSecurity: security } = stored;
  switch (provider) {
    case 'smtp':
      return { ...sender, provider, host, port: Number(stored.smtpPort), security, username: stored.smtpUser };
    case 'mailgun':
      return { ...sender, provider, region: stored.mailgunRegion, username: stored.mailgunUser };
    default:
      return { ...sender, provider };
  }
};

const submission = { port: 587, security: 'startTls' } as const;

/** The server of each provider that takes mail by SMTP; undefined for the others. */
export const smtpServerOf = (settings: MailSettings): SmtpServer | undefined => {
  switch (settings.provider) {
    case 'smtp':
      return settings;
    case 'sendgrid':
      // The user of every key has this name.
      return { ...submission, host: 'smtp.sendgrid.net', username: 'apikey' };
    case 'mailgun': {
      const host = settings.region === 'eu' ? 'smtp.eu.mailgun.org' : 'smtp.mailgun.org';
      return { ...submission, host, username: settings.username };
    }
    default:
      return undefined;
  }
};
