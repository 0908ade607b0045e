import { domainToASCII } from 'node:url';
import { MailFailure } from './mail-failure.ts';

/** One address and nothing else: no second one, no name, no line break. */
const plainAddress = /^[^\s\p{C}<>(),;:"\\@[\]]+@[^\s\p{C}<>(),;:"\\@[\]]+$/u;

/** An address as mail servers write it: its domain in ASCII. @throws MailFailure where it is none. */
export const serverAddress = (address: string): string => {
  const at = address.lastIndexOf('@');
  const ascii = domainToASCII(address.slice(at + 1));
  if (!plainAddress.test(address) || ascii === '') throw new MailFailure('refused', 'not a mail address');
  // IAM compares the sender letter by letter, so one that is ASCII stays as it is.
  return /^[ -~]+$/.test(address) ? address : `${address.slice(0, at)}@${ascii}`;
};

/** Text for a header: of one line, without invisible signs that turn the text around. */
export const headerText = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();

/** The most letters of a word whose encoded form, at four bytes each, is within the 75 characters that RFC 2047 allows. */
const wordLength = 11;

const encodedWords = (text: string): string => {
  const letters = [...text];
  const words = Array.from({ length: Math.ceil(letters.length / wordLength) }, (_none, i) =>
    letters.slice(i * wordLength, (i + 1) * wordLength).join(''),
  );
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
};

export interface Mailbox {
  address: string;
  name: string;
}

/** A sender as the header of a mail writes it (RFC 5322). */
export const mailboxHeader = ({ address, name }: Mailbox): string => {
  if (name === '') return address;
  // Printable ASCII, quoted; everything else is encoded.
  const isAscii = /^[ -~]*$/.test(name);
  return `${isAscii ? `"${name.replaceAll(/["\\]/g, '\\$&')}"` : encodedWords(name)} <${address}>`;
};

/** An address that reveals no more than its beginnings: `d***@g***.com`. */
export const maskedAddress = (address: string): string => {
  const [local = '', domain = ''] = address.split(/@(?=[^@]*$)/);
  const [first = '', last = ''] = [[...domain][0], /\.[^.]*$/.exec(domain)?.[0]];
  return `${[...local][0] ?? ''}***@${first}***${last}`;
};
