import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conclude } from '#scripts/conclude.ts';
import { type Execution, keepUnsteady, repeatFailed } from '#scripts/repeat.ts';
import type { Result } from '#scripts/result.ts';
import type { Runner } from '#scripts/results.ts';

const file = 'test/a.test.ts';
const result = (title: string, status: Result['status'], more: Partial<Result> = {}): Result => ({
  id: `${file}: ${title}`,
  title,
  file,
  status,
  seconds: 1,
  errors: status === 'failed' ? [`${title} went wrong`] : [],
  ...more,
});
const around = result('(outside of its tests)', 'failed', { id: file });
const execution = (results: Result[], errors: string[] = []): Execution => ({
  endedWell: results.every(({ status }) => status !== 'failed') && errors.length === 0,
  outcome: { results, errors, processorSeconds: new Map() },
});
const died: Execution = { endedWell: false, outcome: undefined };

/** The verdict of a whole run whose failed tests end as `second` says when they are run again. */
const verdictOf = (first: Execution, second: Execution = died) =>
  repeatFailed(new Map<Runner, Execution>([['unit', first]]), async () => second);
const ended = async (...executions: [Execution, Execution?]) => {
  const isWell = conclude(await verdictOf(...executions));
  return { isWell, printed: printed.slice(-2) };
};

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line = '') => printed.push(line));
});
const folder = mkdtempSync(join(tmpdir(), 'unsteady-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a run', () => {
  it('is green when a test fails once, and names it', async () => {
    const first = execution([result('a', 'passed'), result('b', 'failed')]);
    expect(await ended(first, execution([result('a', 'passed'), result('b', 'passed')]))).toEqual({
      isWell: true,
      printed: [expect.stringContaining(`1 unsteady: ${file}: b`), '2 passed, 0 failed'],
    });
  });

  it('is red when a test fails twice', async () => {
    const first = execution([result('a', 'passed'), result('b', 'failed')]);
    expect(await ended(first, execution([result('b', 'failed')]))).toEqual({
      isWell: false,
      printed: [`FAIL ${file}: b`, '1 passed, 1 failed'],
    });
  });

  it('is green with five unsteady tests, and red with six', async () => {
    const tests = (count: number, status: Result['status']) =>
      execution(Array.from({ length: count }, (_, index) => result(`t${index}`, status)));
    expect((await ended(tests(5, 'failed'), tests(5, 'passed'))).isWell).toBe(true);
    expect((await ended(tests(6, 'failed'), tests(6, 'passed'))).isWell).toBe(false);
    expect(printed).toContain('Failed: steadiness (more than 5 unsteady)');
    expect(printed.at(-1)).toBe('6 passed, 1 failed');
  });

  it('counts the unsteady tests of all its suites together', async () => {
    const tests = (status: Result['status']) => execution(['a', 'b', 'c'].map((title) => result(title, status)));
    const first = new Map<Runner, Execution>([
      ['unit', tests('failed')],
      ['e2e', tests('failed')],
    ]);
    expect((await repeatFailed(first, async () => tests('passed'))).faults).toHaveLength(1);
  });

  it.each([
    ['leaves no report', died, 'unit (it left no report)'],
    ['fails outside of all tests', execution([result('a', 'passed')], ['boom']), 'unit (outside of its tests: boom)'],
    [
      'fails although no test did',
      { ...execution([result('a', 'passed')]), endedWell: false },
      'unit (although no test failed)',
    ],
  ])('is red when its runner %s', async (_how, first, fault) => {
    expect((await ended(first)).isWell).toBe(false);
    expect(printed).toContain(`Failed: ${fault}`);
  });

  it('is red when the runner dies the second time, or leaves the test out', async () => {
    const first = execution([result('a', 'failed')]);
    expect((await ended(first, died)).isWell).toBe(false);
    expect((await ended(first, execution([]))).isWell).toBe(false);
  });

  it('is red when something fails outside of all tests the second time', async () => {
    const second = execution([result('a', 'passed')], ['boom']);
    expect((await ended(execution([result('a', 'failed')]), second)).isWell).toBe(false);
  });

  it('does not run fifty-one failed tests again', async () => {
    const first = execution(Array.from({ length: 51 }, (_, index) => result(`t${index}`, 'failed')));
    expect((await ended(first, execution(first.outcome?.results ?? []))).printed[1]).toBe('0 passed, 51 failed');
    const asked = vi.fn(async () => died);
    await repeatFailed(new Map([['unit' as const, first]]), asked);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a file that is run again', () => {
  it('counts with the tests that its failed hook left out', async () => {
    const first = execution([result('a', 'skipped'), around]);
    expect((await ended(first, execution([result('a', 'passed')]))).printed).toEqual([
      expect.stringContaining(`1 unsteady: ${file} `),
      '1 passed, 0 failed',
    ]);
    expect((await ended(first, execution([result('a', 'failed')]))).isWell).toBe(false);
    expect((await ended(first, execution([result('a', 'skipped'), around]))).isWell).toBe(false);
  });

  it('makes a test unsteady that passed first and fails then', async () => {
    const first = execution([result('a', 'passed'), result('b', 'failed')]);
    const { results, unsteady } = await verdictOf(first, execution([result('a', 'failed'), result('b', 'passed')]));
    expect(results.map(({ title, status }) => `${title} ${status}`)).toEqual(['a passed', 'b passed']);
    expect(unsteady.map(({ id }) => id)).toEqual([`${file}: b`, `${file}: a`]);
  });

  it('takes the named steps of a test from the run that counts', async () => {
    const step = (status: Result['status']) => result('step [S-001]', status, { id: `${file}: a`, isStep: true });
    const first = execution([result('a', 'failed'), step('failed')]);
    const { results } = await verdictOf(first, execution([result('a', 'passed'), step('passed')]));
    expect(results.map(({ status }) => status)).toEqual(['passed', 'passed']);
  });
});

describe('an unsteady test', () => {
  it('is kept with what both runs said', () => {
    keepUnsteady(folder, [{ id: 'a', runs: [['it was late'], []] }]);
    expect(readdirSync(folder)).toEqual(['1.txt']);
    expect(readFileSync(join(folder, '1.txt'), 'utf8')).toBe(
      'a\n\n== first run\nit was late\n\n== again, alone\npassed\n',
    );
  });
});
