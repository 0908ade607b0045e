const orientationTag = 0x0112;

/** The orientation in the TIFF data of EXIF: 1 (upright) to 8; undefined if there is none. */
export const orientationOf = (tiff: Buffer): number | undefined => {
  const littleEndian = tiff.toString('latin1', 0, 2) === 'II';
  const uint16 = (at: number) => (littleEndian ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const directory = littleEndian ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < uint16(directory); entry += 1) {
      const at = directory + 2 + entry * 12;
      if (uint16(at) === orientationTag) return uint16(at + 8);
    }
  } catch (error) {
    // Truncated data count as having no orientation.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
};

/** TIFF data of EXIF that hold only the orientation; undefined if none is needed. */
export const orientationData = (orientation: number | undefined): Buffer | undefined => {
  if (orientation === undefined || orientation < 2 || orientation > 8) return undefined;
  const tiff = Buffer.from('4d4d002a00000008' + '0001' + '011200030000000100000000' + '00000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
};
