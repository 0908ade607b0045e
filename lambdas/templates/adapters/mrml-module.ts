import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The compiler of layouts as WebAssembly. A bundle has it inside: `scripts/build/inline-mrml.ts` writes this file anew. */
export const mrmlModule = (): Promise<Uint8Array<ArrayBuffer>> =>
  readFile(createRequire(import.meta.url).resolve('mrml/web/mrml_wasm_bg.wasm'));
