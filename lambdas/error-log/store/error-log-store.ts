import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import {
  type ErrorGroup,
  type ErrorOccurrence,
  type ErrorState,
  errorGroupSchema,
  errorOccurrenceSchema,
} from '#contracts/error-log.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import { readItem, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';
import { errorIdKey, groupKey, limitKey, occurrenceKey, occurrencesPartition } from './keys.ts';

/** What somebody met: the group that it belongs to, and the occurrence. */
export interface NotedError {
  groupId: string;
  message: string;
  occurrence: ErrorOccurrence;
}

export interface ErrorLogStore {
  /** Counts a report of an address. @throws ProblemError `tooManyAttempts` */
  consume(address: string): Promise<void>;
  /**
   * Adds an occurrence to its group, which it opens if it was resolved.
   * @throws ProblemError `tooManyAttempts` where too many kinds of errors were new today.
   */
  note(error: NotedError): Promise<void>;
  /** All groups that were met lately, in no particular order. */
  groups(): Promise<ErrorGroup[]>;
  group(id: string): Promise<ErrorGroup | undefined>;
  /** The group of the error with this number. */
  groupIdOf(errorId: string): Promise<string | undefined>;
  /** The latest first. */
  occurrences(groupId: string, limit: number): Promise<ErrorOccurrence[]>;
  /** @throws ProblemError `editConflict` where the group is in that state already. */
  changeState(group: ErrorGroup, state: ErrorState, also: readonly TransactionWrite[]): Promise<void>;
}

const day = 24 * 60 * 60;
/** Seconds that a group is kept after it was last met, and an occurrence. */
const kept = { group: 90 * day, occurrence: 30 * day } as const;
/** How many reports an address may send in a minute, and how many groups may be new in a day. */
const limits = { reports: { most: 20, seconds: 60 }, groups: { most: 100, seconds: day } } as const;

const groupItemSchema = z.object({ data: errorGroupSchema });
const occurrenceItemSchema = z.object({ data: errorOccurrenceSchema });

export const errorLogStore = (table: AppTable, clock: Clock): ErrorLogStore => {
  const { client, name: TableName } = table;
  const seconds = () => Math.floor(clock() / 1000);

  const count = async (subject: string, { most, seconds: stretch }: (typeof limits)[keyof typeof limits]) => {
    const now = seconds();
    const from = now - (now % stretch);
    const isWithin = await client
      .send(
        new UpdateCommand({
          TableName,
          Key: limitKey(subject, from),
          UpdateExpression: 'SET #type = :type, #ttl = :ttl ADD #count :one',
          ConditionExpression: 'attribute_not_exists(#count) OR #count < :most',
          ExpressionAttributeNames: { '#type': 'type', '#ttl': 'ttl', '#count': 'count' },
          ExpressionAttributeValues: { ':type': 'ErrorLimit', ':ttl': from + 2 * stretch, ':one': 1, ':most': most },
        }),
      )
      .then(() => true, falseOnConditionFailure);
    if (!isWithin) throw new ProblemError('tooManyAttempts', { retryAfter: from + stretch - now });
  };

  /** False if the group is not there yet. */
  const countInGroup = async (id: string, time: string): Promise<boolean> => {
    const counted = await client
      .send(
        new UpdateCommand({
          TableName,
          Key: groupKey(id),
          UpdateExpression: 'SET #data.#count = #data.#count + :one, #data.lastSeen = :time, #ttl = :ttl',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeNames: { '#data': 'data', '#count': 'count', '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':one': 1, ':time': time, ':ttl': seconds() + kept.group },
          ReturnValues: 'ALL_NEW',
        }),
      )
      .catch(falseOnConditionFailure);
    if (counted === false) return false;
    if (groupItemSchema.parse(counted.Attributes).data.state === 'resolved') await openAgain(id, time);
    return true;
  };

  /** Somebody resolved it, and here it is again. */
  const openAgain = (id: string, time: string) =>
    client
      .send(
        new UpdateCommand({
          TableName,
          Key: groupKey(id),
          UpdateExpression: 'SET #data.#state = :open, #data.returned = :time',
          ConditionExpression: '#data.#state = :resolved',
          ExpressionAttributeNames: { '#data': 'data', '#state': 'state' },
          ExpressionAttributeValues: { ':open': 'open', ':resolved': 'resolved', ':time': time },
        }),
      )
      .then(() => true, falseOnConditionFailure);

  const put = (key: { pk: string; sk: string }, type: string, more: object, lifetime: number) => ({
    TableName,
    Item: { ...key, type, ...more, ttl: seconds() + lifetime },
  });

  /** False if it is there already. */
  const addOnce = (item: ReturnType<typeof put>): Promise<boolean> =>
    client
      .send(new PutCommand({ ...item, ConditionExpression: 'attribute_not_exists(pk)' }))
      .then(() => true, falseOnConditionFailure);

  return {
    consume: (address) => count(address, limits.reports),

    async note({ groupId, message, occurrence }) {
      const { id, time } = occurrence;
      if (!(await countInGroup(groupId, time))) {
        await count('new groups', limits.groups);
        const group = { id: groupId, message, state: 'open', count: 1, firstSeen: time, lastSeen: time } as const;
        const isFirst = await addOnce(put(groupKey(groupId), 'ErrorGroup', { data: group }, kept.group));
        // Of many that come at once, one makes the group and the others count in it.
        if (!isFirst) await countInGroup(groupId, time);
      }
      const item = put(occurrenceKey(groupId, occurrence), 'ErrorOccurrence', { data: occurrence }, kept.occurrence);
      // A number leads to the error that had it first.
      const idItem = put(errorIdKey(id), 'ErrorId', { groupId }, kept.occurrence);
      await Promise.all([client.send(new PutCommand(item)), addOnce(idItem)]);
    },

    groups: async () =>
      z
        .array(groupItemSchema)
        .parse(await readPartition(table, { pk: groupKey('').pk }))
        .map(({ data }) => data),

    group: async (id) => z.optional(groupItemSchema).parse(await readItem(table, groupKey(id)))?.data,

    groupIdOf: async (errorId) =>
      z.optional(z.object({ groupId: z.string() })).parse(await readItem(table, errorIdKey(errorId)))?.groupId,

    async occurrences(groupId, limit) {
      const { Items } = await client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': occurrencesPartition(groupId) },
          ScanIndexForward: false,
          Limit: limit,
        }),
      );
      return z
        .array(occurrenceItemSchema)
        .parse(Items)
        .map(({ data }) => data);
    },

    changeState: ({ id }, state, also) =>
      transact(table, [
        {
          write: {
            Update: {
              TableName,
              Key: groupKey(id),
              UpdateExpression: 'SET #data.#state = :state REMOVE #data.returned',
              ConditionExpression: '#data.#state <> :state',
              ExpressionAttributeNames: { '#data': 'data', '#state': 'state' },
              ExpressionAttributeValues: { ':state': state },
            },
          },
          refusal: 'editConflict',
        },
        ...also.map((write) => ({ write })),
      ]),
  };
};
