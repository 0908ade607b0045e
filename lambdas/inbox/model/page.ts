import { inboxPageSize } from '#contracts/inbox/endpoints.ts';

interface Numbered {
  number: number;
  uid: string;
}

/** The last mail of a page: its name, and its number where it is gone since. */
export type PageEnd = readonly [uid: string, number: number];

/** The mails after the end of a page, newest first: the highest number came last. */
export const pageAfter = <Mail extends Numbered>(mails: readonly Mail[], end: PageEnd | undefined) => {
  const newest = mails.toSorted((a, b) => b.number - a.number);
  const [uid, number = Number.POSITIVE_INFINITY] = end ?? [];
  const at = newest.findIndex((mail) => mail.uid === uid);
  const rest = at === -1 ? newest.filter((mail) => mail.number < number) : newest.slice(at + 1);
  const items = rest.slice(0, inboxPageSize);
  const last = items.at(-1);
  const next: PageEnd | undefined = last && rest.length > items.length ? [last.uid, last.number] : undefined;
  return { items, next };
};
