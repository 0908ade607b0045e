import type { Language } from '#contracts/text/language.ts';
import type { ReadSecret } from '../settings.ts';
import { type Mailbox, serverAddress } from './mail-address.ts';
import { type MailSettings, secretNames, smtpServerOf } from './mail-settings.ts';
import type { MailTransport } from './mail-transport.ts';
import { receivingOnly } from './receiving-only.ts';
import { senderName } from './sender-name.ts';
import { type SmtpNetwork, smtpTransport } from './smtp-transport.ts';

export interface TransportServices {
  /** The stage's own sender, where the settings name none. */
  from: string;
  /** The stage's own contact, likewise; empty where no one reads answers. */
  contact?: string;
  ses: MailTransport;
  /** A password or key, of the same moment as the settings; undefined while none is stored. */
  secret: ReadSecret;
  network?: SmtpNetwork;
  /** The most milliseconds that a mail may take, where it is not the usual time. */
  mailTime?: number;
}

/** The way to send mail that the settings choose. */
export const transportOf = (
  settings: MailSettings,
  { ses, secret, network }: Pick<TransportServices, 'ses' | 'secret' | 'network'>,
): MailTransport => {
  if (settings.provider === 'ses') return ses;
  const [server, name] = [smtpServerOf(settings), secretNames[settings.provider]];
  return server && name ? smtpTransport(server, () => secret(name), network) : receivingOnly;
};

/** @throws MailFailure where the settings name an address that is none. */
export const senderOf = ({ from, ...names }: MailSettings, ofStage: string, language: Language): Mailbox => ({
  address: serverAddress(from || ofStage),
  name: senderName(names, language),
});
