import { buildSync } from 'esbuild';
import { builtSite } from '../built-site.ts';
import { requireCloudFrontJs } from './cloudfront-js.ts';

/** A file of this folder as CloudFront runs it: one script whose global function `handler` takes the event. */
export const edgeFunctionCode = (file: string): string => {
  const { pages, patterns, shell, redirects } = builtSite();
  const { outputFiles } = buildSync({
    entryPoints: [`infra/edge/${file}.ts`],
    bundle: true,
    write: false,
    format: 'esm',
    // The features that CloudFront's engine has beyond ES 5.1. Newer syntax is rewritten in an older form, or refused.
    target: 'es5',
    supported: {
      arrow: true,
      'const-and-let': true,
      'exponent-operator': true,
      'rest-argument': true,
      'template-literal': true,
    },
    minifyWhitespace: true,
    define: { ROUTES: JSON.stringify({ pages, patterns, shell, redirects }) },
  });
  // A script has no exports: without them `handler` is the global function that CloudFront calls.
  const code = (outputFiles[0]?.text ?? '').replace(/export\{handler\};\n$/, '');
  requireCloudFrontJs(`infra/edge/${file}.ts`, code);
  return code;
};
