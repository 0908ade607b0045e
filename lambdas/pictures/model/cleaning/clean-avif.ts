import { type Box, boxesOf, boxNamed, numbersFrom } from './boxes.ts';
import { Malformed } from './malformed.ts';

/** Types of items that a picture is drawn from. A decoder ignores all others, such as EXIF and XMP. */
const drawn = ['av01', 'grid', 'iovl', 'iden', 'tmap'];
const cleared = 'free';

interface ItemType {
  id: number;
  type: string;
  typeAt: number;
}

const itemTypes = (content: Buffer, itemInformation: Box): ItemType[] => {
  const version = content.readUInt8(itemInformation.start);
  const entries = itemInformation.start + (version === 0 ? 6 : 8);
  return boxesOf(content, entries, itemInformation.end).map(({ start }) => {
    const entryVersion = content.readUInt8(start);
    if (entryVersion < 2) throw new Malformed('AVIF item without a type');
    const idLength = entryVersion === 2 ? 2 : 4;
    const typeAt = start + 4 + idLength + 2;
    return {
      id: content.readUIntBE(start + 4, idLength),
      type: content.toString('latin1', typeAt, typeAt + 4),
      typeAt,
    };
  });
};

interface Item {
  id: number;
  /** Whether its offsets count from the start of the file, and not within a box or another file. */
  isInFile: boolean;
  extents: { start: number; length: number }[];
}

const locations = (content: Buffer, itemLocation: Box): Item[] => {
  const next = numbersFrom(content, itemLocation.start);
  const version = next(1);
  next(3);
  const [sizes, moreSizes] = [next(1), next(1)];
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, moreSizes >> 4];
  const indexSize = version === 0 ? 0 : moreSizes & 15;
  // Without this check, a few bytes could announce an endless number of entries.
  if (lengthSize === 0) throw new Malformed('AVIF items without a length');
  const wide = version < 2 ? 2 : 4;
  return Array.from({ length: next(wide) }, () => {
    const id = next(wide);
    const method = version === 0 ? 0 : next(2) & 15;
    const isInFile = next(2) === 0 && method === 0;
    const base = next(baseSize);
    const extents = Array.from({ length: next(2) }, () => {
      next(indexSize);
      return { start: base + next(offsetSize), length: next(lengthSize) };
    });
    return { id, isInFile, extents };
  });
};

/**
 * The same picture, with zeros in place of EXIF, XMP and everything else that it is not drawn from. Nothing moves,
 * because the file refers to its parts by offset. @throws Malformed or RangeError, also if the metadata are stored in
 * an unknown way.
 */
export const cleanAvif = (content: Buffer): Buffer => {
  const clean = Buffer.from(content);
  const boxes = boxesOf(content, 0, content.length);
  for (const { type, start, end } of boxes) {
    if (['ftyp', 'meta', 'mdat'].includes(type)) continue;
    clean.write(cleared, start - 4, 'latin1');
    clean.fill(0, start, end);
  }
  const meta = boxNamed(boxes, 'meta');
  const parts = boxesOf(content, meta.start + 4, meta.end);
  // The code that later reads the picture's size walks through these boxes.
  const properties = boxNamed(parts, 'iprp');
  const property = boxNamed(boxesOf(content, properties.start, properties.end), 'ipco');
  boxesOf(content, property.start, property.end);
  const toClear = itemTypes(content, boxNamed(parts, 'iinf')).filter(({ type }) => !drawn.includes(type));
  for (const { typeAt } of toClear) clean.write(cleared, typeAt, 'latin1');
  const ids = new Set(toClear.map(({ id }) => id));
  let total = 0;
  for (const { id, isInFile, extents } of locations(content, boxNamed(parts, 'iloc'))) {
    if (!ids.has(id)) continue;
    if (!isInFile) throw new Malformed('AVIF metadata in an unknown place');
    for (const { start, length } of extents) {
      total += length;
      if (length === 0 || start + length > content.length || total > content.length) throw new Malformed('AVIF item');
      clean.fill(0, start, start + length);
    }
  }
  return clean;
};
