import type { Language } from '#contracts/text/language.ts';
import { digestOf } from './paragraphs.ts';
import type { RevisionWrite } from './post-change.ts';
import type { DraftRecord } from './texts.ts';

const revisionLimit = 20;
/** Milliseconds. Autosaves within this time belong to one editing session. */
const sittingMs = 5 * 60 * 1000;

/**
 * Whether the text that `by` is about to replace is kept as a revision: no work is lost, but not every keystroke is
 * kept.
 */
export const isWorthKeeping = ({ savedBy, revisions: [last] }: DraftRecord, by: string, now: string): boolean =>
  savedBy !== by || !last || Date.parse(now) - Date.parse(last.savedAt) > sittingMs;

/**
 * The list of revisions with the present text added, and the writes for it; nothing if the list already has this text.
 */
export const keepRevision = (
  { text, savedAt, savedBy, revisions }: DraftRecord,
  language: Language,
  id: string,
): { list: DraftRecord['revisions']; writes: RevisionWrite[] } => {
  const digest = digestOf(text);
  if (revisions[0]?.digest === digest) return { list: revisions, writes: [] };
  const all = [{ id, title: text.title, savedAt, savedBy, digest }, ...revisions];
  const dropped = all.slice(revisionLimit).map((old): RevisionWrite => ({ id: old.id, language, record: undefined }));
  return {
    list: all.slice(0, revisionLimit),
    writes: [{ id, language, record: { text, savedAt, savedBy } }, ...dropped],
  };
};
