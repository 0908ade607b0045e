import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keptQuestionDays, type OpenQuestion } from '#contracts/ai-usage/feedback.ts';
import type { Language } from '#contracts/text/language.ts';
import { languageSchema } from '#contracts/text/locale.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { rateLimit } from '#lambdas/platform/table/rate-limit.ts';
import { readItem, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';
import { keptLimitKey, openQuestions, questionId, questionKey } from './keys.ts';

const day = 24 * 60 * 60;
/** How many questions of an address are kept in a day, and how many may be new in all. */
const limits = { ofAddress: { most: 20, seconds: day }, fresh: { most: 100, seconds: day } } as const;

const itemSchema = z.object({
  sk: z.string(),
  language: languageSchema,
  text: z.string(),
  unknown: z.optional(z.number()),
  notHelpful: z.optional(z.number()),
  last: z.string(),
});

export interface NewOpenQuestion {
  /** Cleaned. */
  text: string;
  folded: string;
  language: Language;
  why: 'unknown' | 'notHelpful';
  /** The pseudonym under which the asker is counted. */
  asker: string;
}

export interface OpenQuestionsStore {
  /** Counts it; what is beyond the limits, and what was dismissed, is not kept. */
  note(question: NewOpenQuestion): Promise<void>;
  /** In no particular order. */
  list(): Promise<OpenQuestion[]>;
  byId(id: string): Promise<OpenQuestion | undefined>;
  /** Nothing is dismissed without its entry in the audit log. @throws ProblemError `questionNotFound` */
  dismiss(id: string, auditWrite: TransactionWrite): Promise<void>;
}

const questionOf = (item: unknown): OpenQuestion[] => {
  const found = itemSchema.safeParse(item);
  // A dismissed question has no text any more.
  if (!found.success) return [];
  const { sk: id, language, text, unknown = 0, notHelpful = 0, last } = found.data;
  return [{ id, language, text, unknown, notHelpful, last }];
};

export const openQuestionsStore = (table: AppTable, clock: Clock): OpenQuestionsStore => {
  const { client, name: TableName } = table;
  const { tryConsume } = rateLimit(table, clock, 'KeptQuestionLimit');
  const within = (subject: string, rate: (typeof limits)[keyof typeof limits]) =>
    tryConsume((from) => keptLimitKey(subject, from), rate);

  /** Where the condition does not hold, the question is new or dismissed. */
  const count = (id: string, { text, language, why }: NewOpenQuestion, ConditionExpression: string) =>
    client
      .send(
        new UpdateCommand({
          TableName,
          Key: questionKey(id),
          UpdateExpression:
            'SET #type = :type, #language = :language, #text = :text, #last = :last, #ttl = :ttl ADD #why :one',
          ConditionExpression,
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          ExpressionAttributeNames: {
            '#type': 'type',
            '#language': 'language',
            '#text': 'text',
            '#last': 'last',
            '#ttl': 'ttl',
            '#why': why,
          },
          ExpressionAttributeValues: {
            ':type': 'OpenQuestion',
            ':language': language,
            ':text': text,
            ':last': new Date(clock()).toISOString(),
            ':ttl': Math.floor(clock() / 1000) + keptQuestionDays * day,
            ':one': 1,
          },
        }),
      )
      .then(
        () => 'counted' as const,
        (error: unknown) => {
          if (!(error instanceof ConditionalCheckFailedException)) throw error;
          return error.Item === undefined ? 'new' : 'dismissed';
        },
      );

  return {
    async note(question) {
      if (!(await within(question.asker, limits.ofAddress))) return;
      const id = questionId(question.folded, question.language);
      const state = await count(id, question, 'attribute_exists(pk) AND attribute_not_exists(dismissed)');
      // A dismissed question takes no place of a new one, however often it is asked.
      if (state === 'new' && (await within('everybody', limits.fresh)))
        await count(id, question, 'attribute_not_exists(dismissed)');
    },

    list: async () => (await readPartition(table, openQuestions)).flatMap(questionOf),

    byId: async (id) => questionOf(await readItem(table, questionKey(id)))[0],

    dismiss: (id, auditWrite) =>
      transact(table, [
        {
          write: {
            Update: {
              TableName,
              Key: questionKey(id),
              UpdateExpression: 'SET dismissed = :true REMOVE #text',
              ConditionExpression: 'attribute_exists(#text)',
              ExpressionAttributeNames: { '#text': 'text' },
              ExpressionAttributeValues: { ':true': true },
            },
          },
          refusal: 'questionNotFound',
        },
        { write: auditWrite },
      ]),
  };
};
