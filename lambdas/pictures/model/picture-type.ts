import type { pictureTypes } from '#contracts/pictures/endpoints.ts';

export type PictureType = (typeof pictureTypes)[number];

/** Decided by the first bytes alone, because a sender can give a file any name. */
export const typeOf = (content: Buffer): PictureType | undefined => {
  const ascii = content.toString('latin1', 0, 12);
  if (ascii.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (ascii.startsWith('RIFF') && ascii.endsWith('WEBP')) return 'image/webp';
  if (ascii.endsWith('ftypavif')) return 'image/avif';
  return undefined;
};
