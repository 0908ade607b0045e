import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** A finished test of either runner, or a named step of one. */
export interface Result {
  title: string;
  /** Relative to the project. */
  file: string;
  status: 'passed' | 'failed' | 'skipped';
  isStep?: true;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({ name: z.string(), assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});

interface Step {
  title: string;
  error?: unknown;
  steps?: Step[] | undefined;
}
const stepSchema: z.ZodType<Step> = z.lazy(() =>
  z.object({ title: z.string(), error: z.unknown().optional(), steps: z.array(stepSchema).optional() }),
);
const testSchema = z.object({
  status: z.string(),
  results: z.array(z.object({ steps: z.array(stepSchema).optional() })),
});

interface Suite {
  title: string;
  suites?: Suite[] | undefined;
  specs: { title: string; file: string; tests: z.infer<typeof testSchema>[] }[];
}
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    suites: z.array(suiteSchema).optional(),
    specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(testSchema) })),
  }),
);
const playwrightReport = z.object({ suites: z.array(suiteSchema) });

/** The states of both runners. Playwright's own `ok` is true for skipped tests too, so it is not used. */
const passing = new Set(['passed', 'expected']);
const skipping = new Set(['skipped', 'pending', 'todo', 'disabled']);
const statusOf = (word: string): Result['status'] =>
  passing.has(word) ? 'passed' : skipping.has(word) ? 'skipped' : 'failed';

const ofVitest = (report: unknown): Result[] =>
  vitestReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      file: path.relative(process.cwd(), name),
      status: statusOf(status),
    })),
  );

const ofSteps = (steps: readonly Step[] = []): Pick<Result, 'title' | 'status'>[] =>
  steps.flatMap(({ title, error, steps: inner }) => [
    { title, status: error ? ('failed' as const) : ('passed' as const) },
    ...ofSteps(inner),
  ]);

const ofSuite = (suite: Suite, above: string, folder: string): Result[] => [
  ...suite.specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status, results }): Result[] => {
      const where = `${folder}/${file}`;
      const steps = ofSteps(results.at(-1)?.steps).map((step) => ({ ...step, file: where, isStep: true as const }));
      return [{ title: `${above} ${suite.title} ${title}`.trim(), file: where, status: statusOf(status) }, ...steps];
    }),
  ),
  ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, `${above} ${suite.title}`.trim(), folder)),
];
const ofPlaywright = (report: unknown, folder: string): Result[] =>
  playwrightReport
    .parse(report)
    // The outermost suites are the files.
    .suites.flatMap((suite) => ofSuite({ ...suite, title: '' }, '', folder));

interface Reports {
  unit?: unknown;
  e2e?: unknown;
  browsers?: unknown;
}
type Runner = keyof Reports;

export const parseResults = ({ unit, e2e, browsers }: Reports): Result[] => [
  ...(unit ? ofVitest(unit) : []),
  ...(e2e ? ofPlaywright(e2e, 'test/e2e') : []),
  ...(browsers ? ofPlaywright(browsers, 'test/browsers') : []),
];

const read = (runner: Runner): unknown => {
  const file = `.build/results/${runner}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** What the last run of these runners left in `.build/results`. */
export const readResults = (runners: readonly Runner[] = ['unit', 'e2e']): Result[] =>
  parseResults(Object.fromEntries(runners.map((runner) => [runner, read(runner)])));

export const countResults = (runners?: readonly Runner[]) => {
  const count = (status: Result['status']) => results.filter((result) => result.status === status).length;
  const results = readResults(runners).filter(({ isStep }) => !isStep);
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
};
