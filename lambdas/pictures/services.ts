import type { Audit } from '#lambdas/platform/audit.ts';
import type { FetchFile } from './adapters/fetch-file.ts';
import type { PictureStore } from './store/picture-store.ts';

export interface PicturesServices {
  pictures: PictureStore;
  fetchFile: FetchFile;
  audit: Audit;
}
