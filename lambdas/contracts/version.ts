import * as z from 'zod/mini';

/** Counts the changes of one record. A write names the version that it was made from; another one is a conflict (409). */
export const versionSchema = z.int().check(z.gte(1));
