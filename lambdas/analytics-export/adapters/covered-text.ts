/** The characters that a TrueType font has a shape for, by its table `cmap` in format 4 (the first 65,536 characters). */
export const charactersOf = (font: Buffer): Set<number> => {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error('a font without characters');
  const map = font.readUInt32BE(entry + 8);
  const subtables = Array.from(
    { length: font.readUInt16BE(map + 2) },
    (_, i) => map + font.readUInt32BE(map + 8 + 8 * i),
  );
  const start = subtables.find((at) => font.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error('a font whose characters are in a form unknown here');
  const doubled = font.readUInt16BE(start + 6);
  const characters = new Set<number>();
  for (let at = 0; at < doubled; at += 2) {
    const first = font.readUInt16BE(start + 16 + doubled + at);
    const last = font.readUInt16BE(start + 14 + at);
    for (let each = first; each <= last && each < 0xff_ff; each += 1) characters.add(each);
  }
  return characters;
};

/** Marks of direction have no shape. A space that does not break is all that the others of its kind have in common with it. */
const shapeless = /[\u200E\u200F\u2066-\u2069\n]/u;
const spaces = /[\u2000-\u200A\u202F]/g;
const missing = '\u00B7';

/**
 * The text in characters that the font has: typed text may be in any script, and an empty box is of no use to anyone.
 * Each run of other characters becomes one dot; accents and points that the font lacks are left out.
 */
export const coveredText = (characters: ReadonlySet<number>) => {
  const isCovered = (character: string) => shapeless.test(character) || characters.has(character.codePointAt(0) ?? 0);
  return (text: string): string =>
    [...text.toWellFormed().normalize('NFC').replaceAll(spaces, '\u00A0')]
      .filter((character) => isCovered(character) || !/[\p{M}\p{Cf}\p{Cc}]/u.test(character))
      .map((character) => (isCovered(character) ? character : missing))
      .join('')
      .replaceAll(new RegExp(`${missing}{2,}`, 'g'), missing);
};
