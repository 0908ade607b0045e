import { encode } from 'uqr';

/** Modules of white around the code, as scanners need them. */
const quietZone = 4;

/** A QR code as one SVG path of unit squares, and the size of its drawing in the same units. */
export const qrPath = (text: string): { path: string; size: number } => {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, size };
};
