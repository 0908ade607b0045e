import type * as contracts from '#contracts/pictures/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { PicturesServices } from '../services.ts';
import { keepPicture } from '../steps/keep-picture.ts';

/**
 * The upload is deleted last: if the call is interrupted before that, it can be repeated. An unusable upload expires by
 * itself.
 */
export const addPicture =
  ({ pictures, audit }: Pick<PicturesServices, 'pictures' | 'audit'>): Route<typeof contracts.addPicture> =>
  async ({ body: { uploadId }, ...actor }) => {
    const file = await pictures.readUpload(uploadId);
    if (!file) throw new ProblemError('notFound');
    const picture = await keepPicture({ pictures, audit }, file, { actor });
    await pictures.deleteUpload(uploadId);
    return picture;
  };
