import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Clock } from '#lambdas/platform/clock.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import { rateLimit } from '#lambdas/platform/table/rate-limit.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';

const [aMinute, aDay] = [60, 24 * 60 * 60];
/** How many questions an address may ask: a class of twenty behind one address is still answered. */
export const mostQuestions = { ofMinute: 30, ofDay: 1_000 };
/** How often an administrator may try it out. */
export const probeRate = { most: 10, seconds: aMinute };

export interface QuestionLimits {
  /** Counts a question by the visitor behind a pseudonym. @throws ProblemError `tooManyAttempts`. */
  consume(asker: string): Promise<void>;
  /** The same for an administrator who tries it out. */
  consumeProbe(userId: string): Promise<void>;
  /** Counts a question that models may answer for a visitor; false where they have had that many today. */
  mayAskModels(subject: string, most: number): Promise<boolean>;
  /** The same for questions whose meaning a model determines. */
  mayTellMeaning(subject: string, most: number): Promise<boolean>;
}

export const questionLimits = (table: AppTable, clock: Clock): QuestionLimits => {
  const { consume, tryConsume } = rateLimit(table, clock, 'QuestionLimit');
  const limitOf = (subject: string) => `${partitions.questionLimit}${subject}`;
  const countInDay = async (subject: string, what: string, most: number): Promise<boolean> =>
    most > 0 && tryConsume((from) => ({ pk: limitOf(subject), sk: `${what}#${from}` }), { most, seconds: aDay });

  /**
   * Counts one in its minute and its day, and says the how manieth of the minute it is; undefined where the day is full. Each question waits
   * for this write, so it is a single one. The minutes of a day are attributes of its item, at most as many as the day has questions.
   */
  const countInMinute = async (asker: string, minute: number, day: number): Promise<number | undefined> => {
    const updated = await table.client
      .send(
        new UpdateCommand({
          TableName: table.name,
          Key: { pk: limitOf(asker), sk: `ASKED#${day}` },
          UpdateExpression: 'SET #type = :type, #ttl = :ttl ADD #minute :one, #day :one',
          ConditionExpression: 'attribute_not_exists(#day) OR #day < :most',
          ExpressionAttributeNames: { '#type': 'type', '#ttl': 'ttl', '#minute': `minute ${minute}`, '#day': 'day' },
          ExpressionAttributeValues: {
            ':type': 'QuestionLimit',
            ':ttl': day + 2 * aDay,
            ':one': 1,
            ':most': mostQuestions.ofDay,
          },
          // Of questions that are asked at once, each learns another number.
          ReturnValues: 'UPDATED_NEW',
        }),
      )
      .catch(falseOnConditionFailure);
    return updated === false ? undefined : z.number().parse(updated.Attributes?.[`minute ${minute}`]);
  };

  return {
    consumeProbe: (userId) => consume((from) => ({ pk: limitOf(userId), sk: `PROBE#${from}` }), probeRate),

    mayAskModels: (subject, most) => countInDay(subject, 'MODELS', most),
    mayTellMeaning: (subject, most) => countInDay(subject, 'MEANING', most),

    async consume(asker) {
      const now = Math.floor(clock() / 1000);
      const passed = { ofMinute: now % aMinute, ofDay: now % aDay };
      const number = await countInMinute(asker, now - passed.ofMinute, now - passed.ofDay);
      if (number === undefined) throw new ProblemError('tooManyAttempts', { retryAfter: aDay - passed.ofDay });
      // A question that the minute refuses has counted for the day.
      if (number > mostQuestions.ofMinute)
        throw new ProblemError('tooManyAttempts', { retryAfter: aMinute - passed.ofMinute });
    },
  };
};
