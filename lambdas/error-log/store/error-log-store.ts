import { createHash } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import {
  type ErrorGroup,
  type ErrorOccurrence,
  type ErrorState,
  errorGroupSchema,
  errorOccurrenceSchema,
  otherErrors,
  shownOccurrences,
} from '#contracts/error-log/endpoints.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import { readItem, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';
import { errorIdKey, groupKey, occurrenceKey, occurrencesPartition } from './keys.ts';
import { reportLimits } from './report-limits.ts';

/** A reported error: the group that it belongs to, the occurrence, and the pseudonyms of the address and the network that it came from. */
export interface NotedError {
  groupId: string;
  sender: string;
  network: string;
  occurrence: ErrorOccurrence & { message: string };
}

/** The report that a number leads to. Reports that came before the occurrence was kept with it have only the group. */
interface ReportedError {
  groupId: string;
  occurrence?: ErrorOccurrence | undefined;
}

export interface ErrorLogStore {
  /** Counts a report by the sender behind a pseudonym. @throws ProblemError `tooManyAttempts` */
  consume(sender: string): Promise<void>;
  /**
   * Adds an occurrence to its group, which it opens if it was resolved. Where too many groups were new today, it goes to
   * the one of all other errors.
   */
  note(error: NotedError): Promise<void>;
  /** All groups that were met lately, in no particular order. */
  groups(): Promise<ErrorGroup[]>;
  group(id: string): Promise<ErrorGroup | undefined>;
  /** The error with this number, regardless of later reports. */
  reported(errorId: string): Promise<ReportedError | undefined>;
  /** The latest that are kept, newest first. */
  occurrences(groupId: string): Promise<ErrorOccurrence[]>;
  /** Nothing is changed without its entry in the audit log. @throws Conflict where the group has changed. */
  changeState(group: ErrorGroup, state: ErrorState, auditWrite: TransactionWrite): Promise<void>;
}

const day = 24 * 60 * 60;
/** Seconds that a group is kept after it was last met, and an occurrence. */
const kept = { group: 90 * day, occurrence: 30 * day } as const;

const groupItemSchema = z.object({ data: errorGroupSchema });
const occurrenceItemSchema = z.object({ data: errorOccurrenceSchema });
const errorIdItemSchema = z.object({ groupId: z.string(), data: z.optional(errorOccurrenceSchema) });

/** Where the group of all other errors keeps what a sender reports: however much one sends, it pushes out only its own. */
const slotOf = (sender: string): number =>
  createHash('sha256').update(sender).digest().readUInt32BE() % shownOccurrences;

export const errorLogStore = (table: AppTable, clock: Clock): ErrorLogStore => {
  const { client, name: TableName } = table;
  const seconds = () => Math.floor(clock() / 1000);
  const limits = reportLimits(table, clock);

  /**
   * False where the condition does not hold. An administrator may change the group at the same moment: this write alone is
   * repeated then, so that nothing is counted twice.
   */
  const updateGroup = (input: Omit<UpdateCommand['input'], 'TableName'>) =>
    retryOnConflict(() => client.send(new UpdateCommand({ TableName, ...input })).catch(falseOnConditionFailure));

  /** How often the group was met, with this time; undefined if it is not there yet. */
  const countIn = async (id: string, time: string): Promise<number | undefined> => {
    const counted = await updateGroup({
      Key: groupKey(id),
      UpdateExpression: 'SET #data.#count = #data.#count + :one, #data.lastSeen = :time, #ttl = :ttl',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#data': 'data', '#count': 'count', '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':one': 1, ':time': time, ':ttl': seconds() + kept.group },
      ReturnValues: 'ALL_NEW',
    });
    if (counted === false) return undefined;
    const { data } = groupItemSchema.parse(counted.Attributes);
    if (data.state === 'resolved') await openAgain(id, time);
    return data.count;
  };

  /** It was resolved, and here it is again. */
  const openAgain = (id: string, time: string) =>
    updateGroup({
      Key: groupKey(id),
      UpdateExpression: 'SET #data.#state = :open, #data.returned = :time',
      ConditionExpression: '#data.#state = :resolved',
      ExpressionAttributeNames: { '#data': 'data', '#state': 'state' },
      ExpressionAttributeValues: { ':open': 'open', ':resolved': 'resolved', ':time': time },
    });

  const put = (key: { pk: string; sk: string }, type: string, more: object, lifetime: number) => ({
    TableName,
    Item: { ...key, type, ...more, ttl: seconds() + lifetime },
  });

  /** False if it is there already. */
  const addOnce = (item: ReturnType<typeof put>): Promise<boolean> =>
    client
      .send(new PutCommand({ ...item, ConditionExpression: 'attribute_not_exists(pk)' }))
      .then(() => true, falseOnConditionFailure);

  const addGroup = async (id: string, message: string, time: string): Promise<number | undefined> => {
    const group = { id, message, state: 'open', count: 1, firstSeen: time, lastSeen: time } as const;
    const isFirst = await addOnce(put(groupKey(id), 'ErrorGroup', { data: group }, kept.group));
    // Of many that come at once, one makes the group and the others count in it.
    return isFirst ? 1 : countIn(id, time);
  };

  /** The group that an error is counted in, and how often that was met. */
  const placeOf = async ({ groupId, network, occurrence: { message, time } }: NotedError) => {
    const known = await countIn(groupId, time);
    if (known !== undefined) return { groupId, count: known };
    if (await limits.tryConsumeGroup(network)) return { groupId, count: (await addGroup(groupId, message, time)) ?? 1 };
    const count = (await countIn(otherErrors, time)) ?? (await addGroup(otherErrors, '', time));
    return { groupId: otherErrors, count: count ?? 1 };
  };

  return {
    consume: limits.consumeReport,

    async note(error) {
      const { sender, occurrence: data } = error;
      const { groupId, count } = await placeOf(error);
      // In a flood of one error, the newest replaces the oldest.
      const slot = groupId === otherErrors ? slotOf(sender) : count % shownOccurrences;
      const item = put(occurrenceKey(groupId, slot), 'ErrorOccurrence', { data }, kept.occurrence);
      // A number leads to the error that had it first, and keeps it: no flood takes that away.
      const idItem = put(errorIdKey(data.id), 'ErrorId', { groupId, data }, kept.occurrence);
      await Promise.all([client.send(new PutCommand(item)), addOnce(idItem)]);
    },

    groups: async () =>
      z
        .array(groupItemSchema)
        .parse(await readPartition(table, { pk: groupKey('').pk }))
        .map(({ data }) => data),

    group: async (id) => z.optional(groupItemSchema).parse(await readItem(table, groupKey(id)))?.data,

    async reported(errorId) {
      const item = z.optional(errorIdItemSchema).parse(await readItem(table, errorIdKey(errorId)));
      return item && { groupId: item.groupId, occurrence: item.data };
    },

    occurrences: async (groupId) =>
      z
        .array(occurrenceItemSchema)
        .parse(await readPartition(table, { pk: occurrencesPartition(groupId) }))
        .map(({ data }) => data)
        .sort((a, b) => (a.time < b.time ? 1 : -1)),

    changeState: ({ id }, state, auditWrite) =>
      transact(table, [
        {
          write: {
            Update: {
              TableName,
              Key: groupKey(id),
              UpdateExpression: 'SET #data.#state = :state REMOVE #data.returned',
              ConditionExpression: 'attribute_exists(pk) AND #data.#state <> :state',
              ExpressionAttributeNames: { '#data': 'data', '#state': 'state' },
              ExpressionAttributeValues: { ':state': state },
            },
          },
          refusal: 'changed',
        },
        { write: auditWrite },
      ]),
  };
};
