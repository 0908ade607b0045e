import type * as contracts from '#contracts/pictures.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { PicturesServices } from './services.ts';
import { addPicture } from './use-cases/add-picture.ts';
import { beginUpload } from './use-cases/begin-upload.ts';
import { importPicture } from './use-cases/import-picture.ts';

export const picturesRoutes = (services: PicturesServices) => ({
  beginPictureUpload: beginUpload(services) satisfies Route<typeof contracts.beginPictureUpload>,
  addPicture: addPicture(services) satisfies Route<typeof contracts.addPicture>,
  importPicture: importPicture(services) satisfies Route<typeof contracts.importPicture>,
});
