import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { languageSchema } from '#contracts/text/locale.ts';

export const questionSchema = z.strictObject({
  id: z.string(),
  language: languageSchema,
  question: z.string().min(1),
  /** Each must be met; `|` separates alternatives, of which one is enough. Beginnings of words where a language bends them. */
  must_mention: z.array(z.string().min(1)),
  /** None may occur. */
  must_not: z.array(z.string().min(1)),
  category: z.string(),
  /** What no answer may do: `behaviours.ts` looks for each. */
  judge_must_not: z.array(z.string()),
  /** An injection that stands in `content` of the site rather than in the question: `plant.ts` puts it there. */
  hidden: z.boolean().optional(),
  content: z.string().optional(),
});
export type Question = z.infer<typeof questionSchema>;

const fileSchema = z.looseObject({ questions: z.array(questionSchema).min(1) });

export const readQuestions = (file: string): Question[] =>
  fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).questions;

const inFolder = (name: string): Question[] => {
  const folder = new URL(name, import.meta.url);
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? readQuestions(new URL(entry.name, folder).pathname) : [],
  );
};

/** The product's own questions, written apart from the passages that answer them. */
export const ownQuestions = (): Question[] => inFolder('questions/');

/** A second set, written before the search was made better. Some of its words and faults were used since, so it is no longer unseen. */
export const heldOutQuestions = (): Question[] => inFolder('questions/held-out/');
