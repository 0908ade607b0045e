import * as z from 'zod/mini';
import { typedLine, typedSearch } from './typed.ts';

/** ISO 8601, UTC. */
export const timeSchema = z.string();

/** Whether there is such a day: `yyyy-mm-dd`. */
export const isDay = (date: string): boolean => {
  const midnight = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date);
};

/** A moment: ISO 8601, UTC, on a day that there is. */
export const sentTimeSchema = z.string().check(
  // zod's own rule has a table of the days of each month, which would come with every page.
  z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d+)?Z$/, { error: 'invalidDate', abort: true }),
  z.refine((time) => isDay(time.slice(0, 10)), 'invalidDate'),
);

/** No control characters, no halves of characters, and no marks that change the direction of the text around it. */
export const lineText = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;

/** Text of one line, at most `limit` UTF-16 code units. */
export const line = (limit: number) =>
  z.string().check(
    // A text that is much too long is not looked at any further: normalizing thousands of marks takes a second.
    z.maxLength(4 * limit, { error: `tooLong:${limit}`, abort: true }),
    z.overwrite(typedLine),
    z.maxLength(limit, { error: `tooLong:${limit}`, abort: true }),
    z.normalize('NFC'),
    z.regex(lineText, 'invalidText'),
  );

/** A search as it is typed or pasted. */
export const searchSchema = z.string().check(z.maxLength(100, { abort: true }), z.overwrite(typedSearch));

export const requiredLine = (limit: number) => line(limit).check(z.minLength(1, 'required'));
