import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const cruiser = resolve('node_modules/.bin/depcruise');
const config = resolve('scripts/config/dependency-cruiser.mjs');
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rules-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The names of the rules that a tree of files (path -> path it imports) breaks. */
const broken = (imports: Record<string, string>): string[] => {
  for (const file of new Set([...Object.keys(imports), ...Object.values(imports)])) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    const target = imports[file];
    writeFileSync(path, target ? `import '${'../'.repeat(file.split('/').length - 1)}${target}';\n` : 'export {};\n');
  }
  const { stdout } = spawnSync(
    process.execPath,
    [
      cruiser,
      '--config',
      config,
      '--output-type',
      'json',
      ...new Set(Object.keys(imports).map((f) => f.split('/')[0] ?? '')),
    ],
    { cwd: root, encoding: 'utf8' },
  );
  return JSON.parse(stdout).summary.violations.map(({ rule }: { rule: { name: string } }) => rule.name);
};

describe('import rules', () => {
  it.each([
    ['contracts-stand-alone', 'lambdas/contracts/a.ts', 'lambdas/platform/b.ts'],
    ['platform-below-slices', 'lambdas/platform/a.ts', 'lambdas/catalog/index.ts'],
    ['slices-through-index', 'lambdas/auth/a.ts', 'lambdas/users/store.ts'],
    ['nobody-imports-functions', 'lambdas/auth/a.ts', 'lambdas/functions/content.ts'],
    ['web-sees-contracts-only', 'web/src/app/a.ts', 'lambdas/contracts/registry.ts'],
    ['web-sees-contracts-only', 'web/src/app/a.ts', 'lambdas/catalog/index.ts'],
    ['shared-is-the-ground-floor', 'web/src/shared/a.ts', 'web/src/features/catalog/b.ts'],
    ['features-do-not-mix', 'web/src/features/anything/a.ts', 'web/src/features/else/b.ts'],
    ['infra-by-contract', 'infra/a.ts', 'lambdas/platform/problem.ts'],
    ['twin-reads-the-template', 'scripts/local/a.ts', 'lambdas/catalog/index.ts'],
    ['tests-are-leaves', 'scripts/a.ts', 'test/support/b.ts'],
  ])('%s: %s may not import %s', (rule, from, to) => {
    expect(broken({ [from]: to })).toContain(rule);
  });

  it('refuses cycles', () => {
    expect(broken({ 'infra/a.ts': 'infra/b.ts', 'infra/b.ts': 'infra/a.ts' })).toContain('no-cycles');
  });

  it('lets a slice use another through its index', () => {
    expect(broken({ 'lambdas/auth/a.ts': 'lambdas/users/index.ts' })).toEqual([]);
  });
});
