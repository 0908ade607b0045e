import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { secretIdHash } from '#lambdas/platform/secret-id.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { mostMoves, type ReaderRecord } from '../model/reader.ts';
import { readerKey, tokenKey } from './keys.ts';

interface Readers {
  byEmail(email: string): Promise<ReaderRecord | undefined>;
  change(
    reader: ReaderRecord,
    change: { movedTo: undefined; movedFrom: undefined; formerSubscription: undefined },
  ): Promise<unknown>;
}

/** Forgets a reader's data, but not what they refused and whether mail may go to the address. */
export const forgetReader =
  ({ client, name: TableName }: AppTable, { byEmail, change }: Readers) =>
  async (email: string): Promise<void> => {
    const reader = await byEmail(email);
    if (!reader) return;
    // The addresses that the account had before do not name it any longer.
    let [former, at] = [reader.movedFrom, reader.email];
    for (let steps = 0; former !== undefined && steps < mostMoves; steps += 1) {
      const its = await byEmail(former);
      if (its?.movedTo !== at) break;
      await change(its, { movedTo: undefined, movedFrom: undefined, formerSubscription: undefined });
      [former, at] = [its.movedFrom, its.email];
    }
    const Key = readerKey(reader.email);
    // The token first: while it can be found, it leads to a reader who is whole.
    if (reader.token) await client.send(new DeleteCommand({ TableName, Key: tokenKey(secretIdHash(reader.token)) }));
    await client.send(
      new UpdateCommand({
        TableName,
        Key,
        UpdateExpression:
          'REMOVE #token, mailName, subscription, formerSubscription, movedTo, movedFrom, released, welcomed',
        ExpressionAttributeNames: { '#token': 'token' },
      }),
    );
    // A refusal that came meanwhile stays.
    await client
      .send(
        new DeleteCommand({
          TableName,
          Key,
          ConditionExpression:
            'attribute_not_exists(refused) AND attribute_not_exists(unsubscribed) AND attribute_not_exists(suppressed)',
        }),
      )
      .catch(falseOnConditionFailure);
  };
