import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { timeSchema } from '#contracts/text/fields.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import { readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { userPartition } from './keys.ts';

/** The link with which a user for whom an account was made chooses a password. */
const invitationSchema = z.object({
  /** Of the secret in the link. */
  linkHash: z.string(),
  /** Where it was mailed. */
  email: z.string(),
  invited: timeSchema,
  /** Epoch seconds. */
  expires: z.number(),
});
type Invitation = z.infer<typeof invitationSchema>;

/** A user has one at most. It lies under the user's key, so that a deletion removes it too. */
export interface Invitations {
  /** The former one no longer works. */
  put(userId: string, invitation: Invitation): Promise<void>;
  /** Undefined where there is none, or it is too late. */
  ofUser(userId: string): Promise<Invitation | undefined>;
  /** It no longer works. False where it was spent or replaced meanwhile. */
  spend(userId: string, invitation: Invitation): Promise<boolean>;
  /** The act that it was spent for has failed: it works again, unless there is a newer one. */
  giveBack(userId: string, invitation: Invitation): Promise<void>;
}

export const invitationsStore = (table: AppTable, clock: Clock): Invitations => {
  const client = table.client;
  const TableName = table.name;
  const keyOf = (userId: string) => ({ pk: userPartition(userId), sk: 'INVITATION' });
  const put = (userId: string, invitation: Invitation, ConditionExpression?: string) => {
    const Item = { ...keyOf(userId), type: 'Invitation', ttl: invitation.expires, ...invitation };
    return client.send(new PutCommand({ TableName, Item, ConditionExpression }));
  };
  return {
    async put(userId, invitation) {
      await put(userId, invitation);
    },
    async ofUser(userId) {
      const invitation = z.optional(invitationSchema).parse(await readItem(table, keyOf(userId)));
      return invitation && invitation.expires > clock() / 1000 ? invitation : undefined;
    },
    spend: (userId, { linkHash }) =>
      client
        .send(
          new DeleteCommand({
            TableName,
            Key: keyOf(userId),
            ConditionExpression: 'linkHash = :hash',
            ExpressionAttributeValues: { ':hash': linkHash },
          }),
        )
        .then(() => true, falseOnConditionFailure),
    async giveBack(userId, invitation) {
      await put(userId, invitation, 'attribute_not_exists(pk)').catch(falseOnConditionFailure);
    },
  };
};
