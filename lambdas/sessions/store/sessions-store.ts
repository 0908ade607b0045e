import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { isConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type Step, type TransactionWrite, transact, untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import type { SessionRecord } from '../model/session.ts';
import { activityItem, activityKey, sessionItem, sessionKey, sessionTtl } from './keys.ts';
import { listNewestFirst, readSessions, sessionsOf } from './queries.ts';
import { type SessionKey, type SessionsStore, touchEveryMs } from './sessions-port.ts';

interface Change {
  UpdateExpression: string;
  ConditionExpression: string;
  ExpressionAttributeValues: Record<string, unknown>;
}

/** For a transaction: `false` when a condition did not hold; any other error is thrown on. */
const isRefused = (error: unknown): false => {
  const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
  if (reasons.some(({ Code }) => Code === 'ConditionalCheckFailed')) return false;
  throw error;
};

const together = (first: Step, along: TransactionWrite | undefined): Step[] => [
  first,
  ...(along ? [{ write: along }] : []),
];

/** In how many tabs of a session the password may have been entered again; the newest count. */
const confirmedTabs = 10;

/** The sessions' access patterns on the table. Every change of state is one conditional write. */
export const sessionsStore = (table: AppTable): SessionsStore => {
  const client = table.client;
  const TableName = table.name;

  const updateOf = (key: SessionKey, change: Change, names: Record<string, string> = {}) => ({
    TableName,
    Key: sessionKey(key),
    ExpressionAttributeNames: { '#data': 'data', '#state': 'state', ...names },
    ...change,
  });
  /** Whether the session is in the state that the change requires. */
  const update = (...change: Parameters<typeof updateOf>): Promise<boolean> =>
    untilUndisturbed(() => client.send(new UpdateCommand(updateOf(...change))).then(() => true, isConditionFailure));

  const prolonging = (
    key: SessionKey,
    from: SessionRecord['state'],
    { expiry, lastActivity }: { expiry: string; lastActivity: string },
  ): Parameters<typeof updateOf> => [
    key,
    {
      UpdateExpression: 'SET #data.#state = :active, #data.expiry = :expiry, #data.lastActivity = :last, #ttl = :ttl',
      ConditionExpression: '#data.#state = :from',
      ExpressionAttributeValues: {
        ':active': 'active',
        ':from': from,
        ':expiry': expiry,
        ':last': lastActivity,
        ':ttl': sessionTtl(expiry),
      },
    },
    { '#ttl': 'ttl' },
  ];

  const get: SessionsStore['get'] = async (key) => (await readSessions(table, [key]))[0];

  const revoke: SessionsStore['revoke'] = (key, time, along) =>
    untilUndisturbed(async () => {
      const session = await get(key);
      if (!session || session.state === 'revoked') return undefined;
      const Update = updateOf(key, {
        UpdateExpression: 'SET #data.#state = :revoked, #data.ended = :time REMOVE #data.refreshToken',
        ConditionExpression: '#data.#state = :from',
        ExpressionAttributeValues: { ':revoked': 'revoked', ':time': time, ':from': session.state },
      });
      await transact(table, together({ write: { Update }, refusal: 'changed' }, along?.(session)));
      return { refreshToken: session.refreshToken };
    });

  /** The fields that every session copies from its user. */
  const setCopy = async (userId: string, field: 'isAdmin' | 'username', value: boolean | string): Promise<void> => {
    const live = (await sessionsOf(table, userId)).filter(({ state }) => state !== 'revoked');
    const change = {
      UpdateExpression: 'SET #data.#field = :value',
      ConditionExpression: 'attribute_exists(pk) AND #data.#state <> :revoked',
      ExpressionAttributeValues: { ':value': value, ':revoked': 'revoked' },
    };
    await Promise.all(live.map((session) => update(session, change, { '#field': field })));
  };

  return {
    get,
    revoke,

    async create(session, along) {
      const Put = { TableName, Item: sessionItem(session) };
      await (along ? transact(table, together({ write: { Put } }, along)) : client.send(new PutCommand(Put)));
    },

    activate: (key, change, along) =>
      untilUndisturbed(() => {
        const Update = updateOf(...prolonging(key, 'pending', change));
        return transact(table, together({ write: { Update } }, along)).then(() => true, isRefused);
      }),

    extend: (key, change) => update(...prolonging(key, 'active', change)),

    confirm: (key, confirmation, time, along) =>
      untilUndisturbed(async () => {
        const { confirmations = [] } = (await get(key)) ?? {};
        // Of two tabs at the same moment one is asked again.
        const valid = confirmations.filter(({ until }) => until > time).slice(1 - confirmedTabs);
        const Update = updateOf(key, {
          UpdateExpression: 'SET #data.confirmations = :confirmations',
          ConditionExpression: '#data.#state = :active',
          ExpressionAttributeValues: { ':active': 'active', ':confirmations': [...valid, confirmation] },
        });
        return transact(table, together({ write: { Update } }, along)).then(() => true, isRefused);
      }),

    unconfirm: (key) =>
      update(key, {
        UpdateExpression: 'REMOVE #data.confirmations',
        ConditionExpression: '#data.#state = :active',
        ExpressionAttributeValues: { ':active': 'active' },
      }),

    async touch({ userId, originId, expiry }, time) {
      const { type, ttl, data } = activityItem({ userId, originId, lastActivity: time }, expiry);
      const Update = new UpdateCommand({
        TableName,
        Key: activityKey(data),
        UpdateExpression: 'SET #type = :type, #ttl = :ttl, #data = :data',
        ConditionExpression: 'attribute_not_exists(pk) OR #data.lastActivity <= :before',
        ExpressionAttributeNames: { '#type': 'type', '#ttl': 'ttl', '#data': 'data' },
        ExpressionAttributeValues: {
          ':type': type,
          ':ttl': ttl,
          ':data': data,
          ':before': new Date(Date.parse(time) - touchEveryMs).toISOString(),
        },
      });
      await client.send(Update).catch(isConditionFailure);
    },

    async revokeAll(userId, time, { except, along } = {}) {
      const others = (await sessionsOf(table, userId)).filter(
        ({ originId, state }) => originId !== except && state !== 'revoked',
      );
      const ended = await Promise.all(others.map((session) => revoke(session, time, along)));
      return ended.filter((end) => end !== undefined);
    },

    ofUser: (userId) => sessionsOf(table, userId),
    list: (page) => listNewestFirst(table, page),

    setAdmin: (userId, isAdmin) => setCopy(userId, 'isAdmin', isAdmin),
    setUsername: (userId, username) => setCopy(userId, 'username', username),
  };
};
