/** Bundles every file of `lambdas/functions` into `.build/functions/<name>/index.mjs`, SDK included. */
import { readdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { isMain } from './is-main.ts';

const out = '.build/functions';

export const buildFunctions = async () => {
  // Folders hold what the functions share.
  const files = readdirSync('lambdas/functions').filter((name) => name.endsWith('.ts'));
  const names = files.map((file) => basename(file, '.ts'));
  rmSync(out, { recursive: true, force: true });
  return build({
    entryPoints: Object.fromEntries(names.map((name) => [`${name}/index`, `lambdas/functions/${name}.ts`])),
    outdir: out,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    minify: true,
    metafile: true,
    // Packages that still ship CommonJS ask for `require`, which an ES module does not have by itself.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    mainFields: ['module', 'main'],
    legalComments: 'none',
    logLevel: 'warning',
  });
};

if (isMain(import.meta.url)) await buildFunctions();
