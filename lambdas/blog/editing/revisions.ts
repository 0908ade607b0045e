import type { Language } from '#contracts/language.ts';
import type { RevisionWrite } from '../blog-editor.ts';
import { digestOf } from '../paragraphs.ts';
import type { DraftRecord } from '../texts.ts';

const revisionLimit = 20;
/** Autosaves within it belong to one sitting. */
const sittingMs = 5 * 60 * 1000;

/** Whether the text that `by` is about to replace is to be kept: nobody's work is lost, and nobody's every keystroke kept. */
export const isWorthKeeping = ({ savedBy, revisions: [last] }: DraftRecord, by: string, now: string): boolean =>
  savedBy !== by || !last || Date.parse(now) - Date.parse(last.savedAt) > sittingMs;

/** The working copy's list with its present text added, and the writes that keep it; nothing where it has it already. */
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
