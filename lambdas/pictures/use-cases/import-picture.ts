import type * as contracts from '#contracts/pictures/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { PicturesServices } from '../services.ts';
import { keepPicture } from '../steps/keep-picture.ts';

export const importPicture =
  ({ pictures, fetchFile, audit }: PicturesServices): Route<typeof contracts.importPicture> =>
  async ({ body: { url }, ...actor }) =>
    keepPicture({ pictures, audit }, await fetchFile(url), { actor, name: url });
