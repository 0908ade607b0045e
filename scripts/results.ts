import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/** A finished test of either runner. */
export interface Result {
  title: string;
  passed: boolean;
}

const vitestReport = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
});

interface Suite {
  title: string;
  suites?: Suite[] | undefined;
  specs: { title: string; ok: boolean }[];
}
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    suites: z.array(suiteSchema).optional(),
    specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
  }),
);
const playwrightReport = z.object({ suites: z.array(suiteSchema) });

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const ofSuite = (suite: Suite, path: string): Result[] => [
  ...suite.specs.map(({ title, ok }) => ({ title: `${path} ${suite.title} ${title}`, passed: ok })),
  ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, `${path} ${suite.title}`)),
];

/** What the last run of both runners left in `.build/results`. */
export const readResults = (): Result[] => {
  const unit = read('.build/results/unit.json');
  const e2e = read('.build/results/e2e.json');
  return [
    ...(unit ? vitestReport.parse(unit).testResults : [])
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' })),
    ...(e2e ? playwrightReport.parse(e2e).suites : []).flatMap((suite) => ofSuite(suite, '')),
  ];
};

export const countResults = () => {
  const results = readResults();
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed };
};
