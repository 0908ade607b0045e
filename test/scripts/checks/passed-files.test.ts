import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sincePassed } from '#scripts/passed-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'passed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Judges these texts; with `passes`, they pass. */
const judge = (texts: Record<string, string>, { rules = 'rules', passes = true } = {}) => {
  const passedFile = path.join(folder, 'passed.json');
  const { passed, ...found } = sincePassed({ texts: new Map(Object.entries(texts)), rules, passedFile });
  if (passes) writeFileSync(passedFile, passed);
  return found;
};

it('the first time, and by other rules, every file is judged', () => {
  expect(judge({ a: '1', b: '2' })).toEqual({ changed: ['a', 'b'], gone: [] });
  expect(judge({ a: '1', b: '2' })).toEqual({ changed: [], gone: [] });
  expect(judge({ a: '1', b: '2' }, { rules: 'others' })).toEqual({ changed: ['a', 'b'], gone: [] });
});

it('later those that differ, are new or gone, until they pass', () => {
  judge({ a: '1', b: '2', c: '3' });
  const next = { a: '1', b: '4', d: '5' };
  expect(judge(next, { passes: false })).toEqual({ changed: ['b', 'd'], gone: ['c'] });
  expect(judge(next)).toEqual({ changed: ['b', 'd'], gone: ['c'] });
  expect(judge(next)).toEqual({ changed: [], gone: [] });
});
