import * as z from 'zod';
import type { Result } from './result.ts';

const rowSchema = z.strictObject({
  row: z.string().regex(/^[SQ]-\d{3}$/),
  meaning: z.string(),
  /** The part of the product that the row belongs to. */
  area: z.string(),
  covered: z.boolean(),
  /** The part that is still to be built where a part of the row stands already. */
  left: z.string().optional(),
  /** Why the product deliberately answers an open question (`Q`) in another way than the row expects. */
  decided: z.string().optional(),
});
export type Row = z.infer<typeof rowSchema>;
export const parseRows = (json: unknown): Row[] => z.array(rowSchema).parse(json);

/** More rows than one test can prove. */
const rowsPerTitle = 4;

export interface Coverage {
  /** For each row, the passing tests that name it, as `file: title`. */
  tests: Map<string, string[]>;
  faults: string[];
}

/** Which rows the passing tests name, and what is wrong about it. A skipped test proves nothing. */
export const specCoverage = (rows: readonly Row[], results: readonly Result[]): Coverage => {
  const known = new Map(rows.map((row) => [row.row, row]));
  const tests = new Map<string, string[]>();
  const faults = new Set<string>();
  for (const { title, file, status } of results) {
    const named = new Set([...title.matchAll(/\b[SQ]-\d{3}\b/g)].map(([row]) => row));
    if (named.size > rowsPerTitle) faults.add(`${file}: more than ${rowsPerTitle} rows in one title: ${title}`);
    for (const row of named) {
      const left = known.get(row)?.left;
      if (!known.has(row)) faults.add(`${file}: names ${row}, which is no row: ${title}`);
      if (left) faults.add(`${file}: names ${row}, of which ${left} is still to be built: ${title}`);
      if (status === 'passed') tests.set(row, [...new Set([...(tests.get(row) ?? []), `${file}: ${title}`])]);
    }
  }
  for (const { row, meaning, covered, left, decided } of rows) {
    if (decided && (covered || left || row.startsWith('S')))
      faults.add(`${row}: only an open question can be decided otherwise, and then it is neither covered nor left`);
    if (covered && left) faults.add(`${row} is marked as covered, although ${left} is still to be built`);
    if (covered && !tests.has(row)) faults.add(`${row} was covered and is not any more: ${meaning}`);
  }
  return { tests, faults: [...faults] };
};
