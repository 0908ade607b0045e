import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bin } from '#scripts/checks.ts';
import { type Outcome, parseOutcome } from '#scripts/results.ts';

// Inside of the project, so that the files find Vitest.
mkdirSync('.build', { recursive: true });
const folder = mkdtempSync('.build/report-');
afterAll(() => rmSync(folder, { recursive: true }));

const files: Record<string, string> = {
  'config.ts': `
    import { reportTo } from '../../scripts/config/vitest-report.ts';
    const setupFiles = ['../../test/support/processor-time.ts'];
    export default { root: import.meta.dirname, test: { reporters: [reportTo('${folder}/report.json')], setupFiles } };`,
  'hook.test.ts': `
    import { beforeAll, describe, expect, it } from 'vitest';
    it('stands alone', () => { while (process.cpuUsage().user < 200_000); });
    describe('with a hook', () => { beforeAll(() => { throw new Error('no table'); }); it('waits', () => {}); });
    it('compares', () => expect('red').toBe('green'));
    it.skip('is left out', () => {});`,
  'import.test.ts': `import './nowhere.ts';`,
  'rejected.test.ts': `
    import { it } from 'vitest';
    it('lets a promise go', async () => { Promise.reject(new Error('nobody caught me')); });`,
};

let outcome: Outcome;
beforeAll(() => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const run = () =>
    execFileSync(process.execPath, [bin('vitest'), 'run', '--config', `${folder}/config.ts`], { stdio: 'pipe' });
  expect(run).toThrow();
  outcome = parseOutcome('unit', JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')));
});
const result = (title: string) => outcome.results.find((one) => one.title === title);

it('tells tests that passed, failed and were left out', () => {
  expect(result('stands alone')).toMatchObject({ status: 'passed', seconds: expect.any(Number), errors: [] });
  expect(result('compares')).toMatchObject({ status: 'failed', errors: [expect.stringContaining("to be 'green'")] });
  expect(result('is left out')?.status).toBe('skipped');
});

it('tells a hook and an import that failed', () => {
  const around = outcome.results.filter(({ title }) => title === '(outside of its tests)');
  expect(around.map(({ file, status }) => `${file.replace(/.*\//, '')} ${status}`).sort()).toEqual([
    'hook.test.ts failed',
    'import.test.ts failed',
  ]);
  expect(around.flatMap(({ errors }) => errors).join()).toMatch(
    /no table[\s\S]*nowhere\.ts|nowhere\.ts[\s\S]*no table/,
  );
  expect(result('with a hook > waits')?.status).toBe('skipped');
});

it('tells an error outside of all tests', () => {
  expect(outcome.errors.join()).toContain('nobody caught me');
});

it('tells the processor time of each file', () => {
  const ofHook = [...outcome.processorSeconds].find(([file]) => file.endsWith('hook.test.ts'));
  expect(ofHook?.[1]).toBeGreaterThan(0.05);
});
