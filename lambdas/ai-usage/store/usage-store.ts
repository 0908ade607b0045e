import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, paginateQuery, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { answerResults, rungs, type UsageRow } from '#contracts/ai-usage/endpoints.ts';
import { answerDays } from '#contracts/ai-usage/feedback.ts';
import { languageSchema } from '#contracts/text/locale.ts';
import type { AnswerOutcome } from '#lambdas/assistant/index.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { rateLimit } from '#lambdas/platform/table/rate-limit.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type Step, stepOf } from '../model/usage-step.ts';
import { answerKey, countedBetween, ratingLimitKey, usageKey } from './keys.ts';
import { type Counters, countersOf, usageRowOf, verdictOf } from './usage-row.ts';

const day = 24 * 60 * 60;
/** In seconds. Days outlive a year, so that a month can be set beside the same one of the year before. */
const kept = { hour: 30 * day, day: 400 * day, answer: answerDays * day } as const;
/** How often an address may rate. */
export const ratingRate = { most: 60, seconds: 60 * 60 };

const counted = z.object({
  time: z.string(),
  language: languageSchema,
  rung: z.enum(rungs),
  provider: z.string(),
  model: z.string(),
  result: z.enum(answerResults),
});
type Counted = z.infer<typeof counted>;
const answerItem = z.object({ data: counted, verdict: z.optional(z.string()), isKept: z.optional(z.boolean()) });
const lastItem = z.object({ lastTime: z.string(), lastMilliseconds: z.number() });

export interface LastAnswer {
  time: string;
  milliseconds: number;
  provider: string;
  model: string;
}

export interface Rating {
  id: string;
  isHelpful: boolean;
  reason?: string | undefined;
  /** By the visitor's clock, in milliseconds since 1970. */
  ratedAt?: number | undefined;
  /** Whether the question is to be kept. */
  isKept: boolean;
}

/** The answer that was rated, and whether its question was kept before. */
export type RatedAnswer = Counted & { wasKept: boolean };

export interface UsageStore {
  note(outcome: AnswerOutcome): Promise<void>;
  /** So that it can be rated for a week. Nothing of the question is in it. */
  remember(id: string, outcome: AnswerOutcome, isKept: boolean): Promise<void>;
  /** Counts a rating by the visitor behind a pseudonym. @throws ProblemError `tooManyAttempts` */
  consumeRating(asker: string): Promise<void>;
  /** Counts it in place of a former one, unless that was given later. Undefined where there is no such answer. */
  rate(rating: Rating): Promise<RatedAnswer | 'superseded' | undefined>;
  /** All that was counted in these hours or days. */
  rows(step: Step, first: string, last: string): Promise<UsageRow[]>;
  /** Of the last days; undefined where nothing was asked. */
  last(): Promise<LastAnswer | undefined>;
}

export const usageStore = (table: AppTable, clock: Clock): UsageStore => {
  const { client, name: TableName } = table;
  const seconds = () => Math.floor(clock() / 1000);
  const limits = rateLimit(table, clock, 'RatingLimit');

  /** Adds to what is counted with an answer, in its hour and in its day. */
  const add = async (answer: Omit<Counted, 'result'>, counters: Counters, last?: { milliseconds: number }) => {
    const added = Object.entries(counters).filter(([, value]) => value !== 0);
    const { time, language, rung, provider, model } = answer;
    const addTo = (step: Step) => {
      const from = stepOf(time, step);
      const values = {
        ...{ type: 'AiUsage', from, language, rung, provider, model, ttl: seconds() + kept[step] },
        ...(last ? { lastTime: time, lastMilliseconds: last.milliseconds } : {}),
      };
      const sets = Object.entries(values);
      return client.send(
        new UpdateCommand({
          TableName,
          Key: usageKey(step, from, answer),
          UpdateExpression: [
            `SET ${sets.map((_, place) => `#s${place} = :s${place}`).join(', ')}`,
            ...(added.length > 0 ? [`ADD ${added.map((_, place) => `#a${place} :a${place}`).join(', ')}`] : []),
          ].join(' '),
          ExpressionAttributeNames: Object.fromEntries([
            ...sets.map(([attribute], place) => [`#s${place}`, attribute]),
            ...added.map(([attribute], place) => [`#a${place}`, attribute]),
          ]),
          ExpressionAttributeValues: Object.fromEntries([
            ...sets.map(([, value], place) => [`:s${place}`, value]),
            ...added.map(([, value], place) => [`:a${place}`, value]),
          ]),
        }),
      );
    };
    await Promise.all([addTo('hour'), addTo('day')]);
  };

  return {
    note: (outcome) => add(outcome, countersOf(outcome), outcome),

    async remember(id, outcome, isKept) {
      const { time, language, rung, provider, model, result } = outcome;
      const data: Counted = { time, language, rung, provider, model, result };
      const Item = { ...answerKey(id), type: 'AiAnswer', data, isKept, ttl: seconds() + kept.answer };
      await client.send(new PutCommand({ TableName, Item }));
    },

    consumeRating: (asker) => limits.consume((from) => ratingLimitKey(asker, from), ratingRate),

    async rate({ id, isKept, ratedAt, ...rating }) {
      const verdict = verdictOf(rating);
      const values = { verdict, ...(isKept ? { isKept } : {}), ...(ratedAt === undefined ? {} : { ratedAt }) };
      const reply = await client
        .send(
          new UpdateCommand({
            TableName,
            Key: answerKey(id),
            UpdateExpression: `SET ${Object.keys(values)
              .map((name) => `${name} = :${name}`)
              .join(', ')}`,
            ConditionExpression: `attribute_exists(pk)${
              ratedAt === undefined ? '' : ' AND (attribute_not_exists(ratedAt) OR ratedAt <= :ratedAt)'
            }`,
            ExpressionAttributeValues: Object.fromEntries(
              Object.entries(values).map(([name, value]) => [`:${name}`, value]),
            ),
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
            // Of two ratings at the same moment, each takes back what it has replaced.
            ReturnValues: 'ALL_OLD',
          }),
        )
        .catch((error: unknown) => {
          if (!(error instanceof ConditionalCheckFailedException)) throw error;
          return error.Item && 'superseded';
        });
      if (reply === undefined || reply === 'superseded') return reply;
      const { data, verdict: before, isKept: wasKept = false } = answerItem.parse(reply.Attributes);
      if (before !== verdict) await add(data, { ...(before ? { [before]: -1 } : {}), [verdict]: 1 });
      return { ...data, wasKept };
    },

    async rows(step, first, last) {
      const input = { TableName, ...countedBetween(step, first, last) };
      const rows: UsageRow[] = [];
      for await (const { Items = [] } of paginateQuery({ client }, input)) rows.push(...Items.map(usageRowOf));
      return rows;
    },

    async last() {
      const [today, before] = [0, kept.day].map((ago) => new Date(clock() - ago * 1_000).toISOString());
      const input = countedBetween('day', stepOf(before ?? '', 'day'), stepOf(today ?? '', 'day'));
      const { Items = [] } = await client.send(
        // The items of a day: five languages with a few models each.
        new QueryCommand({ TableName, ...input, ScanIndexForward: false, Limit: 50 }),
      );
      const answers = Items.flatMap((item) => {
        const found = lastItem.safeParse(item);
        const { provider, model } = usageRowOf(item);
        return found.success
          ? [{ time: found.data.lastTime, milliseconds: found.data.lastMilliseconds, provider, model }]
          : [];
      });
      return answers.sort((a, b) => (a.time < b.time ? 1 : -1))[0];
    },
  };
};
