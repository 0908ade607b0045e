import { Malformed } from './malformed.ts';

const headerLength = 12;
const drawn = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
/** Bits of the extended header that announce EXIF and XMP. */
const metadataFlags = 0x0c;

/**
 * The same picture without EXIF, XMP and unknown chunks, and without anything after its end. @throws Malformed or
 * RangeError.
 */
export const cleanWebp = (content: Buffer): Buffer => {
  const limit = 8 + content.readUInt32LE(4);
  if (limit > content.length) throw new Malformed('WebP is cut off');
  const parts: Buffer[] = [];
  for (let at = headerLength; at < limit; ) {
    const size = content.readUInt32LE(at + 4);
    const end = at + 8 + size;
    if (end > limit) throw new Malformed('WebP chunk length');
    const type = content.toString('latin1', at, at + 4);
    // Copied, because flags are changed; chunks begin at even offsets.
    const chunk = Buffer.concat([content.subarray(at, end), Buffer.alloc(size % 2)]);
    if (type === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~metadataFlags, 8);
    if (drawn.includes(type)) parts.push(chunk);
    at = end + (size % 2);
  }
  const body = Buffer.concat(parts);
  const header = Buffer.from(content.subarray(0, headerLength));
  header.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([header, body]);
};
