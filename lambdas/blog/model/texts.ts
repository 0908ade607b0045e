import * as z from 'zod/mini';
import { draftTextSchema } from '#contracts/blog/drafts.ts';
import type { RichText } from '#contracts/text/rich-text.ts';

/** A revision, as listed with its language. */
const revisionEntrySchema = z.object({
  id: z.string(),
  title: z.string(),
  savedAt: z.string(),
  savedBy: z.string(),
  digest: z.string(),
});

/** The texts of one language of a post, by their purpose. */
export const textSchemas = {
  /** The working copy. */
  DRAFT: z.object({
    text: draftTextSchema,
    version: z.number(),
    savedAt: z.string(),
    savedBy: z.string(),
    /** Newest first. */
    revisions: z.array(revisionEntrySchema),
  }),
  /** The text that visitors see. */
  LIVE: z.object({ text: draftTextSchema }),
  /** The text that they will see from a certain moment on; ISO 8601, UTC. */
  PLANNED: z.object({ text: draftTextSchema, publishAt: z.string() }),
};
/**
 * A text on its way to a visitor. Its body was checked when it was saved, which is the slow part, and is checked again
 * by the reply's contract or by the renderer's list of nodes.
 */
export const shownTextSchema = z.strictObject({
  text: z.strictObject({ ...draftTextSchema.shape, body: z.custom<RichText>() }),
});

export type TextKind = keyof typeof textSchemas;
export const textKinds: readonly TextKind[] = ['DRAFT', 'LIVE', 'PLANNED'];
export type TextRecord<Kind extends TextKind> = z.infer<(typeof textSchemas)[Kind]>;
export type DraftRecord = TextRecord<'DRAFT'>;

export const revisionRecordSchema = z.object({ text: draftTextSchema, savedAt: z.string(), savedBy: z.string() });
export type RevisionRecord = z.infer<typeof revisionRecordSchema>;
