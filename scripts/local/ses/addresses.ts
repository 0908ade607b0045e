import addressparser from 'nodemailer/lib/addressparser';
import { decodeWords } from 'postal-mime';
import { badRequest } from './errors.ts';

/** A person's name, decoded and perhaps empty, and address. */
export interface Mailbox {
  name: string;
  address: string;
}

/** SES takes 7-bit text only: other characters in a name are written as encoded words, in a domain as Punycode. */
const ascii = /^[\x20-\x7e]*$/;
const wellFormed = /^[^\s@]+@[^\s@]+$/;
/** An address alone, without anything that has a meaning in a header: most are. */
const bare = /^[\w.+-]+@[\w.-]+$/;

/** Reads `Name <address>` or an address alone; throws what SES answers when it is neither. */
export const parseMailbox = (text: string): Mailbox => {
  if (!ascii.test(text)) {
    throw badRequest(`Addresses must be 7-bit ASCII, names in other scripts MIME encoded words: ${text}`);
  }
  if (bare.test(text)) return { name: '', address: text };
  const [mailbox, ...others] = addressparser(text, { flatten: true });
  if (mailbox === undefined || others.length > 0 || !wellFormed.test(mailbox.address)) {
    throw badRequest(`Invalid email address: ${text}`);
  }
  return { name: decodeWords(mailbox.name), address: mailbox.address };
};

/** The addresses in a header such as `To`. */
export const addressesIn = (header: string): string[] =>
  addressparser(header, { flatten: true }).map(({ address }) => address);

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** As a person reads it. */
export const shown = ({ name, address }: Mailbox): string => (name === '' ? address : `${name} <${address}>`);

/** The address in what `shown` gives: the name is decoded there, so it is in any script and no header any more. */
export const shownAddress = (text: string): string => /<([^<>]*)>$/.exec(text)?.[1] ?? text;

/**
 * The outcome that an address of SES's mailbox simulator stands for, such as `bounce`; a label (`bounce+1@`) may follow.
 * https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html#send-test-email
 */
export const simulatedOutcome = (address: string): string | undefined =>
  /^(success|bounce|complaint|suppressionlist|ooto)(\+[^@]*)?@simulator\.amazonses\.com$/i
    .exec(address)?.[1]
    ?.toLowerCase();
