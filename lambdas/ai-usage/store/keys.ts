import { createHash } from 'node:crypto';
import type { Language } from '#contracts/text/language.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import type { Step } from '../model/usage-step.ts';

const pk = partitions.aiUsage;
const prefix = (step: Step): string => `${step.toUpperCase()}#`;

/** The key of counts that belong together, in the hour or day with this name. */
export const usageKey = (
  step: Step,
  name: string,
  { language, rung, model }: { language: Language; rung: string; model: string },
) => ({ pk, sk: `${prefix(step)}${name}#${language}#${rung}#${model}` });

/** The key condition for these hours or days and all between them; `~` stands after every language. */
export const countedBetween = (step: Step, first: string, last: string) => ({
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
  ExpressionAttributeValues: { ':pk': pk, ':first': `${prefix(step)}${first}`, ':last': `${prefix(step)}${last}#~` },
});

export const answerKey = (id: string) => ({ pk: `${partitions.aiAnswer}${id}`, sk: 'ANSWER' });

export const openQuestions = { pk: partitions.aiQuestions };
/** A question is known by its folded text, so that all who ask it count in one place. */
export const questionId = (folded: string, language: Language): string =>
  createHash('sha256').update(`${language} ${folded}`).digest('base64url').slice(0, 22);
export const questionKey = (id: string) => ({ ...openQuestions, sk: id });

/** The number of questions kept in a period for one pseudonym, or for everyone. */
export const keptLimitKey = (asker: string, from: number) => ({
  pk: `${partitions.questionLimit}${asker}`,
  sk: `KEPT#${from}`,
});
export const ratingLimitKey = (asker: string, from: number) => ({
  pk: `${partitions.questionLimit}${asker}`,
  sk: `RATING#${from}`,
});
