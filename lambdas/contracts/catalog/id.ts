import * as z from 'zod/mini';

/** The id of a brand, a shoe or a known model, as readers get it. */
export const publishedIdSchema = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/));
