import type * as contracts from '#contracts/pictures/endpoints.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { PicturesServices } from './services.ts';
import { addPicture } from './use-cases/add-picture.ts';
import { beginUpload } from './use-cases/begin-upload.ts';
import { importPicture } from './use-cases/import-picture.ts';

export const picturesRoutes = (services: PicturesServices): RoutesOf<typeof contracts> => ({
  beginPictureUpload: beginUpload(services),
  addPicture: addPicture(services),
  importPicture: importPicture(services),
});
