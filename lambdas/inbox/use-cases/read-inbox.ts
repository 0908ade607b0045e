import * as z from 'zod/mini';
import type * as contracts from '#contracts/inbox/endpoints.ts';
import type { InboxMail } from '#contracts/inbox/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { decodeCursor, encodeCursor } from '#lambdas/platform/http/cursor.ts';
import { ownSubjects } from '#lambdas/platform/mail/own-subjects.ts';
import { requireFound } from '#lambdas/platform/problem.ts';
import { InboxFailure } from '../adapters/inbox-failure.ts';
import type { Inbox, ListedMail } from '../adapters/open-inbox.ts';
import { idOf, uidOf } from '../model/mail-id.ts';
import { ownKind } from '../model/own-kind.ts';
import { pageAfter } from '../model/page.ts';
import { readMail, readMailHeaders } from '../model/read-mail.ts';
import type { InboxAccount, InboxServices } from '../services.ts';
import { withInbox } from '../steps/with-inbox.ts';

const pageEndSchema = z.tuple([z.string().check(z.maxLength(96)), z.int()]);
/** A mail whose headers cannot be read is listed too: it can be deleted. */
const unreadable = { from: { name: '', address: '' }, subject: '', isReport: false, isUnsubscribe: false };
const subjects = ownSubjects();

const withKind = <Headers extends typeof unreadable>(headers: Headers, { senders }: InboxAccount) => {
  const kind = ownKind(headers, { senders, subjects });
  return { ...headers, ...(kind ? { kind } : {}) };
};

const listed = async (inbox: Inbox, mail: ListedMail, account: InboxAccount): Promise<InboxMail> => {
  const source = await inbox.headers(mail.number);
  const headers = source ? await readMailHeaders(source).catch(() => unreadable) : unreadable;
  return { id: idOf(mail.uid), size: mail.size, ...withKind(headers, account) };
};

export const listInboxMails =
  (services: InboxServices): Route<typeof contracts.listInboxMails> =>
  ({ query: { cursor } }) => {
    const end = cursor === undefined ? undefined : decodeCursor(cursor, pageEndSchema);
    return withInbox(services, async (inbox, account) => {
      const mails = await inbox.list();
      const { items: page, next } = pageAfter(mails, end);
      const items: InboxMail[] = [];
      // One after the other: a server answers in turn.
      for (const mail of page) items.push(await listed(inbox, mail, account));
      const { host, port, security } = account.server;
      return {
        ...{ server: host, port, isEncrypted: security !== 'none' },
        total: mails.length,
        items,
        ...(next ? { nextCursor: encodeCursor(next) } : {}),
      };
    });
  };

export const getInboxMail =
  (services: InboxServices): Route<typeof contracts.getInboxMail> =>
  ({ pathParameters: { id } }) => {
    const uid = uidOf(id);
    return withInbox(services, async (inbox, account) => {
      const found = (await inbox.list()).find((each) => each.uid === uid);
      const mail = requireFound(found, 'inboxMailNotFound');
      const source = await inbox.retrieve(mail);
      const read = await readMail(source, account.senders).catch(() => {
        throw new InboxFailure('garbled', 'no mail');
      });
      return { id, size: mail.size, ...withKind(read, account) };
    });
  };
