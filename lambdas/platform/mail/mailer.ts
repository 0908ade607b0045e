import type { MailFailureRecord } from '#contracts/mail-failures/endpoints.ts';
import type { MailKind } from '#contracts/platform/mail-kinds.ts';
import { contactIn } from '#contracts/settings/contact.ts';
import type { Language } from '#contracts/text/language.ts';
import type { Log } from '../log.ts';
import { ProblemError } from '../problem.ts';
import type { ReadSecret } from '../settings.ts';
import { headerText, maskedAddress, serverAddress } from './mail-address.ts';
import { inTime, mailDeadline } from './mail-deadline.ts';
import { MailFailure } from './mail-failure.ts';
import type { MailSettings } from './mail-settings.ts';
import { type MailValues, renderMail } from './render-mail.ts';
import { senderOf, type TransportServices, transportOf } from './transport-of.ts';

interface ProductMail {
  to: string;
  kind: MailKind;
  language: Language;
  values?: MailValues;
}

/** Sends one of the product's own mails. @throws ProblemError `mailNotSent` if the mail service did not accept it. */
export type SendMail = (mail: ProductMail) => Promise<void>;

/** Sends it through the provider of the settings. @throws what a MailTransport throws */
export const sendThrough = async (
  settings: MailSettings,
  services: TransportServices,
  { to, kind, language, values = {} }: ProductMail,
  signal = mailDeadline(services.mailTime),
): Promise<void> => {
  const { subject, html, text } = renderMail(kind, language, { ...values, siteName: settings.siteName?.[language] });
  const addresses = { from: senderOf(settings, services.from, language), to: serverAddress(to) };
  // Only what a person wrote is for a person to answer.
  const own = settings.contact && contactIn(settings.contact, language);
  const contact = kind === 'fromAdministrator' ? own || services.contact : undefined;
  const replyTo = contact ? serverAddress(contact) : undefined;
  const mail = { ...addresses, replyTo, subject: headerText(subject), html, text, tags: { kind, language } };
  await inTime(signal, transportOf(settings, services).send(mail, signal));
};

export interface MailerServices extends Omit<TransportServices, 'secret'> {
  /** Keeps a failure for the administrators. */
  noteFailure(failure: Omit<MailFailureRecord, 'time'>): Promise<void>;
  log: Log;
}

/** The settings and the secrets of one moment: a former server must never receive a new password. */
export type ReadMailSettings = () => Promise<{ settings: MailSettings; secret: ReadSecret }>;

/** Sends each mail through the provider that the settings choose at that moment. */
export const mailerBy =
  (readSettings: ReadMailSettings, services: MailerServices): SendMail =>
  async (mail) => {
    const signal = mailDeadline(services.mailTime);
    const { settings, secret } = await inTime(signal, readSettings()).catch((cause: unknown) => {
      throw new ProblemError('mailNotSent', { cause });
    });
    await sendThrough(settings, { ...services, secret }, mail, signal).catch(async (cause: unknown) => {
      if (cause instanceof ProblemError && cause.code === 'unavailable') throw cause;
      const { to, kind, language } = mail;
      const { provider } = settings;
      const reason = cause instanceof MailFailure ? cause.reason : 'notAllowed';
      await services
        .noteFailure({ kind, language, provider, reason, recipient: maskedAddress(to) })
        .catch((error: unknown) => services.log.error('failed mail not noted', { error, kind }));
      throw new ProblemError('mailNotSent', { cause });
    });
  };
