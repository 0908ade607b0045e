import * as z from 'zod/mini';

/** When the first catalogue was written. */
const seedTime = '2026-11-21T00:00:00.000Z';

/** Fields of a record that is edited. Records from before there was an administration are as the seed wrote them. */
export const versionedShape = {
  /** Counts the changes, so that of two made at once one is noticed. Putting the list in order is none. */
  version: z._default(z.int(), 1),
  /** ISO 8601, UTC. */
  updated: z._default(z.string(), seedTime),
};
