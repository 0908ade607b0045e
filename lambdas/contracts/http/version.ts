import * as z from 'zod/mini';

/**
 * Counts the changes of a record. A write names the version that it is based on; if the stored one differs, it is
 * refused as a conflict (409).
 */
export const versionSchema = z.int().check(z.gte(1));
