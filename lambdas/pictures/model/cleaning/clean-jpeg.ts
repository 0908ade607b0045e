import { Malformed } from './malformed.ts';
import { orientationData, orientationOf } from './orientation.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** Segments that the picture is drawn from: tables, frames and restart intervals. */
const drawn = [0xc0, 0xc1, 0xc2, 0xc3, 0xc4, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf, 0xdb, 0xdd];
const comment = 0xfe;

const exifHead = Buffer.from('ffe10022457869660000', 'hex');
/** A segment of EXIF that holds only the orientation; undefined if none is needed. */
const orientationSegment = (exif: Buffer): Buffer | undefined => {
  const data = orientationData(orientationOf(exif));
  return data && Buffer.concat([exifHead, data]);
};

/** For every other segment: the part of it that is kept. */
const kept = (marker: number, segment: Buffer): Buffer | undefined => {
  const content = segment.toString('latin1', 4, 16);
  if (marker === 0xe0) return content.startsWith('JFIF\0') ? segment : undefined;
  if (marker === 0xe1 && content.startsWith('Exif\0\0')) return orientationSegment(segment.subarray(10));
  if (marker === 0xe2) return content.startsWith('ICC_PROFILE\0') ? segment : undefined;
  // How Adobe's programs encode colours.
  if (marker === 0xee) return segment;
  if (marker === comment || (marker >= 0xe0 && marker <= 0xef)) return undefined;
  throw new Malformed(`JPEG marker ${marker}`);
};

/**
 * The offset of the first marker after compressed data. Within the data, 0xff is followed by zero or a restart marker.
 */
const endOfData = (content: Buffer, start: number): number => {
  for (let at = content.indexOf(0xff, start); at >= 0; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new Malformed('JPEG without an end');
};

/**
 * The same picture without what a camera or a program added (place, time, device, thumbnails, comments) and without
 * anything after its end. Only the orientation stays, as a photograph would otherwise lie on its side. @throws
 * Malformed or RangeError.
 */
export const cleanJpeg = (content: Buffer): Buffer => {
  const parts = [content.subarray(0, 2)];
  let at = 2;
  while (content[at + 1] !== endOfImage) {
    if (content[at] !== 0xff) throw new Malformed('JPEG segment');
    const marker = content.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = content.readUInt16BE(at + 2);
    let end = at + 2 + length;
    if (length < 2 || end > content.length) throw new Malformed('JPEG segment length');
    if (marker === startOfScan) end = endOfData(content, end);
    const segment = content.subarray(at, end);
    const part = marker === startOfScan || drawn.includes(marker) ? segment : kept(marker, segment);
    if (part) parts.push(part);
    at = end;
  }
  return Buffer.concat([...parts, Buffer.of(0xff, endOfImage)]);
};
