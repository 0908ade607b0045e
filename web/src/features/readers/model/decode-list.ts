const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** Of a file without a mark: in Latin letters of UTF-16, every other byte is zero. */
const guess = (bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  const start = bytes.subarray(0, 200);
  const zeros = [0, 1].map((odd) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length);
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 4) return 'utf-16le';
  return even > start.length / 4 ? 'utf-16be' : 'utf-8';
};

/** The text of a file as spreadsheets save it: UTF-8 or UTF-16, with a byte order mark or without. */
export const decodeList = (bytes: Uint8Array): string => {
  const marked = marks.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
  return new TextDecoder(marked?.encoding ?? guess(bytes)).decode(bytes);
};
