import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { pdfFiles } from '#lambdas/analytics-export/adapters/pdf-files.ts';

/** In a bundle the compiler of PDF files, its fonts and the template are read from beside the code. */
export const pdfFilesBeside: Plugin = {
  name: 'pdf-files-beside',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]analytics-export[\\/]pdf[\\/]pdf-files\.ts$/ }, () => ({
      contents: [
        "import { readFile } from 'node:fs/promises';",
        'export const readPdfFile = (name) => readFile(new URL(name, import.meta.url));',
      ].join('\n'),
      loader: 'js',
    }));
  },
};

/** They are too large to be inside the code: 28 MB, of which Lambda unpacks a zip file of 11 MB. */
export const copyPdfFiles = async (folder: string): Promise<void> => {
  await Promise.all(Object.entries(pdfFiles).map(([name, source]) => copyFile(source, join(folder, name))));
};
