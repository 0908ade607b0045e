import { crc32 } from 'node:zlib';
import { Malformed } from './malformed.ts';

const signatureLength = 8;
/** The chunks that hold the picture, its animation and its colours. All other chunks are metadata or private. */
const drawn = [
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'acTL', 'fcTL', 'fdAT'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'bKGD', 'pHYs'],
];

/**
 * The same picture without texts, times and EXIF, and without anything after its end. @throws Malformed or RangeError.
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
    at = sum + 4;
  }
  return Buffer.concat(parts);
};
