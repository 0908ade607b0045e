import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AtRule, Plugin } from 'postcss';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const cuts = new URL('../../../.build/fonts', import.meta.url).pathname;

/** How letters join and where marks stand, and the figures that tables ask for. Small capitals and fractions are left out. */
const keepFeatures = ['ccmp', 'locl', 'kern', 'liga', 'mark', 'mkmk', 'lnum', 'tnum'];

const numbersIn = (value: string, radix: number): number[] =>
  value.split('-').map((part) => Number.parseInt(part, radix));

/** Every character of a `unicode-range` such as `U+0041-005A, U+20AA`. */
export const charactersOf = (range: string): string =>
  range
    .split(',')
    .map((part) => {
      const [from = 0, to = from] = numbersIn(part.trim().slice(2), 16);
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
    })
    .join('');

const declared = (face: AtRule, name: string): string | undefined =>
  face.nodes?.flatMap((node) => (node.type === 'decl' && node.prop === name ? [node.value] : []))[0];

/** `300 700` of a file with an axis of weights is a part of that axis, `400` one place on it. */
const axisOf = (weights: string): number | { min: number; max: number } => {
  const [min = 400, max = min] = weights.split(' ').map(Number);
  return min === max ? min : { min, max };
};

/** Where the cut of a font lies, which is made where it is not there yet. */
const cutOf = async (font: Buffer, face: AtRule, path: string): Promise<string> => {
  const range = declared(face, 'unicode-range');
  if (!range) throw face.error('A face needs unicode-range, by which its file is cut');
  const characters = charactersOf(range);
  const wght = axisOf(declared(face, 'font-weight') ?? '400');
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures,
    ...(path.includes('-wght-') && { variationAxes: { wght } }),
  };
  const key = createHash('sha256').update(font).update(characters).update(JSON.stringify(options)).digest('hex');
  const folder = join(cuts, key.slice(0, 16));
  const file = join(folder, `${path.slice(path.indexOf('#') + 1)}.woff2`);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  // Two builds may cut at once: neither reads half of a file.
  await writeFile(`${file}.${process.pid}`, await subsetFont(font, characters, options));
  await rename(`${file}.${process.pid}`, file);
  return file;
};

/**
 * Gives each face of a stylesheet a file of its own characters and weights. A face names its source as
 * `url("package/file.woff2#name")`. @throws an error of the face where it names no characters.
 */
export const fontCuts: Plugin = {
  postcssPlugin: 'font-cuts',
  // Before Vite looks for the files, which it does once too.
  Once: async (sheet) => {
    const faces: AtRule[] = [];
    sheet.walkAtRules('font-face', (face) => void faces.push(face));
    for (const face of faces) {
      const { 1: path, 2: source } = /url\("(([^"#]+\.woff2)#[\w-]+)"\)/.exec(String(face)) ?? [];
      if (!path || !source) continue;
      const file = await cutOf(await readFile(require.resolve(source)), face, path);
      face.walkDecls('src', (declaration) => {
        declaration.value = declaration.value.replace(path, file);
      });
    }
  },
};
