import * as z from 'zod/mini';
import { timeSchema } from '#contracts/text/fields.ts';

/** Fields of every editable record. */
export const versionedShape = {
  /** Counts the changes, so that of two simultaneous ones one notices. Reordering the list does not count. */
  version: z.int(),
  updated: timeSchema,
};
