import { crc32 } from 'node:zlib';
import { Malformed } from './malformed.ts';
import { orientationData, orientationOf } from './orientation.ts';

const signatureLength = 8;
/** The chunks that hold the picture, its animation and its colours. All other chunks are metadata or private. */
const drawn = [
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'acTL', 'fcTL', 'fdAT'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'bKGD', 'pHYs'],
];

const exif = 'eXIf';
/** A chunk of EXIF that holds only the orientation; none where it is upright. */
const orientationChunk = (data: Buffer | undefined): Buffer[] => {
  if (!data) return [];
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(exif, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return [chunk];
};

/** How a picture is turned when it is shown, as EXIF counts; undefined where it does not say. @throws RangeError where it is no PNG. */
export const pngOrientation = (content: Buffer): number | undefined => {
  for (let at = signatureLength; at < content.length; at += 12 + content.readUInt32BE(at)) {
    const body = at + 8;
    if (content.toString('latin1', at + 4, body) === exif)
      return orientationOf(content.subarray(body, body + content.readUInt32BE(at)));
  }
  return undefined;
};

/**
 * The same picture without texts, times and EXIF but the orientation, and without anything after its end.
 * @throws Malformed or RangeError.
 */
export const cleanPng = (content: Buffer): Buffer => {
  const parts = [content.subarray(0, signatureLength)];
  let at = signatureLength;
  for (let type = ''; type !== 'IEND'; ) {
    const body = at + 4;
    const sum = body + 4 + content.readUInt32BE(at);
    type = content.toString('latin1', body, body + 4);
    if (at === signatureLength && type !== 'IHDR') throw new Malformed('PNG without a header');
    if (content.readUInt32BE(sum) !== crc32(content.subarray(body, sum))) throw new Malformed('PNG checksum');
    if (drawn.includes(type)) parts.push(content.subarray(at, sum + 4));
    if (type === exif) parts.push(...orientationChunk(orientationData(orientationOf(content.subarray(body + 4, sum)))));
    at = sum + 4;
  }
  return Buffer.concat(parts);
};
