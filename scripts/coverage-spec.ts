/**
 * Compares the last test run with the specification's rows: shows the passing tests that name each row, or with
 * `--brief` only the rows without one; rows that were decided otherwise stand apart, with the reason. Fails when a row marked as covered no longer is, when a test names a row that
 * does not exist or is not finished, and when a title names more rows than one test can prove.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readResults } from './results.ts';
import { parseRows, specCoverage } from './spec-coverage.ts';

const { values } = parseArgs({ options: { brief: { type: 'boolean', default: false } } });
const rows = parseRows(JSON.parse(readFileSync('test/support/spec-rows.json', 'utf8')));
const { tests, faults } = specCoverage(rows, readResults());

if (!values.brief) {
  for (const { row, meaning } of rows.filter(({ row }) => tests.has(row))) {
    console.log(`${row} ${meaning}`);
    for (const test of tests.get(row) ?? []) console.log(`      ${test}`);
  }
}
const open = rows.filter(({ row, decided }) => !tests.has(row) && !decided);
for (const area of new Set(open.map((row) => row.area))) {
  const ofArea = open
    .filter((row) => row.area === area)
    .map(({ row, left }) => (left ? `${row} (left: ${left})` : row));
  console.log(`${area}: not named by a passing test: ${ofArea.join(' ')}`);
}
for (const { row, decided } of rows) if (decided) console.log(`decided otherwise: ${row}: ${decided}`);
const gained = rows
  .filter(({ row, covered, left, decided }) => !covered && !left && !decided && tests.has(row))
  .map(({ row }) => row);
if (gained.length > 0) console.log(`now named, mark as covered in spec-rows.json: ${gained.join(' ')}`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
console.log(`${tests.size} of ${rows.length} rows are named by passing tests`);
