import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { processorSeconds, timed } from '#scripts/processor-time.ts';
import type { Result } from '#scripts/result.ts';
import type { Outcome, Runner } from '#scripts/results.ts';
import { overBudget, printedTable, timeTable } from '#scripts/time-table.ts';

const result = (file: string, title: string, seconds: number, reader = ''): Result => ({
  ...{ id: `${file}${reader}: ${title}`, title, file, seconds, status: 'passed', errors: [] },
});
const program = (name: string, seconds: number) => ({ name, wallSeconds: seconds / 2, processorSeconds: seconds });
const outcomes = new Map<Runner, Outcome>([
  [
    'unit',
    {
      results: [result('test/lambdas/blog/a.test.ts', 'a', 2), result('test/scripts/local/b.test.ts', 'b', 9)],
      errors: [],
      processorSeconds: new Map([
        ['test/lambdas/blog/a.test.ts', 70],
        ['test/scripts/local/b.test.ts', 8],
      ]),
    },
  ],
  [
    'e2e',
    {
      results: [
        result('test/e2e/blog.spec.ts', 'c', 10, ' (he)'),
        result('test/e2e/blog.spec.ts', 'c', 20, ' (en)'),
        result('test/e2e/users.spec.ts', 'd', 10),
      ],
      errors: [],
      processorSeconds: new Map(),
    },
  ],
]);
const table = timeTable(
  [program('types', 5), program('locales', 6), program('unit', 90), program('e2e', 80)],
  outcomes,
);

describe('the table of times', () => {
  it('has a line for the gates and one for each suite', () => {
    expect(table.suites).toEqual([program('gates and build', 11), program('unit', 90), program('e2e', 80)]);
  });

  it('gives each area the time of its units, and its share of the journeys', () => {
    expect(table.areas).toEqual([
      { area: 'blog', seconds: 130, journeys: 1 },
      { area: 'users', seconds: 20, journeys: 1 },
      { area: 'twin', seconds: 8, journeys: 0 },
    ]);
  });

  it('names the slowest tests, and is printed in lines', () => {
    expect(table.slowest.map(({ seconds }) => seconds)).toEqual([20, 10, 10, 9, 2]);
    const printed = printedTable(table);
    expect(printed).toMatch(/^ {2}blog +130 +1$/m);
    expect(printed).toMatch(/^ +20\.0 {2}test\/e2e\/blog\.spec\.ts \(en\): c$/m);
  });
});

describe('a budget', () => {
  it('is 60 s and four journeys where the area names no other', () => {
    expect(overBudget([{ area: 'tips', seconds: 60, journeys: 4 }])).toEqual([]);
    expect(overBudget([{ area: 'tips', seconds: 61.2, journeys: 5 }])).toEqual([
      'tips takes 61 s of processor time; its budget is 60.',
      'tips has 5 journeys; its budget is 4.',
    ]);
  });
});

describe('the processor time of a program', () => {
  it('includes the programs that it starts, and leaves its output and status alone', () => {
    const busy = 'while (process.cpuUsage().user < 150_000);';
    const parent = `require('node:child_process').execFileSync(process.execPath, ['-e', process.argv[1]]); console.log('done'); process.exit(3)`;
    const [shell = '', ...args] = timed([process.execPath, '-e', parent, busy]);
    // The descriptor goes to the same pipe as the output, so that one read shows both.
    const script = `"$@" 3>&1; echo "status $?"`;
    const output = execFileSync('sh', ['-c', script, 'sh', shell, ...args], { encoding: 'utf8' });
    expect(output).toMatch(/^done\n[\s\S]*status 3\n$/);
    expect(processorSeconds(output.replace('done\n', ''))).toBeGreaterThanOrEqual(0.15);
  });

  it('is read in minutes and seconds', () => {
    expect(processorSeconds('0m0.00s 0m0.01s\n2m1.50s 0m3.250s\n')).toBe(124.75);
  });
});
