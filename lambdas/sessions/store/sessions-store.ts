import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { falseOnConditionFailure, falseOnTransactionRefusal } from '#lambdas/platform/table/condition-failure.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type Step, type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';
import { type SessionKey, type SessionRecord, touchEveryMs } from '../model/session.ts';
import type { SessionListPage, SessionPage } from '../model/session-list.ts';
import { activityItem, activityKey, sessionItem, sessionKey } from './keys.ts';
import { type Change, prolonging } from './prolonging.ts';
import { listNewestFirst, listOfUser, readSessions, sessionsOf } from './queries.ts';

/** Further writes for the transaction that ends a session, which is passed as it was before. */
export type AuditWriteForEnd = (session: SessionRecord) => TransactionWrite | undefined;

/**
 * The reads and writes of sessions. Reads by user are consistent: a revoked session is seen as revoked at once. `auditWrite`
 * is written in the same transaction as the change.
 */
export interface SessionsStore {
  create(session: SessionRecord, auditWrite?: TransactionWrite): Promise<void>;
  /** One BatchGetItem. */
  get(key: SessionKey): Promise<SessionRecord | undefined>;
  /** Makes a pending session active, once. False if it is not pending any more. */
  activate(
    key: SessionKey,
    change: { expiry: string; lastActivity: string },
    auditWrite?: TransactionWrite,
  ): Promise<boolean>;
  /** Records that a new token was issued for it. False unless it is active. */
  extend(key: SessionKey, change: { expiry: string; lastActivity: string }): Promise<boolean>;
  /** Records that the password was entered again at `time`. False unless it is active. */
  confirm(
    key: SessionKey,
    confirmation: { hash: string; until: string },
    time: string,
    auditWrite: TransactionWrite,
  ): Promise<boolean>;
  /** It stays, but what was confirmed in its tabs does not. False unless it is active. */
  unconfirm(key: SessionKey): Promise<boolean>;
  /** Notes activity of a session that was found active; does nothing if some was noted within `touchEveryMs`. */
  touch(session: SessionKey & { expiry: string }, time: string): Promise<void>;
  /**
   * Ends it and erases its refresh token, which is returned so that the pool can revoke it too; undefined if it was
   * over.
   */
  revoke(
    key: SessionKey,
    time: string,
    auditWrite?: AuditWriteForEnd,
  ): Promise<{ refreshToken?: string | undefined } | undefined>;
  /** Ends all sessions of a user, also pending ones, but for `except`. */
  revokeAll(
    userId: string,
    time: string,
    options?: { except?: string | undefined; auditWrite?: AuditWriteForEnd },
  ): Promise<{ refreshToken?: string | undefined }[]>;
  /** Newest first. */
  ofUser(userId: string): Promise<SessionRecord[]>;
  /**
   * A user's or everybody's, newest first. Pending ones are left out, so a page of everybody's may hold fewer than
   * `limit`.
   */
  list(page: SessionListPage): Promise<SessionPage>;
  /** Updates the copies of a user's role and name. */
  setAdmin(userId: string, isAdmin: boolean): Promise<void>;
  setUsername(userId: string, username: string): Promise<void>;
}

const together = (first: Step, auditWrite: TransactionWrite | undefined): Step[] => [
  first,
  ...(auditWrite ? [{ write: auditWrite }] : []),
];

/** In how many tabs of a session the password may have been entered again; the newest count. */
const confirmedTabs = 10;

/** The sessions' access patterns on the table. Every change of state is one conditional write. */
export const sessionsStore = (table: AppTable): SessionsStore => {
  const client = table.client;
  const TableName = table.name;

  const updateOf = (key: SessionKey, { names, ...change }: Change) => ({
    TableName,
    Key: sessionKey(key),
    ExpressionAttributeNames: { '#data': 'data', '#state': 'state', ...names },
    ...change,
  });
  /** Whether the session is in the state that the change requires. */
  const update = (...change: Parameters<typeof updateOf>): Promise<boolean> =>
    retryOnConflict(() =>
      client.send(new UpdateCommand(updateOf(...change))).then(() => true, falseOnConditionFailure),
    );

  const get: SessionsStore['get'] = async (key) => (await readSessions(table, [key]))[0];

  const revoke: SessionsStore['revoke'] = (key, time, auditWrite) =>
    retryOnConflict(async () => {
      const session = await get(key);
      if (!session || session.state === 'revoked') return undefined;
      const Update = updateOf(key, {
        UpdateExpression: 'SET #data.#state = :revoked, #data.ended = :time REMOVE #data.refreshToken',
        ConditionExpression: '#data.#state = :from',
        ExpressionAttributeValues: { ':revoked': 'revoked', ':time': time, ':from': session.state },
      });
      await transact(table, together({ write: { Update }, refusal: 'changed' }, auditWrite?.(session)));
      return { refreshToken: session.refreshToken };
    });

  /** The fields that every session copies from its user. */
  const setCopy = async (userId: string, field: 'isAdmin' | 'username', value: boolean | string): Promise<void> => {
    const live = (await sessionsOf(table, userId)).filter(({ state }) => state !== 'revoked');
    const change = {
      UpdateExpression: 'SET #data.#field = :value',
      ConditionExpression: 'attribute_exists(pk) AND #data.#state <> :revoked',
      ExpressionAttributeValues: { ':value': value, ':revoked': 'revoked' },
      names: { '#field': field },
    };
    await Promise.all(live.map((session) => update(session, change)));
  };

  return {
    get,
    revoke,

    async create(session, auditWrite) {
      const Put = { TableName, Item: sessionItem(session) };
      await (auditWrite ? transact(table, together({ write: { Put } }, auditWrite)) : client.send(new PutCommand(Put)));
    },

    activate: (key, change, auditWrite) =>
      retryOnConflict(() => {
        const Update = updateOf(key, prolonging('pending', change));
        return transact(table, together({ write: { Update } }, auditWrite)).then(() => true, falseOnTransactionRefusal);
      }),

    extend: (key, change) => update(key, prolonging('active', change)),

    confirm: (key, confirmation, time, auditWrite) =>
      retryOnConflict(async () => {
        const { confirmations = [] } = (await get(key)) ?? {};
        // Of two tabs at the same moment one is asked again.
        const valid = confirmations.filter(({ until }) => until > time).slice(1 - confirmedTabs);
        const Update = updateOf(key, {
          UpdateExpression: 'SET #data.confirmations = :confirmations',
          ConditionExpression: '#data.#state = :active',
          ExpressionAttributeValues: { ':active': 'active', ':confirmations': [...valid, confirmation] },
        });
        return transact(table, together({ write: { Update } }, auditWrite)).then(() => true, falseOnTransactionRefusal);
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
      await client.send(Update).catch(falseOnConditionFailure);
    },

    async revokeAll(userId, time, { except, auditWrite } = {}) {
      const others = (await sessionsOf(table, userId)).filter(
        ({ originId, state }) => originId !== except && state !== 'revoked',
      );
      const ended = await Promise.all(others.map((session) => revoke(session, time, auditWrite)));
      return ended.filter((end) => end !== undefined);
    },

    ofUser: (userId) => sessionsOf(table, userId),
    list: ({ userId, ...page }) => (userId ? listOfUser(table, userId, page) : listNewestFirst(table, page)),

    setAdmin: (userId, isAdmin) => setCopy(userId, 'isAdmin', isAdmin),
    setUsername: (userId, username) => setCopy(userId, 'username', username),
  };
};
