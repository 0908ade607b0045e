import { boxesOf, boxNamed, numbersFrom } from './cleaning/boxes.ts';

/** Of the version and the flags that `meta` begins with. */
const versionLength = 4;

/** The numbers, from 1, of the properties that belong to an item (`ipma`). */
const propertiesOf = (content: Buffer, start: number, wanted: number): number[] => {
  const next = numbersFrom(content, start);
  const version = next(1);
  const isWide = (next(3) & 1) === 1;
  const items = next(4);
  for (let item = 0; item < items; item += 1) {
    const id = next(version < 1 ? 2 : 4);
    // Whether a reader must know the property stands in the first bit.
    const numbers = Array.from({ length: next(1) }, () => (isWide ? next(2) & 0x7fff : next(1) & 0x7f));
    if (id === wanted) return numbers;
  }
  return [];
};

/**
 * By how many quarters an AVIF is turned when it is shown (`irot` of its primary item, ISO/IEC 23008-12): 0 to 3, against the clock.
 * @throws Malformed or RangeError
 */
export const avifTurns = (content: Buffer): number => {
  const meta = boxNamed(boxesOf(content, 0, content.length), 'meta');
  const parts = boxesOf(content, meta.start + versionLength, meta.end);
  const primary = numbersFrom(content, boxNamed(parts, 'pitm').start);
  const version = primary(1);
  primary(3);
  const id = primary(version === 0 ? 2 : 4);
  const group = boxNamed(parts, 'iprp');
  const boxes = boxesOf(content, group.start, group.end);
  const container = boxNamed(boxes, 'ipco');
  const properties = boxesOf(content, container.start, container.end);
  const own = propertiesOf(content, boxNamed(boxes, 'ipma').start, id).map((number) => properties[number - 1]);
  const turn = own.find((property) => property?.type === 'irot');
  return turn ? content.readUInt8(turn.start) & 3 : 0;
};
