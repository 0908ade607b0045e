import { randomBytes } from 'node:crypto';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Letter, letterSchema, type WholeLetter, wholeLetterSchema } from '#contracts/letters/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { packJson, unpackJson } from '#lambdas/platform/table/packed-json.ts';
import { itemsToRead, pageOf } from '#lambdas/platform/table/page.ts';
import { inPartition, readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import { letterKey, publicKey, publicList } from './keys.ts';

/** Where a page of the list ends. */
type Place = Pick<Letter, 'sentAt' | 'address'>;

export interface LettersStore {
  /** A letter that was kept before is replaced. */
  keep(letter: WholeLetter): Promise<void>;
  byAddress(address: string): Promise<WholeLetter | undefined>;
  /** Latest first. */
  published(
    language: Language,
    page: { limit: number; after?: Place | undefined },
  ): Promise<{ items: Letter[]; next: Place | undefined }>;
  /** For a transaction that makes letters public. */
  publish(letter: Letter): TransactionWrite;
  /** For a transaction after which they are not public any more; who has the address still finds them. */
  withdraw(letter: Place & Pick<Letter, 'language'>): TransactionWrite;
  /** For a transaction after which no one finds it. */
  remove(address: string): TransactionWrite;
}

const listSchema = z.array(z.object({ data: letterSchema }));

/** An address for a letter that is to be kept. */
export const newAddress = (): string => randomBytes(16).toString('base64url');

export const lettersStore = (table: AppTable): LettersStore => {
  const { client, name: TableName } = table;
  return {
    async keep(letter) {
      const data = await packJson(letter);
      await client.send(new PutCommand({ TableName, Item: { ...letterKey(letter.address), type: 'Letter', data } }));
    },
    byAddress: async (address) => unpackJson(await readItem(table, letterKey(address)), wholeLetterSchema),
    async published(language, { limit, after }) {
      const { Items } = await client.send(
        new QueryCommand({
          TableName,
          ...inPartition(publicList(language)),
          ScanIndexForward: false,
          Limit: itemsToRead(limit),
          ...(after ? { ExclusiveStartKey: publicKey(language, after) } : {}),
        }),
      );
      const { shown, last } = pageOf(listSchema.parse(Items), limit);
      return { items: shown.map(({ data }) => data), next: last?.data };
    },
    publish: (letter) => ({
      Put: { TableName, Item: { ...publicKey(letter.language, letter), type: 'PublicLetter', data: letter } },
    }),
    withdraw: ({ language, ...place }) => ({ Delete: { TableName, Key: publicKey(language, place) } }),
    remove: (address) => ({ Delete: { TableName, Key: letterKey(address) } }),
  };
};
