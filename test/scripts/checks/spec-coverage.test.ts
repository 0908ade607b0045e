import { describe, expect, it } from 'vitest';
import type { Result } from '#scripts/result.ts';
import { parseOutcome } from '#scripts/results.ts';
import { parseRows, specCoverage } from '#scripts/spec-coverage.ts';

const row = (name: string, more: object = {}) => ({ row: name, meaning: 'x', area: 'a', covered: false, ...more });
const rows = parseRows([row('S-001', { covered: true }), row('S-002'), row('S-003', { left: 'the chat' })]);
const vitest = (...tests: [title: string, status: string][]) => {
  const reported = tests.map(([title, status]) => ({ title, status, seconds: 0, errors: [] }));
  const file = { file: 'test/a.test.ts', processorSeconds: 0, errors: [], tests: reported };
  return parseOutcome('unit', { files: [file], errors: [] }).results;
};
const playwright = (title: string, status: string, ...steps: object[]) => {
  const results = [{ duration: 0, errors: [], steps }];
  const tests = [{ projectName: 'he', status, expectedStatus: status === 'skipped' ? 'skipped' : 'passed', results }];
  const suites = [{ title: 'a.spec.ts', specs: [{ title, file: 'a.spec.ts', tests }] }];
  return parseOutcome('e2e', { suites, errors: [] }).results;
};
const coverage = (...results: Result[][]) => specCoverage(rows, results.flat());

describe('the coverage of the specification', () => {
  it('shows which passing tests name a row', () => {
    const { tests, faults } = coverage(vitest(['b [S-001]', 'passed']), playwright('c [S-001]', 'expected'));
    expect(tests.get('S-001')).toEqual(['test/a.test.ts: b [S-001]', 'test/e2e/a.spec.ts: c [S-001]']);
    expect(faults).toEqual([]);
  });

  it('takes a step of a long test for a test, also where a later step failed', () => {
    const steps = [{ title: 'c [S-001]' }, { title: 'd', steps: [{ title: 'e [S-002]', error: {} }] }];
    const { tests } = coverage(playwright('b', 'unexpected', ...steps));
    expect([...tests]).toEqual([['S-001', ['test/e2e/a.spec.ts: c [S-001]']]]);
  });

  it.each([
    ['failed', vitest(['b [S-001]', 'failed'])],
    ['skipped', vitest(['b [S-001]', 'skipped'])],
    ['failed in a browser', playwright('b [S-001]', 'unexpected')],
    ['skipped in a browser', playwright('b [S-001]', 'skipped')],
    ['unsteady in a browser', playwright('b [S-001]', 'flaky')],
  ])('counts no test that %s', (_what, results) => {
    expect(coverage(results).tests.size).toBe(0);
    expect(coverage(results).faults).toEqual(['S-001 was covered and is not any more: x']);
  });

  it.each([
    ['is covered', row('Q-001', { covered: true, decided: 'because' })],
    ['is partly to be built', row('Q-001', { left: 'the chat', decided: 'because' })],
    ['the specification states', row('S-001', { decided: 'because' })],
  ])('accepts no decision about a row that %s', (_what, decided) => {
    const results = vitest(['b [Q-001]', 'passed']);
    expect(specCoverage(parseRows([decided]), results).faults.join()).toMatch(/only an open question/);
  });

  it('accepts a decision about an open question, with its reason', () => {
    const decided = parseRows([row('Q-001', { decided: 'because' })]);
    expect(specCoverage(decided, vitest(['b', 'passed'])).faults).toEqual([]);
  });

  it.each([
    ['a row that does not exist', 'b [S-999]', /names S-999, which is no row/],
    ['a row that is not finished', 'b [S-003]', /names S-003, of which the chat is still to be built/],
    ['more than four rows', 'b [S-001, S-002, Q-001, Q-002, Q-003]', /more than 4 rows/],
  ])('refuses a title with %s', (_what, title, fault) => {
    expect(coverage(vitest(['a [S-001]', 'passed'], [title, 'passed'])).faults.join()).toMatch(fault);
  });
});
