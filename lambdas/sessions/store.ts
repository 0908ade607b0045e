import { GetCommand, PutCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { isConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { sessionItemSchema, sessionKey, sessionRank, sessionTtl } from './keys.ts';
import { listNewestFirst, sessionsOf } from './queries.ts';
import type { SessionRecord } from './session.ts';
import { type SessionKey, type SessionsStore, touchEveryMs } from './sessions-store.ts';

/** The sessions' access patterns on the table. Every change of state is one conditional write. */
export const sessionsStore = (table: AppTable): SessionsStore => {
  const client = table.getDocumentClient();
  const TableName = table.getName();

  /** Answers the record as it was; undefined when the condition did not hold. */
  const update = async (
    key: SessionKey,
    {
      names,
      ...change
    }: { names?: Record<string, string> } & Pick<
      UpdateCommandInput,
      'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeValues'
    >,
  ): Promise<SessionRecord | undefined> => {
    const ExpressionAttributeNames = { '#data': 'data', '#state': 'state', ...names };
    const reply = await client
      .send(
        new UpdateCommand({
          TableName,
          Key: sessionKey(key),
          ...change,
          ExpressionAttributeNames,
          ReturnValues: 'ALL_OLD',
        }),
      )
      .catch(isConditionFailure);
    return reply ? sessionItemSchema.parse(reply.Attributes) : undefined;
  };

  const prolong = async (
    key: SessionKey,
    from: SessionRecord['state'],
    { expiry, lastActivity }: { expiry: string; lastActivity: string },
  ): Promise<boolean> => {
    const before = await update(key, {
      UpdateExpression: 'SET #data.#state = :active, #data.expiry = :expiry, #data.lastActivity = :last, #ttl = :ttl',
      ConditionExpression: '#data.#state = :from',
      names: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':active': 'active',
        ':from': from,
        ':expiry': expiry,
        ':last': lastActivity,
        ':ttl': sessionTtl(expiry),
      },
    });
    return before !== undefined;
  };

  const revoke: SessionsStore['revoke'] = async (key, time) => {
    const before = await update(key, {
      UpdateExpression: 'SET #data.#state = :revoked, #data.ended = :time REMOVE #data.refreshToken',
      ConditionExpression: 'attribute_exists(pk) AND #data.#state <> :revoked',
      ExpressionAttributeValues: { ':revoked': 'revoked', ':time': time },
    });
    return before && { refreshToken: before.refreshToken };
  };

  return {
    async create(session) {
      const Item = {
        ...sessionKey(session),
        type: 'Session',
        gsi1pk: 'SESSIONS',
        gsi1sk: sessionRank(session),
        ttl: sessionTtl(session.expiry),
        data: session,
      };
      await client.send(new PutCommand({ TableName, Item }));
    },

    async get(key) {
      const input = { TableName, Key: sessionKey(key), ConsistentRead: true };
      const { Item } = await client.send(new GetCommand(input));
      return Item && sessionItemSchema.parse(Item);
    },

    activate: (key, change) => prolong(key, 'pending', change),
    extend: (key, change) => prolong(key, 'active', change),

    async touch(key, time) {
      await update(key, {
        UpdateExpression: 'SET #data.lastActivity = :time',
        ConditionExpression: '#data.#state = :active AND #data.lastActivity <= :before',
        ExpressionAttributeValues: {
          ':active': 'active',
          ':time': time,
          ':before': new Date(Date.parse(time) - touchEveryMs).toISOString(),
        },
      });
    },

    revoke,

    async revokeAll(userId, time, except) {
      const others = (await sessionsOf(table, userId)).filter(
        ({ originId, state }) => originId !== except && state !== 'revoked',
      );
      const ended = await Promise.all(others.map((session) => revoke(session, time)));
      return ended.filter((end) => end !== undefined);
    },

    ofUser: (userId) => sessionsOf(table, userId),
    list: (page) => listNewestFirst(table, page),

    async setAdmin(userId, isAdmin) {
      const live = (await sessionsOf(table, userId)).filter(({ state }) => state !== 'revoked');
      await Promise.all(
        live.map((session) =>
          update(session, {
            UpdateExpression: 'SET #data.isAdmin = :admin',
            ConditionExpression: 'attribute_exists(pk) AND #data.#state <> :revoked',
            ExpressionAttributeValues: { ':admin': isAdmin, ':revoked': 'revoked' },
          }),
        ),
      );
    },
  };
};
