import { readdirSync, readFileSync } from 'node:fs';

const readOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process ended in between.
    return '';
  }
};

/**
 * Megabytes that the processes of a group take together. Memory that they share, such as the code of Node, counts once:
 * the proportional set size. Undefined where the system does not report it.
 */
export const memoryOfGroup = (group: number): number | undefined => {
  if (process.platform !== 'linux') return undefined;
  const groupOf = (id: string): number =>
    Number(
      readOf(`/proc/${id}/stat`)
        .replace(/^.*\) /s, '')
        .split(' ')[2],
    );
  const kilobytes = readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id) && groupOf(id) === group)
    .map((id) => Number(/^Pss:\s+(\d+)/m.exec(readOf(`/proc/${id}/smaps_rollup`))?.[1] ?? 0));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1000;
};
