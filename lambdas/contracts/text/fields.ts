import * as z from 'zod/mini';
import { typedLine, typedSearch } from './typed.ts';

/** ISO 8601, UTC. */
export const timeSchema = z.string();

/** No control characters, no halves of characters, and no marks that change the direction of the text around it. */
export const lineText = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;

/** Text of one line, at most `limit` UTF-16 code units. */
export const line = (limit: number) =>
  z.string().check(
    // What is much too long is not looked at any further: normalizing thousands of marks takes a second.
    z.maxLength(4 * limit, { error: `tooLong:${limit}`, abort: true }),
    z.overwrite(typedLine),
    z.maxLength(limit, { error: `tooLong:${limit}`, abort: true }),
    z.normalize('NFC'),
    z.regex(lineText, 'invalidText'),
  );

/** A search as it is typed or pasted. */
export const searchSchema = z.string().check(z.maxLength(100, { abort: true }), z.overwrite(typedSearch));

export const requiredLine = (limit: number) => line(limit).check(z.minLength(1, 'required'));
