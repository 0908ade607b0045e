import { decodeWords } from 'postal-mime';
import type { DeliveryRecipient } from '#contracts/inbox/endpoints.ts';
import { oneLine } from '../one-line.ts';
import { isVague, outcomeOf, reasonOf, replyCodeIn, statusIn } from './status.ts';

/** No honest report is longer, and no mail of this site goes to more people at once. */
const limits = { text: 100_000, recipients: 50, said: 500 };

type Fields = Map<string, string>;

/**
 * The groups of fields of a report, in which a field may go on in the next line. Servers forget the empty line between two
 * recipients, so a field that comes again begins another group.
 */
export const groupsIn = (text: string): Fields[] => {
  const groups: Fields[] = [new Map()];
  let last = '';
  for (const line of text.slice(0, limits.text).split(/\r?\n/)) {
    let group = groups.at(-1) as Fields;
    const [, name, value = ''] = /^([\w-]{1,60})[ \t]{0,5}:(.*)$/.exec(line) ?? [];
    if (line.trim() === '') {
      if (group.size > 0) groups.push(new Map());
      last = '';
    } else if (/^[ \t]/.test(line)) {
      if (last) group.set(last, `${group.get(last)} ${line.trim()}`);
    } else if (name) {
      last = name.toLowerCase();
      if (group.has(last)) {
        group = new Map();
        groups.push(group);
      }
      group.set(last, value.trim());
    }
  }
  return groups;
};

/** The address of a field such as `rfc822; noa@example.com`; empty for another kind of address. */
const addressIn = (field: string | undefined): string => {
  const [, address = ''] =
    /^(?:rfc822|utf-8)[ \t]{0,9};[ \t]{0,9}<?([^<>\s\p{C}]{1,64}@[^<>\s\p{C}@]{1,190})>?$/iu.exec(
      field?.trim() ?? '',
    ) ?? [];
  return address.slice(0, 254);
};

const recipientOf = (fields: Fields): DeliveryRecipient[] => {
  const [original, final] = ['original-recipient', 'final-recipient'].map((name) => addressIn(fields.get(name)));
  const address = original || final;
  if (!address) return [];
  const said = oneLine(decodeWords(fields.get('diagnostic-code') ?? '').replace(/^[\w-]+[ \t]*;/, ''), limits.said);
  const [stated = ''] = /^[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '') ?? [];
  const status = isVague(stated) ? statusIn(said) || stated : stated;
  const replyCode = replyCodeIn(said);
  const [action = ''] = (fields.get('action') ?? '').toLowerCase().split(/\s/);
  return [
    {
      address,
      ...(final && final.toLowerCase() !== address.toLowerCase() ? { forwardedTo: final } : {}),
      outcome: outcomeOf({ action, status, replyCode }),
      reason: reasonOf(status, replyCode),
      status: status || replyCode,
      said,
    },
  ];
};

/** Whom a report on delivery (RFC 3464) concerns, and what became of the mail. Empty where it names no one. */
export const readDeliveryStatus = (text: string): DeliveryRecipient[] =>
  groupsIn(text).flatMap(recipientOf).slice(0, limits.recipients);
