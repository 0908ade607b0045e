import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const withFile = <T>(pdf: Uint8Array, use: (file: string, folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  try {
    writeFileSync(join(folder, 'file.pdf'), pdf);
    return use(join(folder, 'file.pdf'), folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Poppler's warnings are of no interest here. */
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const marks = /[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Text without marks of direction, with simple spaces. */
export const plain = (text: string): string => text.replaceAll(marks, '').replaceAll(/\s+/g, ' ').trim();

/** The pages as Poppler reads them. */
export const pagesOf = (pdf: Uint8Array): string[] =>
  withFile(pdf, (file) => run('pdftotext', file, '-').split('\f').slice(0, -1).map(plain));

/** The file's own facts: title, author, whether it is tagged, its pages. */
export const infoOf = (pdf: Uint8Array): Record<string, string> =>
  withFile(pdf, (file) =>
    Object.fromEntries(
      run('pdfinfo', file)
        .split('\n')
        .map((line) => [line.split(':')[0]?.trim() ?? '', line.slice(line.indexOf(':') + 1).trim()]),
    ),
  );

/** The names of the tags by which a screen reader moves through the file. */
export const tagsOf = (pdf: Uint8Array): Set<string> =>
  withFile(pdf, (file) => new Set(run('pdfinfo', '-struct', file).match(/(?<=^ *)[A-Z]\w*/gm)));

/** Whether each font is inside the file. */
export const fontsOf = (pdf: Uint8Array): { name: string; isEmbedded: boolean }[] =>
  withFile(pdf, (file) =>
    run('pdffonts', file)
      .split('\n')
      .slice(2)
      .filter(Boolean)
      .map((line) => ({ name: line.split(' ')[0] ?? '', isEmbedded: / yes (yes|no) +yes +\d/.test(line) })),
  );

/** The first page as PNG, at so many dots an inch. */
export const pictureOf = (pdf: Uint8Array, dots: number): Buffer =>
  withFile(pdf, (file, folder) => {
    run('pdftoppm', '-png', '-singlefile', '-r', String(dots), file, join(folder, 'page'));
    return readFileSync(join(folder, 'page.png'));
  });
