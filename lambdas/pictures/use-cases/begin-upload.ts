import { randomUUID } from 'node:crypto';
import type * as contracts from '#contracts/pictures/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { PicturesServices } from '../services.ts';

export const beginUpload =
  ({ pictures }: Pick<PicturesServices, 'pictures'>): Route<typeof contracts.beginPictureUpload> =>
  async ({ body: { type, bytes } }) => {
    const uploadId = randomUUID();
    return { uploadId, ...(await pictures.beginUpload({ id: uploadId, type, bytes })) };
  };
