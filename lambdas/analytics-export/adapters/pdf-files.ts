import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);

/**
 * The files that a PDF is made with. A bundle has these files beside it: `scripts/build/pdf-files.ts` copies them and writes
 * this module anew.
 */
export const pdfFiles = {
  'typst.wasm': resolve('@myriaddreamin/typst-ts-web-compiler/wasm'),
  'regular.ttf': resolve('@expo-google-fonts/rubik/400Regular/Rubik_400Regular.ttf'),
  'bold.ttf': resolve('@expo-google-fonts/rubik/600SemiBold/Rubik_600SemiBold.ttf'),
  'report.typ': fileURLToPath(new URL('report.typ', import.meta.url)),
};

export const readPdfFile = (name: keyof typeof pdfFiles): Promise<Buffer<ArrayBuffer>> => readFile(pdfFiles[name]);
