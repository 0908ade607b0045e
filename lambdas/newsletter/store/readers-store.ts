import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { suppressionReasons } from '#contracts/newsletter/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { type Clock, nowOf } from '#lambdas/platform/clock.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { secretIdHash } from '#lambdas/platform/secret-id.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import { readItem, readItems } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';
import { type ReaderRecord, readerAddress, readerRecordSchema } from '../model/reader.ts';
import { forgetReader } from './forget-reader.ts';
import { type ImportedReaders, importedReaders } from './imported-readers.ts';
import { readerKey, tokenKey } from './keys.ts';
import { markWelcomed } from './mark-welcomed.ts';
import { type ReaderLists, readerLists } from './reader-lists.ts';
import { tokenSteps } from './reader-tokens.ts';
import { type SubscriptionRequests, subscriptionRequests } from './subscription-requests.ts';

export type SuppressionReason = (typeof suppressionReasons)[number];

/** The fields that a change sets; `undefined` takes a field away. */
export type ReaderChange = Partial<
  Pick<
    { [Field in keyof ReaderRecord]: ReaderRecord[Field] | undefined },
    | 'mailName'
    | 'subscription'
    | 'formerSubscription'
    | 'refused'
    | 'unsubscribed'
    | 'suppressed'
    | 'released'
    | 'welcomed'
    | 'movedTo'
    | 'movedFrom'
  >
> & { language?: Language };

/** Addresses in any form; `newsletter/README.md` lists questions and keys. */
export interface ReadersStore extends SubscriptionRequests, ReaderLists, ImportedReaders {
  byEmail(email: string): Promise<ReaderRecord | undefined>;
  /** By their addresses in lower case; unknown ones are left out. */
  byEmails(emails: readonly string[]): Promise<Map<string, ReaderRecord>>;
  byToken(token: string): Promise<ReaderRecord | undefined>;
  /** By the hash of that token. */
  byMark(mark: string): Promise<ReaderRecord | undefined>;
  /** The tokens for the links in mails, by address in lower case. Who has none gets one; who is unknown becomes a reader. */
  ensure(people: readonly { email: string; language: Language }[]): Promise<Map<string, string>>;
  /** An unknown address becomes a reader. `writes` are made in the same transaction. */
  change(
    reader: { email: string; language: Language },
    change: ReaderChange,
    writes?: TransactionWrite | readonly TransactionWrite[],
  ): Promise<ReaderRecord>;
  /** Of an address that is suppressed already, a bounce does not replace the reason. */
  suppress(reader: { email: string; language: Language }, reason: SuppressionReason): Promise<void>;
  /** Notes that a reader gets the welcome mail; false where they did before, or mail may not go there. */
  markWelcomed(email: string): Promise<boolean>;
  /** Forgets a reader's data, but not what they refused and whether mail may go to the address. */
  forget(email: string): Promise<void>;
}

const readerSchema = z.optional(readerRecordSchema);
const readersSchema = z.array(readerRecordSchema);
const ownerSchema = z.optional(z.object({ email: z.string() }));

/** How many readers get a token in one transaction, which has two writes for each and takes a hundred. */
const tokensAtOnce = 50;

export const readersStore = (table: AppTable, clock: Clock): ReadersStore => {
  const { client, name: TableName } = table;
  const byEmail = async (email: string) => readerSchema.parse(await readItem(table, readerKey(readerAddress(email))));
  const byEmails = async (emails: readonly string[]) => {
    const keys = [...new Set(emails.map(readerAddress))].map(readerKey);
    return new Map(readersSchema.parse(await readItems(table, keys)).map((reader) => [reader.email, reader]));
  };

  const byMark = async (mark: string) => {
    const owner = ownerSchema.parse(await readItem(table, tokenKey(mark)));
    const reader = owner && (await byEmail(owner.email));
    return reader?.token !== undefined && secretIdHash(reader.token) === mark ? reader : undefined;
  };

  const change: ReadersStore['change'] = async ({ email, language }, { language: wanted, ...fields }, writes = []) => {
    const entries = Object.entries(fields);
    const set = entries.flatMap(([field, value], at) => (value === undefined ? [] : [`#${field} = :v${at}`]));
    const remove = entries.flatMap(([field, value]) => (value === undefined ? [`#${field}`] : []));
    const languageTerm = wanted ? '#language = :language' : '#language = if_not_exists(#language, :language)';
    const Update = {
      TableName,
      Key: readerKey(readerAddress(email)),
      UpdateExpression: [
        `SET ${['#type = :type', '#email = :email', languageTerm, ...set].join(', ')}`,
        ...(remove.length > 0 ? [`REMOVE ${remove.join(', ')}`] : []),
      ].join(' '),
      ExpressionAttributeNames: {
        ...{ '#type': 'type', '#email': 'email', '#language': 'language' },
        ...Object.fromEntries(entries.map(([field]) => [`#${field}`, field])),
      },
      ExpressionAttributeValues: {
        ...{ ':type': 'Reader', ':email': readerAddress(email), ':language': wanted ?? language },
        ...Object.fromEntries(entries.flatMap(([, value], at) => (value === undefined ? [] : [[`:v${at}`, value]]))),
      },
    };
    const others = [writes].flat().map((write) => ({ write }));
    if (others.length > 0) {
      await retryOnConflict(() => transact(table, [{ write: { Update } }, ...others]));
      return readerRecordSchema.parse(await readItem(table, Update.Key));
    }
    const { Attributes } = await client.send(new UpdateCommand({ ...Update, ReturnValues: 'ALL_NEW' }));
    return readerRecordSchema.parse(Attributes);
  };

  return {
    byEmail,
    byEmails,

    byMark,

    async byToken(token) {
      const reader = await byMark(secretIdHash(token));
      return reader?.token === token ? reader : undefined;
    },

    ensure: (people) =>
      retryOnConflict(async () => {
        const wanted = new Map(people.map(({ email, language }) => [readerAddress(email), language]));
        const known = await byEmails([...wanted.keys()]);
        const missing = [...wanted].filter(([email]) => known.get(email)?.token === undefined);
        for (let at = 0; at < missing.length; at += tokensAtOnce) {
          const some = missing.slice(at, at + tokensAtOnce);
          await transact(
            table,
            some.flatMap(([email, language]) => tokenSteps(table, { email, language })),
          );
        }
        const all = missing.length === 0 ? known : await byEmails([...wanted.keys()]);
        return new Map([...all].map(([email, { token = '' }]) => [email, token]));
      }),

    change,

    async suppress({ email, language }, reason) {
      const suppressed = { reason, time: nowOf({ clock }) };
      if (reason !== 'bounced') {
        await change({ email, language }, { suppressed });
        return;
      }
      await client
        .send(
          new UpdateCommand({
            TableName,
            Key: readerKey(readerAddress(email)),
            UpdateExpression:
              'SET #type = :type, #email = :email, #suppressed = :suppressed, #language = if_not_exists(#language, :language)',
            ConditionExpression: 'attribute_not_exists(#suppressed)',
            ExpressionAttributeNames: {
              ...{ '#type': 'type', '#email': 'email', '#suppressed': 'suppressed', '#language': 'language' },
            },
            ExpressionAttributeValues: {
              ...{ ':type': 'Reader', ':email': readerAddress(email) },
              ...{ ':suppressed': suppressed, ':language': language },
            },
          }),
        )
        .catch(falseOnConditionFailure);
    },

    markWelcomed: markWelcomed(table, clock),

    forget: forgetReader(table, { byEmail, change }),

    ...readerLists(table),
    ...importedReaders(table),
    ...subscriptionRequests(table, clock),
  };
};
