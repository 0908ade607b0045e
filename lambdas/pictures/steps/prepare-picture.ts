import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { pictureLimit, pictureSideLimit, type StoredPicture } from '#contracts/pictures/endpoints.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { avifTurns } from '../model/avif-turns.ts';
import { cleanAvif } from '../model/cleaning/clean-avif.ts';
import { cleanJpeg } from '../model/cleaning/clean-jpeg.ts';
import { cleanPng, pngOrientation } from '../model/cleaning/clean-png.ts';
import { cleanWebp } from '../model/cleaning/clean-webp.ts';
import type { PictureType } from '../model/picture-type.ts';
import { typeOf } from '../model/picture-type.ts';

interface PictureFormat {
  extension: string;
  clean: (content: Buffer) => Buffer;
  /** Whether it is stored on its side, and turned when it is shown. */
  isTurned: (content: Buffer) => boolean;
}

/** As EXIF counts them: from the fifth on, a picture lies on its side. */
const isOnItsSide = (orientation = 1): boolean => orientation >= 5 && orientation <= 8;

const formats: Record<PictureType, PictureFormat> = {
  'image/avif': { extension: 'avif', clean: cleanAvif, isTurned: (content) => avifTurns(content) % 2 === 1 },
  'image/jpeg': {
    extension: 'jpg',
    clean: cleanJpeg,
    isTurned: (content) => isOnItsSide(imageSize(content).orientation),
  },
  'image/png': { extension: 'png', clean: cleanPng, isTurned: (content) => isOnItsSide(pngOrientation(content)) },
  // Browsers show it as it is stored, regardless of its EXIF.
  'image/webp': { extension: 'webp', clean: cleanWebp, isTurned: () => false },
};

/** As it is shown. */
const shownSize = (content: Buffer, { isTurned }: PictureFormat): { width: number; height: number } => {
  const { width, height } = imageSize(content);
  return isTurned(content) ? { width: height, height: width } : { width, height };
};

export interface PreparedPicture {
  picture: StoredPicture;
  content: Buffer;
}

/**
 * Prepares a file for publication: a picture of a known type (by its bytes), without metadata, at an address derived
 * from its content. @throws ProblemError `pictureUnusable`, `pictureTooLarge`.
 */
export const preparePicture = (file: Buffer): PreparedPicture => {
  if (file.length > pictureLimit) throw new ProblemError('pictureTooLarge');
  const type = typeOf(file);
  if (!type) throw new ProblemError('pictureUnusable');
  const format = formats[type];
  let content: Buffer;
  let size: { width: number; height: number };
  try {
    content = format.clean(file);
    size = shownSize(content, format);
  } catch (cause) {
    throw new ProblemError('pictureUnusable', { cause });
  }
  const { width, height } = size;
  if (!(width > 0 && height > 0)) throw new ProblemError('pictureUnusable');
  if (Math.max(width, height) > pictureSideLimit) throw new ProblemError('pictureTooLarge');
  const name = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const src = `/images/pictures/${name}.${format.extension}`;
  return { picture: { src, width, height, bytes: content.length, type }, content };
};
