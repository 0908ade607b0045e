import { readFile } from 'node:fs/promises';

/** Thrown for data that cannot be read as what they should be: says where they are and what may be done. */
export const damaged = (where: string, cause?: unknown): Error => {
  const why = cause instanceof Error ? ` (${cause.message})` : '';
  return new Error(`${where} is damaged${why}: repair it or run \`npm start -- --reset\``, { cause });
};

/** Runs a function that reads data; a failure is reported as damage of `where`. */
export const reading = <T>(where: string, read: () => T): T => {
  try {
    return read();
  } catch (cause) {
    throw damaged(where, cause);
  }
};

/** A file's text; empty without the file. */
export const readText = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw damaged(file, error);
  });

/**
 * The entries of a file of one JSON value per line. A last line without its end was being written when the process died;
 * it was never acknowledged.
 */
export const readLines = async <T>(file: string, parse: (value: unknown) => T): Promise<T[]> => {
  const text = await readText(file);
  const complete = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  return complete.flatMap((line, index) =>
    line === '' ? [] : [reading(`${file}, line ${index + 1},`, () => parse(JSON.parse(line)))],
  );
};
