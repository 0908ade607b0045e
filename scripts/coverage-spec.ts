/**
 * Holds the last test run against the specification's rows: prints the rows that no passing test names, and fails when
 * a row marked as covered is not any more, or when a test names a row that does not exist.
 */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { readResults } from './results.ts';

const rowSchema = z.object({
  row: z.string().regex(/^[SQ]-\d{3}$/),
  meaning: z.string(),
  /** The part of the product that the row belongs to. */
  area: z.string(),
  covered: z.boolean(),
});
const rows = z.array(rowSchema).parse(JSON.parse(readFileSync('test/support/spec-rows.json', 'utf8')));
const known = new Set(rows.map(({ row }) => row));

const named = new Set<string>();
for (const { title, passed } of readResults()) {
  for (const [row] of title.matchAll(/\b[SQ]-\d{3}\b/g)) {
    if (!known.has(row)) {
      console.error(`a test names ${row}, which is no row: ${title}`);
      process.exitCode = 1;
    }
    if (passed) named.add(row);
  }
}

const open = rows.filter(({ row }) => !named.has(row));
for (const area of new Set(open.map((row) => row.area))) {
  const ofArea = open.filter((row) => row.area === area);
  console.log(`${area}: not named by a passing test: ${ofArea.map(({ row }) => row).join(' ')}`);
}
for (const { row, meaning } of rows.filter(({ row, covered }) => covered && !named.has(row))) {
  console.error(`${row} was covered and is not any more: ${meaning}`);
  process.exitCode = 1;
}
const gained = rows.filter(({ row, covered }) => !covered && named.has(row)).map(({ row }) => row);
if (gained.length > 0) console.log(`now named, mark as covered in spec-rows.json: ${gained.join(' ')}`);
console.log(`${named.size} of ${rows.length} rows are named by passing tests`);
