/**
 * What a picture is for, and how wide it is kept at most, in pixels. A cover is kept twice: as wide as a preview on
 * another site or a sharp desktop screen shows it, and for phones and lists.
 */
const widths = {
  cover: { main: 1600, small: 800 },
  text: { main: 1200, small: undefined },
  card: { main: 800, small: undefined },
} as const;
export type PictureUse = keyof typeof widths;

/** 0..1. Photographs look the same at a third of the bytes. */
const quality = 0.8;

const encode = async (bitmap: ImageBitmap, width: number): Promise<Blob> => {
  const canvas = new OffscreenCanvas(width, Math.max(1, Math.round((bitmap.height * width) / bitmap.width)));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw a picture on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/webp', quality });
};

interface PictureSizes {
  main: Blob;
  small?: Blob;
}

/**
 * A picture in the sizes that pages show, upright and as WebP where that has fewer bytes. What this browser cannot decode
 * or encode stays as it came: the server says what is wrong with it.
 */
export const pictureSizes = async (file: Blob, use: PictureUse): Promise<PictureSizes> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return { main: file };
  const lighter = async (than: Blob, width: number) => {
    const encoded = await encode(bitmap, width).catch(() => than);
    return encoded.size < than.size ? encoded : than;
  };
  try {
    const width = widths[use];
    const main = await lighter(file, Math.min(width.main, bitmap.width));
    if (!width.small || bitmap.width <= width.small) return { main };
    const small = await lighter(main, width.small);
    return small === main ? { main } : { main, small };
  } finally {
    bitmap.close();
  }
};
