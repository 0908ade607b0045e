import type { DeliveryRecipient } from '#contracts/inbox/endpoints.ts';
import { oneLine } from '../one-line.ts';
import { outcomeOf, reasonOf, replyCodeIn, statusIn } from './status.ts';

const limits = { text: 20_000, recipients: 10, said: 300 };

/** The lines after this one are the mail that came back. */
const original =
  /^(?:Return-Path|Received|DKIM-Signature|Message-ID|MIME-Version):|^[ \t]{0,8}[-=_*]{2,80}.{0,80}\b(?:copy|original|returned)\b|^Original message|^(?:כותרות )?הודעה (?:ה)?מקורית/i;
const addressPattern = /[\w.!#$%&'*+/=?^{|}~-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z0-9-]{2,63}/gi;
/** A line that an address begins, in brackets, quotes or none, alone or with what a server said of it. */
const ofAddress = /^[ \t>]{0,8}[<'"]?([^\s<>'"]{1,64}@[^\s<>'":]{3,190}?)[>'"]?[ \t]{0,8}(?::(.*)|[ \t(].{0,200})?$/;

interface Concern {
  address: string;
  words: string;
}

/** The text below each line that names an address, up to the next one. */
const concernsIn = (lines: readonly string[]): Concern[] => {
  const found: Concern[] = [];
  for (const line of lines) {
    const [, address, words = ''] = ofAddress.exec(line) ?? [];
    if (address && address.match(addressPattern)?.[0] === address) found.push({ address, words });
    else if (found.length > 0) (found.at(-1) as Concern).words += ` ${line}`;
  }
  return found;
};

/**
 * Whom a report without fields for programs concerns: qmail, Exim and older servers write sentences, in the language of their owners. So
 * only addresses and codes are read, which are the same in all languages.
 * @param named The addresses that the mail's header names. Those of the site and of the server itself are no strangers.
 */
export const readPlainReport = (
  text: string,
  { named, isStranger }: { named: readonly string[]; isStranger: (address: string) => boolean },
): DeliveryRecipient[] => {
  const all = text.slice(0, limits.text).split(/\r?\n/);
  const end = all.findIndex((line) => original.test(line));
  const lines = end === -1 ? all : all.slice(0, end);
  const whole = lines.join(' ');
  const concerns = concernsIn(lines);
  const said = new Map(concerns.map(({ address, words }) => [address.toLowerCase(), words]));
  const inLines = concerns.map(({ address }) => address);
  const anywhere = (whole.match(addressPattern) ?? []).filter(isStranger).slice(0, 1);
  const chosen = [named, inLines.filter(isStranger), anywhere].find((some) => some.length > 0) ?? [];
  const addresses = [...new Map(chosen.map((address) => [address.toLowerCase(), address])).values()];
  const isForGood = /\bpermanent(?:ly)?\b/i.test(whole);
  return addresses.slice(0, limits.recipients).map((address) => {
    const own = said.get(address.toLowerCase()) ?? '';
    // Of one address alone all that the report says is about it.
    const words = statusIn(own) || replyCodeIn(own) || addresses.length > 1 ? own : whole;
    const [status, replyCode] = [statusIn(words), replyCodeIn(words)];
    const outcome = outcomeOf({ action: '', status, replyCode });
    return {
      address,
      outcome: outcome === 'unclear' && isForGood ? 'permanent' : outcome,
      reason: reasonOf(status, replyCode),
      status: status || replyCode,
      said: oneLine(own.replaceAll(/\s+/g, ' '), limits.said),
    };
  });
};
