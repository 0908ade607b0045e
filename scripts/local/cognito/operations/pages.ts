import { invalidParameter } from '../errors.ts';

const largest = 60;

/** One page of a list in the order of its keys; the token is the last key of the page before. */
export const page = <T>(
  all: T[],
  keyOf: (item: T) => string,
  limit: number | undefined,
  token: string | undefined,
): { items: T[]; next: string | undefined } => {
  const after = token === undefined ? '' : Buffer.from(token, 'base64url').toString();
  if (token === '') throw invalidParameter('Invalid pagination token.');
  const left = all.filter((item) => keyOf(item) > after).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const items = left.slice(0, limit || largest);
  const last = items.at(-1);
  const next = last === undefined || items.length === left.length ? undefined : keyOf(last);
  return { items, next: next && Buffer.from(next).toString('base64url') };
};
