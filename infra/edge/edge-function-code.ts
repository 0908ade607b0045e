import { buildSync } from 'esbuild';
import { languages } from '#contracts/language.ts';
import { builtSite } from '../built-site.ts';

/** CloudFront's own limit, in bytes. */
const codeLimit = 10_240;

/** The source of a file of this folder as CloudFront runs it: one script whose global `handler` takes the event. */
export const edgeFunctionCode = (file: string): string => {
  const { pages, patterns, shell, redirects } = builtSite();
  const { outputFiles } = buildSync({
    entryPoints: [`infra/edge/${file}.ts`],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'edge',
    footer: { js: 'function handler(event) { return edge.handler(event); }' },
    // The runtime knows const, arrows and template strings, but not every newer form.
    target: 'es2017',
    minifyWhitespace: true,
    define: { ROUTES: JSON.stringify({ pages, patterns, shell, redirects }), LANGUAGES: JSON.stringify(languages) },
  });
  const code = outputFiles[0]?.text ?? '';
  if (Buffer.byteLength(code) > codeLimit) throw new Error(`edge function ${file} is larger than ${codeLimit} bytes`);
  return code;
};
