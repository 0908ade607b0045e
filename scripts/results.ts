import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Result } from './result.ts';
import { settle } from './settle.ts';

/** The results of one run of a runner. */
export interface Outcome {
  results: Result[];
  /** Faults that belong to no test, such as an uncaught rejected promise. */
  errors: string[];
  /** Files by their processor time in seconds; empty where the runner does not report it. */
  processorSeconds: ReadonlyMap<string, number>;
}

const vitestReport = z.strictObject({
  files: z.array(
    z.strictObject({
      file: z.string(),
      processorSeconds: z.number(),
      /** Of hooks and imports. */
      errors: z.array(z.string()),
      tests: z.array(
        z.strictObject({
          title: z.string(),
          status: z.enum(['passed', 'failed', 'skipped']),
          seconds: z.number(),
          errors: z.array(z.string()),
        }),
      ),
    }),
  ),
  errors: z.array(z.string()),
});
export type VitestReport = z.infer<typeof vitestReport>;

interface Step {
  title: string;
  error?: unknown;
  steps?: Step[] | undefined;
}
const stepSchema: z.ZodType<Step> = z.lazy(() =>
  z.object({ title: z.string(), error: z.unknown().optional(), steps: z.array(stepSchema).optional() }),
);
const errorSchema = z.object({ message: z.string().optional(), stack: z.string().optional() });
const testSchema = z.object({
  projectName: z.string(),
  status: z.string(),
  expectedStatus: z.string(),
  results: z.array(
    z.object({ duration: z.number(), errors: z.array(errorSchema), steps: z.array(stepSchema).optional() }),
  ),
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
const playwrightReport = z.object({ suites: z.array(suiteSchema), errors: z.array(errorSchema) });

const ofVitest = (report: unknown): Outcome => {
  const { files, errors } = vitestReport.parse(report);
  const results = files.flatMap(({ file, errors: around, tests }): Result[] => [
    ...tests.map((test) => ({ ...test, id: `${file}: ${test.title}`, file })),
    ...(around.length > 0
      ? [{ id: file, title: '(outside of its tests)', file, status: 'failed' as const, seconds: 0, errors: around }]
      : []),
  ]);
  return {
    results,
    errors,
    processorSeconds: new Map(files.map(({ file, processorSeconds }) => [file, processorSeconds])),
  };
};

/** Playwright's own `ok` is true for skipped tests too, and a test that did not run counts as skipped there. */
const statusOf = ({ status, expectedStatus }: z.infer<typeof testSchema>): Result['status'] =>
  status === 'expected' ? 'passed' : status === 'skipped' && expectedStatus === 'skipped' ? 'skipped' : 'failed';
const textOf = ({ message, stack }: z.infer<typeof errorSchema>) => stack ?? message ?? 'an error without a message';

const ofSteps = (steps: readonly Step[] = []): Pick<Result, 'title' | 'status'>[] =>
  steps.flatMap(({ title, error, steps: inner }) => [
    { title, status: error ? ('failed' as const) : ('passed' as const) },
    ...ofSteps(inner),
  ]);

const ofSuite = (suite: Suite, above: string, folder: string): Result[] => [
  ...suite.specs.flatMap(({ title: own, file: name, tests }) =>
    tests.flatMap((test): Result[] => {
      const file = `${folder}/${name}`;
      const title = `${above} ${suite.title} ${own}`.trim();
      const id = `${file} (${test.projectName}): ${title}`;
      const last = test.results.at(-1);
      const common = { id, file, seconds: (last?.duration ?? 0) / 1000 };
      const steps = ofSteps(last?.steps).map((step) => ({ ...common, ...step, errors: [], isStep: true as const }));
      return [{ ...common, title, status: statusOf(test), errors: (last?.errors ?? []).map(textOf) }, ...steps];
    }),
  ),
  ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, `${above} ${suite.title}`.trim(), folder)),
];
const ofPlaywright = (report: unknown, folder: string): Outcome => {
  const { suites, errors } = playwrightReport.parse(report);
  return {
    // The outermost suites are the files.
    results: suites.flatMap((suite) => ofSuite({ ...suite, title: '' }, '', folder)),
    errors: errors.map(textOf),
    processorSeconds: new Map(),
  };
};

const parsers = {
  unit: ofVitest,
  e2e: (report: unknown) => ofPlaywright(report, 'test/e2e'),
  browsers: (report: unknown) => ofPlaywright(report, 'test/browsers'),
};
export type Runner = keyof typeof parsers;

export const parseOutcome = (runner: Runner, report: unknown): Outcome => parsers[runner](report);

/** Another one for the tests that are run again, which `suites.ts` names in the runner's environment. */
export const resultsFolder = process.env.TEST_RESULTS ?? '.build/results';
/** Of the failed tests, which were run again. */
export const againFolder = '.build/results/again';

/** The results of the last run of a runner, or `undefined` if there are none, because it died or never ran. */
export const readOutcome = (runner: Runner, folder = resultsFolder): Outcome | undefined => {
  const file = join(folder, `${runner}.json`);
  return existsSync(file) ? parseOutcome(runner, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
};

/** The results that count: of a test that failed and was run again, the second. */
export const readResults = (runners: readonly Runner[] = ['unit', 'e2e']): Result[] =>
  runners.flatMap((runner) => settle(readOutcome(runner)?.results, readOutcome(runner, againFolder)?.results).results);

export const countResults = (results: readonly Result[]) => {
  const count = (status: Result['status']) => results.filter((one) => one.status === status && !one.isStep).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
};
