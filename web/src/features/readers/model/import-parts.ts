import { type ImportOutcome, importLimits, importOutcomes } from '#contracts/newsletter/readers.ts';
import type { ListedAddress } from './read-list.ts';

export type OutcomeCounts = Record<ImportOutcome, number>;

export const noOutcomes = (): OutcomeCounts =>
  Object.fromEntries(importOutcomes.map((name) => [name, 0])) as OutcomeCounts;

export interface ImportPart {
  /** Of the write: an attempt that was interrupted is the same one when it is made again. */
  key: string;
  rows: Pick<ListedAddress, 'email' | 'language'>[];
}

export const importParts = (rows: readonly ListedAddress[]): ImportPart[] =>
  Array.from({ length: Math.ceil(rows.length / importLimits.part) }, (_none, at) => ({
    key: crypto.randomUUID(),
    rows: rows
      .slice(at * importLimits.part, (at + 1) * importLimits.part)
      .map(({ email, language }) => ({ email, language })),
  }));

/** How far a list has come: the parts that are done, and what became of their addresses. */
export interface Progress {
  parts: number;
  done: number;
  counts: OutcomeCounts;
}

export const noProgress = (): Progress => ({ parts: 0, done: 0, counts: noOutcomes() });

/**
 * Sends the parts in turn, from where `progress` is. Where one fails, `onProgress` has reported those before it, and
 * the next attempt goes on from there. Rejects as `send` does.
 */
export const sendParts = async (
  parts: readonly ImportPart[],
  progress: Progress,
  {
    send,
    onProgress,
  }: { send: (part: ImportPart) => Promise<readonly ImportOutcome[]>; onProgress: (progress: Progress) => void },
): Promise<Progress> => {
  let present = progress;
  for (const part of parts.slice(progress.parts)) {
    const counts = { ...present.counts };
    for (const outcome of await send(part)) counts[outcome] += 1;
    present = { parts: present.parts + 1, done: present.done + part.rows.length, counts };
    onProgress(present);
  }
  return present;
};
