import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { readerFilters } from '#contracts/newsletter/endpoints.ts';
import type { ReaderKind } from '#contracts/newsletter/readers.ts';
import type { Language } from '#contracts/text/language.ts';
import { languageSchema } from '#contracts/text/locale.ts';
import { itemsToRead, pageOf } from '#lambdas/platform/table/page.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type ReaderRecord, readerRecordSchema } from '../model/reader.ts';
import { readerKey } from './keys.ts';

/** Which readers a list is about. */
export interface ReaderSearch {
  /** In lower case; each is somewhere in the address. */
  words?: readonly string[];
  state?: (typeof readerFilters)[number] | undefined;
  language?: Language | undefined;
}

interface Place {
  after?: string | undefined;
}

/** Readers in the order of their addresses, from the one after `after` on. */
export interface ReaderLists {
  page(page: Place & { limit: number }): Promise<{ items: ReaderRecord[]; next?: string | undefined }>;
  /** Reads on until the page is full or the time is up; `next` leads on from there. */
  find(
    page: Place & ReaderSearch & { limit: number; isTimeUp: () => boolean },
  ): Promise<{ items: ReaderRecord[]; next?: string | undefined }>;
  /** Those up to where the time was up, by kind. */
  count(part: Place & { isTimeUp: () => boolean }): Promise<{ kinds: ReaderKind[]; next?: string | undefined }>;
}

const readersSchema = z.array(readerRecordSchema);
const lastSchema = z.optional(z.object({ sk: z.string() }));
const countedSchema = z.array(
  z.object({
    language: languageSchema,
    subscription: z.optional(z.unknown()),
    refused: z.optional(z.unknown()),
    unsubscribed: z.optional(z.unknown()),
    suppressed: z.optional(z.unknown()),
  }),
);

const isIn = {
  subscribed: 'attribute_exists(subscription)',
  unsubscribed: '(attribute_exists(refused) OR attribute_exists(unsubscribed))',
  suppressed: 'attribute_exists(suppressed)',
} as const;

/** The filter of a search; undefined where everybody is meant. */
const filterOf = ({ words = [], state, language }: ReaderSearch) => {
  const terms = [
    ...words.map((_word, at) => `contains(email, :word${at})`),
    ...(state ? [isIn[state]] : []),
    ...(language ? ['#language = :language'] : []),
  ];
  if (terms.length === 0) return undefined;
  return {
    expression: terms.join(' AND '),
    names: language ? { '#language': 'language' } : undefined,
    values: {
      ...Object.fromEntries(words.map((word, at) => [`:word${at}`, word])),
      ...(language ? { ':language': language } : {}),
    },
  };
};

/** How many items one read of a search looks at: more and more while few are found, and less than DynamoDB reads at once. */
const mostRead = 4_000;

export const readerLists = ({ client, name: TableName }: AppTable): ReaderLists => {
  const all = { TableName, KeyConditionExpression: 'pk = :pk' };
  const values = { ':pk': partitions.readers };
  const from = (after: string | undefined) => (after ? { ExclusiveStartKey: readerKey(after) } : {});

  const page: ReaderLists['page'] = async ({ after, limit }) => {
    const { Items } = await client.send(
      new QueryCommand({
        ...all,
        ExpressionAttributeValues: values,
        ConsistentRead: true,
        Limit: itemsToRead(limit),
        ...from(after),
      }),
    );
    const { shown, last } = pageOf(readersSchema.parse(Items), limit);
    return { items: shown, next: last?.email };
  };

  return {
    page,

    async find({ after, limit, isTimeUp, ...search }) {
      const filter = filterOf(search);
      if (!filter) return page({ after, limit });
      const items: ReaderRecord[] = [];
      let place = after;
      for (let Limit = limit * 4; ; Limit = Math.min(mostRead, Limit * 4)) {
        const { Items, LastEvaluatedKey } = await client.send(
          new QueryCommand({
            ...all,
            ...{ FilterExpression: filter.expression, ExpressionAttributeNames: filter.names },
            ExpressionAttributeValues: { ...values, ...filter.values },
            ConsistentRead: true,
            Limit,
            ...from(place),
          }),
        );
        items.push(...readersSchema.parse(Items));
        if (items.length > limit) return { items: items.slice(0, limit), next: items[limit - 1]?.email };
        place = lastSchema.parse(LastEvaluatedKey)?.sk;
        if (place === undefined || items.length === limit || isTimeUp()) return { items, next: place };
      }
    },

    async count({ after, isTimeUp }) {
      const kinds = new Map<string, ReaderKind>();
      let place = after;
      do {
        const { Items, LastEvaluatedKey } = await client.send(
          new QueryCommand({
            ...all,
            ExpressionAttributeValues: values,
            ProjectionExpression: '#language, subscription.confirmed, refused, unsubscribed, suppressed.#time',
            ExpressionAttributeNames: { '#language': 'language', '#time': 'time' },
            ...from(place),
          }),
        );
        for (const { language, ...reader } of countedSchema.parse(Items)) {
          const kind = {
            language,
            subscribed: reader.subscription !== undefined,
            unsubscribed: (reader.refused ?? reader.unsubscribed) !== undefined,
            suppressed: reader.suppressed !== undefined,
          };
          const key = JSON.stringify(kind);
          kinds.set(key, { ...kind, count: (kinds.get(key)?.count ?? 0) + 1 });
        }
        place = lastSchema.parse(LastEvaluatedKey)?.sk;
      } while (place !== undefined && !isTimeUp());
      return { kinds: [...kinds.values()], next: place };
    },
  };
};
