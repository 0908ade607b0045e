import { readFileSync, statSync } from 'node:fs';
import postcss, { type AtRule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { charactersOf, fontCuts } from '#scripts/build/site/font-cuts.ts';

const style = readFileSync(new URL('../../../web/src/shared/theme/fonts.css', import.meta.url), 'utf8');

const facesOf = (css: string) => {
  const faces: { family: string; source: string; characters: string[] }[] = [];
  postcss.parse(css).walkAtRules('font-face', (face: AtRule) => {
    const value = (name: string) =>
      face.nodes?.flatMap((node) => (node.type === 'decl' && node.prop === name ? [node.value] : []))[0] ?? '';
    const source = /url\("([^"]+)"\)/.exec(value('src'))?.[1] ?? '';
    faces.push({ family: value('font-family'), source, characters: [...charactersOf(value('unicode-range'))] });
  });
  return faces;
};

/** Neither phonetic letters nor marks that stand alone. */
const isWritten = (character: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{Sc}]/u.test(character) && !/[\u{250}-\u{2FF}\u{1D00}-\u{1DBF}\u{2100}-\u{FFFF}]/u.test(character);

/** Ranges of a package's files, by name of script. */
const promised = (font: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../node_modules/${font}/unicode.json`, import.meta.url), 'utf8'));

describe('the fonts', () => {
  it('have each character in one face of a family, so that no visitor fetches two for it', () => {
    for (const family of ['Display', 'Text']) {
      const characters = facesOf(style).flatMap((face) => (face.family === family ? face.characters : []));
      expect(characters.filter((character, index) => characters.indexOf(character) !== index)).toEqual([]);
    }
  });

  it('leave out no letter, figure or mark that their packages have for our languages', () => {
    const families = {
      Display: [promised('@fontsource/bellefair'), ['hebrew', 'latin', 'latin-ext']],
      Text: [promised('@fontsource-variable/rubik'), ['hebrew', 'latin', 'latin-ext', 'cyrillic']],
    } as const;
    for (const [family, [ranges, scripts]] of Object.entries(families)) {
      const kept = new Set(facesOf(style).flatMap((face) => (face.family === family ? face.characters : [])));
      for (const script of scripts)
        expect([...charactersOf(ranges[script] ?? '')].filter((one) => isWritten(one) && !kept.has(one))).toEqual([]);
    }
  });

  it('weigh what a language needs: signs and letters, without the rest of Latin', async () => {
    const { css } = await postcss([fontCuts]).process(style, { from: undefined });
    const faces = facesOf(css).map((face) => ({ ...face, bytes: statSync(face.source).size }));
    const weightOf = (text: string) =>
      faces.flatMap(({ characters, bytes }) => (characters.some((one) => text.includes(one)) ? [bytes] : []));
    const sum = (text: string) => weightOf(text).reduce((all, bytes) => all + bytes, 0);
    // Both families, though few headings have a figure in them.
    expect(sum('מידה 4.5')).toBeLessThan(29_000);
    expect(sum('size 4.5')).toBeLessThan(33_000);
    expect(sum('размер 4.5')).toBeLessThan(41_000);
    expect(sum('tamaño «4.5»')).toBeLessThan(47_500);
  });

  it('cannot be cut without saying to what', async () => {
    const face = postcss.parse(style.slice(style.indexOf('@font-face'), style.indexOf('}') + 1));
    face.walkDecls('unicode-range', (range) => void range.remove());
    await expect(postcss([fontCuts]).process(String(face), { from: undefined })).rejects.toThrow('unicode-range');
  });
});
