import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule, TestSuite } from 'vitest/node';
import type { VitestReport } from '../results.ts';

type Failure = Readonly<{ message?: string; stack?: string; diff?: string }>;
/** Without the lines of the runner itself. */
const textOf = ({ message = 'an error without a message', stack = message, diff = '' }: Failure): string =>
  [...stack.split('\n').filter((line) => !line.includes('/node_modules/')), diff].join('\n');
/** Failed hooks and imports, which belong to no test. */
const errorsAround = (module: TestModule): string[] => {
  const around: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()];
  return around.flatMap((suite) => suite.errors().map(textOf));
};
/** A file whose worker died has ended in no state of its own. */
const unfinished = new Set(['queued', 'pending']);

const fileOf = (module: TestModule): VitestReport['files'][number] => ({
  file: path.relative(process.cwd(), module.moduleId),
  processorSeconds: module.meta().processorSeconds ?? 0,
  errors: [...errorsAround(module), ...(unfinished.has(module.state()) ? ['the file did not finish'] : [])],
  tests: [...module.children.allTests()].map((test) => {
    const { state, errors = [] } = test.result();
    return {
      title: test.fullName,
      status: state === 'pending' ? 'failed' : state,
      seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      errors: errors.map(textOf),
    };
  }),
});

/** Writes what `results.ts` reads: Vitest's own JSON reports neither failed hooks nor errors outside of all tests. */
export const reportTo = (file: string): Reporter => ({
  onTestRunEnd: (modules, errors) => {
    const report: VitestReport = { files: modules.map(fileOf), errors: errors.map(textOf) };
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  },
});
