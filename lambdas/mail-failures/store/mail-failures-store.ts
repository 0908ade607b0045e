import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type MailFailureRecord, mailFailureDays, mailFailureSchema } from '#contracts/mail-failures/endpoints.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { itemsToRead, pageOf } from '#lambdas/platform/table/page.ts';
import { readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { counted, failureKey, hourKey, keptBetween, noticeKey, placeIn } from './keys.ts';

/** The failures of an hour. */
export interface HourCount {
  /** Its beginning. */
  time: string;
  count: number;
}

/** Where a page ends: the time of its last failure, and the place that it has in its hour. */
export type FailurePosition = readonly [time: string, place: number];

/** It happened now, unless a time is given. */
type NewFailure = Omit<MailFailureRecord, 'time'> & { time?: string };

export interface MailFailuresStore {
  note(failure: NewFailure): Promise<void>;
  /** The same for a failure that may be reported more than once, under the same id. */
  noteOnce(id: string, failure: NewFailure): Promise<void>;
  /** Newest first. */
  list(page: {
    limit: number;
    after?: FailurePosition | undefined;
  }): Promise<{ items: MailFailureRecord[]; next: FailurePosition | undefined }>;
  hours(): Promise<HourCount[]>;
}

const lifetime = mailFailureDays * 24 * 60 * 60;
/** After so long no call is still at it: the function has ten seconds. */
const claimMilliseconds = 15_000;
/** Of each hour. In a flood, the newest replaces the oldest. */
const placesOfHour = 20;

const hourSchema = z.object({ hour: z.string(), count: z.number() });
const failureItemSchema = z.object({ sk: z.string(), data: mailFailureSchema });

/** Such as `2026-11-23T08`. */
const hourOf = (time: string): string => time.slice(0, 13);

const isNewer = ([time, place]: FailurePosition, than: FailurePosition): boolean =>
  time === than[0] ? place > than[1] : time > than[0];

export const mailFailuresStore = (table: AppTable, clock: Clock): MailFailuresStore => {
  const { client, name: TableName } = table;
  const ttl = () => Math.floor(clock() / 1000) + lifetime;

  const note: MailFailuresStore['note'] = async (failure) => {
    const time = new Date(failure.time ?? clock()).toISOString();
    const hour = hourOf(time);
    const { Attributes } = await client.send(
      new UpdateCommand({
        TableName,
        Key: hourKey(hour),
        UpdateExpression: 'SET #type = :type, #hour = :hour, #ttl = :ttl ADD #count :one',
        ExpressionAttributeNames: { '#type': 'type', '#hour': 'hour', '#ttl': 'ttl', '#count': 'count' },
        ExpressionAttributeValues: { ':type': 'MailFailureHour', ':hour': hour, ':ttl': ttl(), ':one': 1 },
        ReturnValues: 'ALL_NEW',
      }),
    );
    const { count } = hourSchema.parse(Attributes);
    const data = { ...failure, time };
    const Item = { ...failureKey(hour, count % placesOfHour), type: 'MailFailure', data, ttl: ttl() };
    await client.send(new PutCommand({ TableName, Item }));
  };

  /**
   * Begins to note it: another call that reports it at the same moment has to come again. @returns false where it was
   * noted before.
   */
  const claim = async (id: string): Promise<boolean> => {
    const now = clock();
    const update = new UpdateCommand({
      TableName,
      Key: noticeKey(id),
      UpdateExpression: 'SET #type = :type, #ttl = :ttl, #claimed = :now',
      ConditionExpression: 'attribute_not_exists(pk) OR (attribute_not_exists(#noted) AND #claimed < :former)',
      ExpressionAttributeNames: { '#type': 'type', '#ttl': 'ttl', '#claimed': 'claimed', '#noted': 'noted' },
      ExpressionAttributeValues: {
        ':type': 'MailFailureTold',
        ':ttl': ttl(),
        ':now': now,
        ':former': now - claimMilliseconds,
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    try {
      await client.send(update);
      return true;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      if (error.Item?.noted) return false;
      throw new Error(`${id} is being noted`, { cause: error });
    }
  };
  const confirm = (id: string) =>
    client.send(
      new UpdateCommand({
        TableName,
        Key: noticeKey(id),
        UpdateExpression: 'SET #noted = :noted',
        ExpressionAttributeNames: { '#noted': 'noted' },
        ExpressionAttributeValues: { ':noted': true },
      }),
    );

  return {
    note,

    async noteOnce(id, failure) {
      if (!(await claim(id))) return;
      await note(failure);
      // Afterwards: reported again after a failure in between, it is counted twice rather than not at all.
      await confirm(id);
    },

    async list({ limit, after }) {
      // The places of an hour are in no order, so only whole hours can be put in order: what is read beyond the page is as
      // much as the hour in which it begins and the one in which the reading ends can have.
      const Limit = itemsToRead(limit) + 2 * placesOfHour;
      const last = after ? hourOf(after[0]) : hourOf(new Date(clock()).toISOString());
      const first = hourOf(new Date(clock() - lifetime * 1000).toISOString());
      // DynamoDB refuses a range that ends before it begins.
      if (last < first) return { items: [], next: undefined };
      const input = { TableName, ...keptBetween(first, last), ConsistentRead: true, ScanIndexForward: false, Limit };
      const { Items = [], LastEvaluatedKey } = await client.send(new QueryCommand(input));
      const found = z
        .array(failureItemSchema)
        .parse(Items)
        .map(({ sk, data }) => ({ data, position: [data.time, placeIn(sk)] as const }));
      const cutHour = LastEvaluatedKey && hourOf(found.at(-1)?.data.time ?? '');
      const rest = found
        .filter(({ data }) => hourOf(data.time) !== cutHour)
        .filter(({ position }) => after === undefined || isNewer(after, position))
        .sort((one, other) => (isNewer(one.position, other.position) ? -1 : 1));
      const page = pageOf(rest, limit);
      return { items: page.shown.map(({ data }) => data), next: page.last?.position };
    },

    hours: async () =>
      z
        .array(hourSchema)
        .parse(await readPartition(table, counted))
        .map(({ hour, count }) => ({ time: `${hour}:00:00.000Z`, count })),
  };
};
