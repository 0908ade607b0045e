import type { StoredPicture } from '#contracts/pictures/endpoints.ts';
import type { Actor } from '#lambdas/platform/audit.ts';
import type { PicturesServices } from '../services.ts';
import { preparePicture } from './prepare-picture.ts';

/** Makes a file one of the site's pictures. `name` is what the audit log calls it. @throws as `preparePicture`. */
export const keepPicture = async (
  { pictures, audit }: Pick<PicturesServices, 'pictures' | 'audit'>,
  file: Buffer,
  { actor, name }: { actor: Actor; name?: string },
): Promise<StoredPicture> => {
  const { picture, content } = preparePicture(file);
  const { src, type } = picture;
  await pictures.add({ src, type, content });
  await audit.record(actor, { action: 'picture.add', resource: { id: src, name }, after: picture });
  return picture;
};
