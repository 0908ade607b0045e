import bidiFactory from 'bidi-js';

// Its types describe a module of another kind than the package is.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Marks of direction take no room. */
const marks = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;

/** A line of a text from right to left as a screen shows it, from its left edge to its right, by an independent implementation of UAX 9. */
export const visualOrder = (line: string): string => {
  const levels = bidi.getEmbeddingLevels(line, 'rtl');
  return bidi.getReorderedString(line, levels).replaceAll(marks, '');
};
