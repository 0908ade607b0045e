import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'esbuild';

const source = createRequire(import.meta.url).resolve('mrml/web/mrml_wasm_bg.wasm');
/** The best is a tenth smaller, and takes two seconds of each build. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Puts the compiler of mail layouts into the bundles that use it: a function's code is one file. It is unpacked at its first use. */
export const inlineMrml: Plugin = {
  name: 'inline-mrml',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]templates[\\/]mail[\\/]mrml-module\.ts$/ }, async () => {
      const packed = brotliCompressSync(await readFile(source), { params }).toString('base64');
      const contents = [
        "import { brotliDecompress } from 'node:zlib';",
        "import { promisify } from 'node:util';",
        `export const mrmlModule = () => promisify(brotliDecompress)(Buffer.from('${packed}', 'base64'));`,
      ].join('\n');
      return { contents, loader: 'js' };
    });
  },
};
