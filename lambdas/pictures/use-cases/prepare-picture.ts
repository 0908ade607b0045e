import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { pictureLimit, pictureSideLimit, type StoredPicture } from '#contracts/pictures.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { cleanAvif } from '../model/cleaning/clean-avif.ts';
import { cleanJpeg } from '../model/cleaning/clean-jpeg.ts';
import { cleanPng } from '../model/cleaning/clean-png.ts';
import { cleanWebp } from '../model/cleaning/clean-webp.ts';
import type { PictureType } from '../model/picture-type.ts';
import { typeOf } from '../model/picture-type.ts';

const formats: Record<PictureType, { extension: string; clean: (content: Buffer) => Buffer }> = {
  'image/avif': { extension: 'avif', clean: cleanAvif },
  'image/jpeg': { extension: 'jpg', clean: cleanJpeg },
  'image/png': { extension: 'png', clean: cleanPng },
  'image/webp': { extension: 'webp', clean: cleanWebp },
};

/** The size as it is shown: from the fifth orientation on, a photograph is stored on its side. */
const shownSize = (content: Buffer): { width: number; height: number } => {
  const { width, height, orientation = 1 } = imageSize(content);
  return orientation < 5 ? { width, height } : { width: height, height: width };
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
  const { extension, clean } = formats[type];
  let content: Buffer;
  let size: { width: number; height: number };
  try {
    content = clean(file);
    size = shownSize(content);
  } catch (cause) {
    throw new ProblemError('pictureUnusable', { cause });
  }
  const { width, height } = size;
  if (!(width > 0 && height > 0)) throw new ProblemError('pictureUnusable');
  if (Math.max(width, height) > pictureSideLimit) throw new ProblemError('pictureTooLarge');
  const name = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const src = `/images/pictures/${name}.${extension}`;
  return { picture: { src, width, height, bytes: content.length, type }, content };
};
