import { Malformed } from './malformed.ts';

/** A box of the ISO media file format (ISO/IEC 14496-12), as the offsets of its content. */
export interface Box {
  type: string;
  start: number;
  end: number;
}

/** Far more boxes than a real picture has; the limit keeps a crafted file from keeping the function busy. */
const boxLimit = 1_000;

/**
 * The boxes from `start` to `end`, which must fill the range exactly. Special sizes (64 bits, or "to the end") occur
 * only in films and are refused.
 */
export const boxesOf = (content: Buffer, start: number, end: number): Box[] => {
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    const size = content.readUInt32BE(at);
    if (size < 8 || at + size > end || boxes.length === boxLimit) throw new Malformed('box size');
    boxes.push({ type: content.toString('latin1', at + 4, at + 8), start: at + 8, end: at + size });
    at += size;
  }
  return boxes;
};

export const boxNamed = (boxes: Box[], type: string): Box => {
  const box = boxes.find((candidate) => candidate.type === type);
  if (!box) throw new Malformed(`no box ${type}`);
  return box;
};

/** Reads numbers one after the other. */
export const numbersFrom = (content: Buffer, start: number) => {
  let at = start;
  return (bytes: number): number => {
    at += bytes;
    if (bytes === 0) return 0;
    return bytes === 8 ? Number(content.readBigUInt64BE(at - 8)) : content.readUIntBE(at - bytes, bytes);
  };
};
