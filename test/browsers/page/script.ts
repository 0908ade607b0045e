import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type * as page from './index.ts';

const entry = fileURLToPath(new URL('./index.ts', import.meta.url));
let bundle: string | undefined;

/** One expression that gives all functions of `index.ts`; no name is left in the page. */
const functions = (): string => {
  const [file] = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'page',
    write: false,
  }).outputFiles;
  return `(() => { ${file?.text ?? ''}; return page; })()`;
};

/** An expression that calls a function of `index.ts` in the page. */
export const inPage = <Name extends keyof typeof page>(
  name: Name,
  ...args: Parameters<(typeof page)[Name]>
): string => {
  bundle ??= functions();
  return `${bundle}.${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
};
