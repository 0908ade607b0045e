import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { languageSchema } from '#contracts/text/locale.ts';
import { modelReadingSchema } from '#lambdas/assistant/model/model-reading.ts';

export const questionSchema = z.strictObject({
  id: z.string(),
  language: languageSchema,
  question: z.string().min(1),
  /** The person's questions before it, oldest first. */
  conversation: z.array(z.string().min(1)).max(4).optional(),
  /** Each must be met; `|` separates alternatives, of which one is enough. Beginnings of words where a language bends them. */
  must_mention: z.array(z.string().min(1)).default([]),
  /** None may occur. */
  must_not: z.array(z.string().min(1)).default([]),
  category: z.string(),
  /** Behaviours that no answer may show: `behaviours.ts` looks for those that it knows, and a person reads the answer for the others. */
  judge_must_not: z.array(z.string()).default([]),
  /** The facts of a right answer, for the person who reads it. */
  note: z.string().optional(),
  /** How a person has read the message, in the form that models are asked for. */
  reading: z.optional(modelReadingSchema),
  /** An injection that stands in `content` of the site rather than in the question: `plant.ts` puts it there. */
  hidden: z.boolean().optional(),
  content: z.string().optional(),
});
export type Question = z.infer<typeof questionSchema>;

/** Questions that one writer wrote on one day. */
const fileSchema = z.looseObject({
  writer: z.string().optional(),
  as_of: z.iso.date().optional(),
  /**
   * Whether a person who works on the answers has read them: from then on they no longer measure what strangers
   * experience.
   */
  read: z.boolean().default(false),
  questions: z.array(questionSchema).min(1),
});

/** Questions with whether they were read. */
export interface QuestionSet {
  questions: Question[];
  isRead: boolean;
}

export const readSet = (file: string): QuestionSet => {
  const { questions, read } = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { questions, isRead: read };
};

const setsIn = (name: string): QuestionSet[] => {
  const folder = new URL(name, import.meta.url);
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? readSet(new URL(entry.name, folder).pathname) : [],
  );
};
const questionsOf = (sets: readonly QuestionSet[]): Question[] => sets.flatMap(({ questions }) => questions);

/** The product's own questions, written apart from the passages that answer them. */
export const ownQuestions = (): Question[] => questionsOf(setsIn('questions/'));

/** Questions of others, written before the answers were made better. Some of their words and faults were used since. */
export const heldOutQuestions = (): Question[] => questionsOf(setsIn('questions/held-out/'));

/** Messages of strangers, whose answers a person reads: stories, several questions at once, conversations. */
export const strangersSets = (): QuestionSet[] => setsIn('questions/strangers/');
