import type { Language } from '#contracts/text/language.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';

/** Seven digits, so that the order of the keys is that of the numbers. */
const padded = (number: number): string => String(number).padStart(7, '0');

type Kind = 'CHUNK' | 'RECIPIENTS' | 'OUTCOMES' | 'MESSAGES';

export const ledgerPartition = (id: string) => `${partitions.ledger}${id}`;
export const ledgerKey = (id: string, kind: Kind, number: number) => ({
  pk: ledgerPartition(id),
  sk: `${kind}#${padded(number)}`,
});
export const numberOf = ({ sk }: { sk: string }): number => Number(sk.slice(sk.indexOf('#') + 1));
export const dispatchKey = (id: string) => ({ pk: ledgerPartition(id), sk: 'DISPATCH' });
export const probeKey = (id: string) => ({ pk: ledgerPartition(id), sk: 'PROBE' });
export const linksOf = (id: string) => ({ pk: ledgerPartition(id), sk: 'LINK#' });
export const linkKey = (id: string, mark: string) => ({ pk: ledgerPartition(id), sk: `LINK#${mark}` });
/** Beside the campaign's own items, so that these are found without its ledger. */
export const mailKey = (id: string, language: Language) => ({
  pk: `${partitions.campaign}${id}`,
  sk: `MAIL#${language}`,
});

/** The key condition for a kind's items of these numbers. */
export const between = (id: string, kind: Kind, first: number, last: number) => ({
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
  ExpressionAttributeValues: {
    ':pk': ledgerPartition(id),
    ':first': ledgerKey(id, kind, first).sk,
    ':last': ledgerKey(id, kind, last).sk,
  },
});
export const lastNumber = 9_999_999;
