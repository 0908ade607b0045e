import { createHash } from 'node:crypto';
import type { DraftText } from '#contracts/blog/drafts.ts';

const hash = (value: unknown, length: number): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, length);

/** A digest of a whole text. */
export const digestOf = (text: DraftText): string => hash(text, 16);

/** The length of a mark. Among 2,000 paragraphs, two different ones share a mark in one text of 500. */
const markLength = 5;

/**
 * A mark for each paragraph, with title and excerpt first, joined in one string that is small enough to be kept with
 * the post.
 */
export const paragraphMarks = ({ title, excerpt, body }: DraftText): string =>
  [title, excerpt, ...body.content].map((paragraph) => hash(paragraph, markLength)).join('');

/** The separate marks of a string made by `paragraphMarks`. */
export const splitMarks = (marks: string): string[] => marks.match(new RegExp(`.{${markLength}}`, 'g')) ?? [];

/** The marks in `now` that are not in `then`. */
export const changedParagraphs = (now: string, then: string): string[] => {
  const known = new Set(splitMarks(then));
  return splitMarks(now).filter((mark) => !known.has(mark));
};
