import { isolateLtr } from '#contracts/text/isolate.ts';
import { beginsLtr, ltrRuns } from '#contracts/text/ltr-runs.ts';
import { escapeHtml } from './escape-html.ts';

/** A part of an HTML text that reads from left to right. */
export const ltrHtml = (written: string): string => `<bdi dir="ltr">${written}</bdi>`;

/** Lines that each have the direction of their first letter. */
const typedLines = (text: string, literal: (text: string) => string, apart: (written: string) => string): string =>
  text
    .split('\n')
    .map((line) => {
      if (beginsLtr(line)) return literal(line);
      return ltrRuns(line)
        .map((run) => (run.isLtr ? apart(literal(run.text)) : literal(run.text)))
        .join('');
    })
    .join('\n');

/** A typed text as HTML in which each paragraph has `dir="auto"`. */
export const typedHtml = (text: string): string => typedLines(text, escapeHtml, ltrHtml);
/** The same as plain text, of which each line finds its direction by itself. */
export const typedText = (text: string): string => typedLines(text, (line) => line, isolateLtr);
