import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { affectedFiles } from '#scripts/affected-files.ts';

let folder: string;
const file = (name: string) => path.join(folder, name);
const write = (name: string, text: string) => writeFileSync(file(name), text);
/** The names of the files that are to be judged; with `passes`, they pass. */
const affected = (names: string[], { rules = 'rules', passes = true } = {}): string[] => {
  const passedFile = file('passed.json');
  const found = affectedFiles({ files: names.map(file), rules, passedFile });
  if (passes) writeFileSync(passedFile, found.passed);
  return found.affected.map((each) => path.basename(each));
};

describe('the files that a rule by types judges', () => {
  const all = ['a.ts', 'b.ts', 'c.ts', 'd.ts'];
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'affected-'));
    write('a.ts', 'export const a = 1;');
    write('b.ts', "export { a } from './a.ts';");
    write('c.ts', "const load = () => import('./b.ts');");
    write('d.ts', "import './c.ts';");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are all of them the first time and by other rules, and none where nothing changed', () => {
    expect(affected(all)).toEqual(all);
    expect(affected(all)).toEqual([]);
    expect(affected(all, { rules: 'others' })).toEqual(all);
  });

  it('are those that changed, and those that import them, however far', () => {
    affected(all);
    write('b.ts', "export { a } from './a.ts';\n");
    expect(affected(all)).toEqual(['b.ts', 'c.ts', 'd.ts']);
  });

  it('are the importers of one that is gone', () => {
    affected(all);
    expect(affected(['a.ts', 'c.ts', 'd.ts'])).toEqual(['c.ts', 'd.ts']);
  });

  it('are judged again until they pass', () => {
    affected(all);
    write('d.ts', '');
    expect(affected(all, { passes: false })).toEqual(['d.ts']);
    expect(affected(all)).toEqual(['d.ts']);
    expect(affected(all)).toEqual([]);
  });
});
