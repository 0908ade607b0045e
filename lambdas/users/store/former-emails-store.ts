import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { timeSchema } from '#contracts/text/fields.ts';
import { secondFactorSchema } from '#contracts/users/endpoints.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { userPartition } from './keys.ts';

/** An address that an account had until a change, and what its holder needs to get it back. */
const formerEmailSchema = z.object({
  /** Of the secret in the link that was mailed there. */
  linkHash: z.string(),
  email: z.string(),
  /** The second factor at that moment. */
  secondFactor: secondFactorSchema,
  changed: timeSchema,
  /** Epoch seconds. */
  expires: z.number(),
});
type FormerEmail = z.infer<typeof formerEmailSchema>;

/** They lie under the user's key, so that a deletion removes them too. */
export interface FormerEmails {
  add(userId: string, former: FormerEmail): Promise<void>;
  /** Those whose links still work. */
  ofUser(userId: string): Promise<FormerEmail[]>;
  /** The link of this change no longer works, nor do those of later ones. False where another call has taken it away. */
  removeFrom(userId: string, former: Pick<FormerEmail, 'changed' | 'linkHash'>): Promise<boolean>;
  removeAll(userId: string): Promise<void>;
}

export const formerEmailsStore = (table: AppTable, clock: Clock): FormerEmails => {
  const client = table.client;
  const TableName = table.name;
  const keyOf = (userId: string, { linkHash }: Pick<FormerEmail, 'linkHash'>) => ({
    pk: userPartition(userId),
    sk: `FORMER_EMAIL#${linkHash}`,
  });
  const ofUser = async (userId: string): Promise<FormerEmail[]> => {
    const items = await readPartition(table, keyOf(userId, { linkHash: '' }));
    const now = clock() / 1000;
    return z
      .array(formerEmailSchema)
      .parse(items)
      .filter(({ expires }) => expires > now);
  };
  /** False where it was gone already. */
  const remove = async (userId: string, former: Pick<FormerEmail, 'linkHash'>): Promise<boolean> => {
    const Key = keyOf(userId, former);
    const { Attributes } = await client.send(new DeleteCommand({ TableName, Key, ReturnValues: 'ALL_OLD' }));
    return Attributes !== undefined;
  };
  return {
    ofUser,
    async add(userId, former) {
      const Item = { ...keyOf(userId, former), type: 'FormerEmail', ttl: former.expires, ...former };
      await client.send(new PutCommand({ TableName, Item }));
    },
    async removeFrom(userId, { changed: since, linkHash }) {
      const later = (await ofUser(userId)).filter((each) => each.changed >= since && each.linkHash !== linkHash);
      const [isRemoved = false] = await Promise.all([{ linkHash }, ...later].map((each) => remove(userId, each)));
      return isRemoved;
    },
    async removeAll(userId) {
      await Promise.all((await ofUser(userId)).map((each) => remove(userId, each)));
    },
  };
};
