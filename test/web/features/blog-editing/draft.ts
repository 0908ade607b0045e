import type { Draft, DraftText } from '#contracts/blog/drafts.ts';
import { emptyText } from '#web/features/blog-editing/model/draft.ts';

export const textOf = (title: string): DraftText => ({ ...emptyText, slug: 'address', title });

/** The server's reply to a save. */
export const draftOf = (text: DraftText, version: number): Draft => ({
  language: 'he',
  version,
  text,
  status: { state: 'draft', version, title: text.title, slug: text.slug, hasChanges: false, staleParagraphs: 0 },
  savedAt: '2026-11-21T10:00:00.000Z',
  savedBy: 'noa',
  paragraphMarks: [],
  changedSourceParagraphs: [],
});
