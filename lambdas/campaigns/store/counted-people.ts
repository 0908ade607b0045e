import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { mailCategories } from '#contracts/templates/mail-category.ts';
import { timeSchema } from '#contracts/text/fields.ts';
import { languageSchema } from '#contracts/text/locale.ts';
import { groupSchema } from '#contracts/users/groups.ts';
import { readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { Kinds } from '../model/audience.ts';
import { countedKey } from './keys.ts';

/** Everybody as they were last counted, and when. */
export interface Counted {
  kinds: Kinds;
  time: string;
}

export interface CountedPeople {
  keep(counted: Counted): Promise<void>;
  /** Without names and addresses; undefined where no one was ever counted. */
  last(): Promise<Counted | undefined>;
}

const reasonSchema = z.enum(['withoutConsent', 'unsubscribed', 'suppressed']);
const itemSchema = z.object({
  kinds: z.array(
    z.object({
      language: languageSchema,
      groups: z.array(groupSchema),
      leftOut: z.partialRecord(z.enum(mailCategories), reasonSchema),
      count: z.number(),
      /** Those who counted earlier did not note it. */
      nameless: z.optional(z.number()),
    }),
  ),
  time: timeSchema,
});

export const countedPeople = (table: AppTable): CountedPeople => ({
  async keep({ kinds, time }) {
    const counted = [...kinds.values()].map(({ sample: _people, ...kind }) => kind);
    const Item = { ...countedKey, type: 'CountedPeople', kinds: counted, time };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  },
  async last() {
    const found = z.optional(itemSchema).parse(await readItem(table, countedKey));
    if (!found) return undefined;
    const kinds: Kinds = new Map(
      found.kinds.map(({ nameless = 0, ...kind }, index) => [String(index), { ...kind, nameless, sample: [] }]),
    );
    return { kinds, time: found.time };
  },
});
