import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const roots = ['bin', 'infra', 'lambdas', 'scripts', 'test', 'web/src'];
const files = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => path.join(root, file)),
);
const [, gone = ''] = readFileSync('lambdas/WORDS.md', 'utf8').split('gave way');
const names = [...gone.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);

it('names that gave way do not come back', () => {
  expect(names.length).toBeGreaterThan(10);
  const any = new RegExp(`\\b(?:${names.join('|')})\\b`);
  expect(files.filter((file) => any.test(readFileSync(file, 'utf8')))).toEqual([]);
});
