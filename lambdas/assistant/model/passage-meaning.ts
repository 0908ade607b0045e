import { createHash } from 'node:crypto';
import type { LocalizedPassage } from '#lambdas/knowledge/search.ts';

/** Beyond it, what a text is about is said. */
const mostCharacters = 2_000;
/** A passage has up to eight; the first ones ask what it was written to answer. */
const questionsRead = 4;

/** The text from which a model determines a passage's meaning: the questions that it answers, then its sentences. */
export const meaningText = ({ title, questions, text }: LocalizedPassage): string =>
  [title, ...questions.slice(0, questionsRead), ...text].join('\n').slice(0, mostCharacters);

/** Of the text that a vector was made from. */
export const textHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
