/**
 * The uses of a picture, and the width that is kept at most, in pixels. A cover is kept twice: as wide as a preview on
 * another site or a sharp desktop screen shows it, and for phones and lists. One for a mail is shown at half its width.
 */
const widths = {
  cover: { main: 1600, small: 800 },
  text: { main: 1200, small: undefined },
  card: { main: 800, small: undefined },
  mail: { main: 1120, small: undefined },
} as const;
export type PictureUse = keyof typeof widths;

/** 0..1. Photographs look the same at a third of the bytes. */
const quality = 0.8;

type Encoding = 'image/webp' | 'image/jpeg' | 'image/png';
/** The types that every mail program shows. */
const mailTypes: readonly string[] = ['image/jpeg', 'image/png'];

const encode = async (bitmap: ImageBitmap, width: number, type: Encoding): Promise<Blob> => {
  const canvas = new OffscreenCanvas(width, Math.max(1, Math.round((bitmap.height * width) / bitmap.width)));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw a picture on');
  context.imageSmoothingQuality = 'high';
  if (type === 'image/jpeg') {
    // It has no transparency: without this, what was transparent would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type, quality });
};

interface PictureSizes {
  main: Blob;
  small?: Blob;
}

/**
 * A picture in the sizes that pages show, upright and as WebP where that has fewer bytes; for a mail as PNG, if it came
 * as one, or as JPEG. A picture that this browser cannot decode or encode stays as it came: the server says what is
 * wrong with it.
 */
export const pictureSizes = async (file: Blob, use: PictureUse): Promise<PictureSizes> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return { main: file };
  const mailType = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const mustChange = use === 'mail' && !mailTypes.includes(file.type);
  const lighter = async (than: Blob, width: number) => {
    const encoded = await encode(bitmap, width, use === 'mail' ? mailType : 'image/webp').catch(() => than);
    return mustChange || encoded.size < than.size ? encoded : than;
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
