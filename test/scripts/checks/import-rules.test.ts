import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const cruiser = resolve('node_modules/.bin/depcruise');
const config = resolve('scripts/config/dependency-cruiser.mjs');

/** Rule, file, what it may not import. */
const forbidden = [
  ['contracts-stand-alone', 'lambdas/contracts/a.ts', 'lambdas/platform/b.ts'],
  ['platform-below-slices', 'lambdas/platform/a.ts', 'lambdas/catalog/index.ts'],
  ['slices-through-index', 'lambdas/auth/a.ts', 'lambdas/users/store/keys.ts'],
  ['slices-downwards', 'lambdas/users/a.ts', 'lambdas/auth/index.ts'],
  ['slices-downwards', 'lambdas/blog/a.ts', 'lambdas/catalog/index.ts'],
  ['model-is-pure', 'lambdas/blog/model/a.ts', 'lambdas/blog/store/keys.ts'],
  ['model-is-pure', 'lambdas/blog/model/b.ts', 'lambdas/platform/table/table.ts'],
  ['model-is-pure', 'lambdas/blog/model/c.ts', 'lambdas/blog/use-cases/get-post.ts'],
  ['languages-are-data', 'lambdas/assistant/language/a.ts', 'lambdas/assistant/model/b.ts'],
  ['use-cases-know-no-keys', 'lambdas/blog/use-cases/a.ts', 'lambdas/blog/store/keys.ts'],
  ['use-cases-know-no-keys', 'lambdas/blog/use-cases/b.ts', 'lambdas/platform/table/transact.ts'],
  ['use-cases-know-no-keys', 'lambdas/blog/jobs/a.ts', 'lambdas/blog/store/keys.ts'],
  ['use-cases-know-no-keys', 'lambdas/blog/steps/a.ts', 'lambdas/blog/store/keys.ts'],
  ['store-below-use-cases', 'lambdas/blog/store/a.ts', 'lambdas/blog/use-cases/get-post.ts'],
  ['store-below-use-cases', 'lambdas/blog/store/b.ts', 'lambdas/blog/jobs/follow-plan.ts'],
  ['store-below-use-cases', 'lambdas/blog/store/c.ts', 'lambdas/blog/steps/open-draft.ts'],
  ['steps-below-use-cases', 'lambdas/blog/steps/b.ts', 'lambdas/blog/use-cases/get-post.ts'],
  ['sdks-at-the-edge', 'lambdas/blog/c.ts', 'node_modules/@aws-sdk/client-s3/a.ts'],
  ['jobs-know-no-http', 'lambdas/blog/jobs/b.ts', 'lambdas/platform/http/request.ts'],
  ['functions-are-not-imported', 'lambdas/auth/b.ts', 'lambdas/functions/content.ts'],
  ['web-sees-contracts-only', 'web/src/app/a.ts', 'lambdas/contracts/registry/index.ts'],
  ['web-sees-contracts-only', 'web/src/app/b.ts', 'lambdas/catalog/index.ts'],
  ['web-sees-contracts-only', 'web/src/app/c.ts', 'lambdas/assistant/index.ts'],
  ['in-browser-too-is-pure', 'lambdas/knowledge/search.ts', 'lambdas/knowledge/store/keys.ts'],
  ['shared-is-the-ground-floor', 'web/src/shared/a.ts', 'web/src/features/catalog/b.ts'],
  ['api-knows-no-session', 'web/src/shared/api/a.ts', 'web/src/shared/session/b.ts'],
  ['one-door-for-writes', 'web/src/features/anything/c.ts', 'web/src/shared/api/request.ts'],
  ['features-do-not-mix', 'web/src/features/anything/a.ts', 'web/src/features/else/b.ts'],
  ['infra-by-contract', 'infra/a.ts', 'lambdas/platform/problem.ts'],
  ['infra-by-contract', 'infra/b.ts', 'lambdas/functions/content.ts'],
  ['environments-stand-alone', 'lambdas/functions/a.env.ts', 'lambdas/contracts/text/language.ts'],
  ['twin-reads-the-template', 'scripts/local/a.ts', 'lambdas/catalog/index.ts'],
  ['tests-are-leaves', 'scripts/a.ts', 'test/support/b.ts'],
] as const;
const cycle = [
  ['infra/c.ts', 'infra/d.ts'],
  ['infra/d.ts', 'infra/c.ts'],
] as const;
const folders = [
  ['scripts/local/one/a.ts', 'scripts/local/other/a.ts'],
  ['scripts/local/other/b.ts', 'scripts/local/one/b.ts'],
] as const;
const allowed = [
  ['a slice use another through its index', 'lambdas/auth/c.ts', 'lambdas/users/index.ts'],
  ['a use case know its store by type', 'lambdas/auth/use-cases/d.ts', 'lambdas/auth/store/attempts-store.ts'],
  ['a model read the words of languages', 'lambdas/assistant/model/c.ts', 'lambdas/assistant/language/en.ts'],
  ['infrastructure read the names of partitions', 'infra/f.ts', 'lambdas/platform/table/partitions.ts'],
  ['infrastructure read what a function declares of its environment', 'infra/e.ts', 'lambdas/functions/content.env.ts'],
] as const;

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}
let violations: Violation[] = [];
let root: string;

// One tree with all of it, because the cruiser takes longer to start than to look.
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'rules-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    appendFileSync(join(root, file), text);
  };
  const imports = [...[...forbidden, ...allowed].map(([, from, to]) => [from, to] as const), ...cycle, ...folders];
  for (const [from, to] of imports) {
    // An allowed import is allowed for types at least.
    const what = allowed.some(([, file]) => file === from) ? 'import type { A } from' : 'import';
    write(from, `${what} '${'../'.repeat(from.split('/').length - 1)}${to}';\n`);
    write(to, 'export {};\n');
  }
  const roots = new Set(imports.map(([from]) => from.split('/')[0] ?? ''));
  const args = [cruiser, '--config', config, '--output-type', 'json', ...roots];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  violations = JSON.parse(stdout).summary.violations;
}, 20_000);
afterAll(() => rmSync(root, { recursive: true }));

const rulesBroken = (file: string, imported: string) =>
  violations.filter(({ from, to }) => from === file && to === imported).map(({ rule }) => rule.name);

describe('import rules', () => {
  it.each(forbidden)('%s: %s may not import %s', (rule, from, to) => {
    expect(rulesBroken(from, to)).toContain(rule);
  });

  it('refuses cycles', () => {
    expect(cycle.flatMap(([from, to]) => rulesBroken(from, to))).toContain('no-cycles');
  });

  it('refuses folders that import each other, though no file does', () => {
    expect(rulesBroken('scripts/local/one', 'scripts/local/other')).toEqual(['no-folder-cycles']);
  });

  it.each(allowed)('lets %s', (_what, from, to) => {
    expect(rulesBroken(from, to)).toEqual([]);
  });
});
