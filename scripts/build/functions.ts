/** Bundles every file of `lambdas/functions` into `.build/functions/<name>/index.mjs`, SDK included. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { writeApiDescription } from './api-description-file.ts';
import { inlineMrml } from './inline-mrml.ts';
import { isMain } from './is-main.ts';
import { copyPdfFiles, pdfFilesBeside } from './pdf-files.ts';

const out = '.build/functions';

/**
 * Our own modules have no side effects: anything that a function does not use of contracts and slices (the texts of the
 * seed, for example) stays out of its bundle. Only the modules of `functions/` act when they are loaded.
 */
const declarations: Plugin = {
  name: 'declarations',
  setup: ({ onResolve }) => {
    const folders: Record<string, string> = { '#contracts/': 'lambdas/contracts/', '#lambdas/': 'lambdas/' };
    onResolve({ filter: /^#(contracts|lambdas)\// }, ({ path }) => {
      const [alias = '', folder = ''] = Object.entries(folders).find(([name]) => path.startsWith(name)) ?? [];
      return { path: resolve(folder, path.slice(alias.length)), sideEffects: false };
    });
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) =>
      /\/lambdas\/(?!functions)/.test(`${resolveDir}/`)
        ? { path: resolve(resolveDir, path), sideEffects: false }
        : undefined,
    );
  },
};

/** Bundles of former builds, except for the part that the build of the site adds to one (`render/app`). */
const removeFormer = () => {
  for (const name of existsSync(out) ? readdirSync(out) : []) {
    for (const part of readdirSync(join(out, name))) {
      if (part !== 'app') rmSync(join(out, name, part), { recursive: true });
    }
  }
};

/** The options by which a function's bundle is made. */
export const bundling = () => {
  // Beside each function its `.env.ts`; folders hold modules that the functions share.
  const files = readdirSync('lambdas/functions').filter((name) => /^[\w-]+\.ts$/.test(name));
  const names = files.map((file) => basename(file, '.ts'));
  return {
    entryPoints: Object.fromEntries(names.map((name) => [`${name}/index`, `lambdas/functions/${name}.ts`])),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // Packages that still ship CommonJS call `require`, which an ES module does not have by itself.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    mainFields: ['module', 'main'],
    // Texts stay as they are: escaped, Hebrew and Russian would take three times the space.
    charset: 'utf8',
    plugins: [inlineMrml, pdfFilesBeside, declarations],
    alias: {
      '@aws-sdk/credential-provider-node': resolve('scripts/build/lambda-credentials.ts'),
      '@aws-lambda-powertools/jmespath/functions': resolve('scripts/build/field-search.ts'),
      '@aws-lambda-powertools/jmespath': resolve('scripts/build/field-search.ts'),
      postcss: resolve('scripts/build/no-style-sheets.ts'),
    },
    legalComments: 'none',
    logLevel: 'warning',
  } satisfies BuildOptions;
};

export const buildFunctions = async () => {
  removeFormer();
  const result = await build({ ...bundling(), outdir: out, minify: true, metafile: true });
  await Promise.all([copyPdfFiles(join(out, 'analytics-export')), writeApiDescription(join(out, 'insights'))]);
  return result;
};

if (isMain(import.meta.url)) await buildFunctions();
