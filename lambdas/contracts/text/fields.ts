import * as z from 'zod/mini';

/** ISO 8601, UTC. */
export const timeSchema = z.string();

/** No control characters, no halves of characters, and no marks that change the direction of the text around it. */
export const lineText = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;

/** Text of one line, at most `limit` UTF-16 code units. */
export const line = (limit: number) =>
  z.string().check(z.trim(), z.maxLength(limit, `tooLong:${limit}`), z.regex(lineText, 'invalidText'));

export const requiredLine = (limit: number) => line(limit).check(z.minLength(1, 'required'));
