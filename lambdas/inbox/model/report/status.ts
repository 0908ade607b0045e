import type { DeliveryOutcome, DeliveryReason } from '#contracts/inbox/endpoints.ts';
import { ownValue } from '#contracts/text/own-value.ts';

/** The enhanced status code of a failure (RFC 3463), such as 5.1.1; the number of an address is none. */
const statusPattern = /(?<![\d.])([45]\.\d{1,3}\.\d{1,3})(?!\.?\d)/;
/** The reply code of a server (RFC 5321), such as 550. */
const replyPattern = /(?<![\d.#-])([45]\d\d)(?![\d.]\d|\d)/;

/** The first status code in a text; empty where there is none. */
export const statusIn = (text: string): string => statusPattern.exec(text)?.[1] ?? '';
/** The same of a server's reply code. */
export const replyCodeIn = (text: string): string => replyPattern.exec(text)?.[1] ?? '';

/** 5.1.1 says which failure it was, 5.0.0 does not. */
export const isVague = (status: string): boolean => status === '' || /\.0\.0$/.test(status);

const byStatus: readonly [RegExp, DeliveryReason][] = [
  [/^[45]\.1\.(0|1|3|6|10)$/, 'noMailbox'],
  [/^[45]\.1\.2$|^[45]\.4\.4$/, 'noDomain'],
  [/^[45]\.2\.1$/, 'mailboxDisabled'],
  [/^[45]\.2\.2$/, 'mailboxFull'],
  [/^[45]\.(2\.3|3\.4)$/, 'tooLarge'],
  [/^[45]\.4\.7$/, 'expired'],
  // Servers that do not reveal which addresses they have respond with 5.4.1 for one that they do not know.
  [/^5\.4\.1$|^[45]\.[67]\.\d+$/, 'refused'],
  [/^[45]\.[34]\.\d+$/, 'unreachable'],
];
const byReplyCode: Record<string, DeliveryReason> = { 421: 'unreachable', 452: 'mailboxFull', 552: 'mailboxFull' };

export const reasonOf = (status: string, replyCode: string): DeliveryReason =>
  byStatus.find(([pattern]) => pattern.test(status))?.[1] ?? ownValue(byReplyCode, replyCode) ?? 'other';

/**
 * Whether mail to an address fails for good.
 * @param action As a report names it (RFC 3464): `failed`, `delayed`, `delivered`, `relayed`, `expanded`; empty without one.
 */
export const outcomeOf = ({
  action,
  status,
  replyCode,
}: {
  action: string;
  status: string;
  replyCode: string;
}): DeliveryOutcome => {
  const kind = (status || replyCode)[0];
  if (/^(delivered|relayed|expanded)$/.test(action) || (action === '' && kind === '2')) return 'arrived';
  if (action === 'delayed') return 'delayed';
  if (kind === '5') return 'permanent';
  return kind === '4' ? 'passing' : 'unclear';
};
