import * as z from 'zod/mini';

/** The time at which the first catalogue was written. */
const seedTime = '2026-11-21T00:00:00.000Z';

/** Fields of every editable record. Records written before the administration existed are as the seed wrote them. */
export const versionedShape = {
  /** Counts the changes, so that of two simultaneous ones one notices. Reordering the list does not count. */
  version: z._default(z.int(), 1),
  /** ISO 8601, UTC. */
  updated: z._default(z.string(), seedTime),
};
