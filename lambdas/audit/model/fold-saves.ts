import type { AuditEntry } from '#contracts/audit/endpoints.ts';

/** A row of the list: an entry, or the saves of a text that belong together, with how many they are and since when. */
export interface FoldedEntry extends AuditEntry {
  saves?: { count: number; first: string };
}

/** After a pause of this length a save begins a new session of editing. */
const longestPauseMs = 30 * 60_000;

export const isSave = (entry: AuditEntry | undefined): boolean => entry?.action === 'post.saveDraft';

const languageOf = ({ changes }: AuditEntry) => changes.find(({ field }) => field === 'language')?.after;
const textOf = (entry: AuditEntry) => [entry.actor.id, entry.resource.id, languageOf(entry)].join();

/** The changes from before the older entry to after the newer one. */
const combined = (newer: AuditEntry['changes'], older: AuditEntry['changes']): AuditEntry['changes'] => {
  const fields = new Set([...newer, ...older].map(({ field }) => field));
  return [...fields]
    .map((field) => {
      const [after, before] = [newer, older].map((changes) => changes.find((change) => change.field === field));
      return { ...before, ...after, ...(before ? { before: before.before } : {}), field };
    })
    .filter(({ before, after }) => before === undefined || before !== after);
};

/**
 * Folds the editor's automatic saves, which come every few seconds: the saves of one editing session become one row at
 * the time of the last one. Any other action on the post ends the session. Takes entries, newest first, until there are
 * `limit` rows; `taken` is the number of entries used.
 */
export const foldSaves = (entries: readonly AuditEntry[], limit: number) => {
  const rows: FoldedEntry[] = [];
  /** The oldest row so far of each text's saves, by the text. */
  const open = new Map<string, FoldedEntry>();
  let taken = 0;
  for (const entry of entries) {
    const text = textOf(entry);
    const row = isSave(entry) ? open.get(text) : undefined;
    const since = row && Date.parse(row.saves?.first ?? row.time);
    if (row && since !== undefined && since - Date.parse(entry.time) <= longestPauseMs) {
      row.saves = { count: (row.saves?.count ?? 1) + 1, first: entry.time };
      row.changes = combined(row.changes, entry.changes);
    } else {
      if (rows.length === limit) break;
      const next = { ...entry };
      rows.push(next);
      if (isSave(entry)) open.set(text, next);
      else for (const [key, { resource }] of open) if (resource.id === entry.resource.id) open.delete(key);
    }
    taken += 1;
  }
  return { rows, taken };
};
