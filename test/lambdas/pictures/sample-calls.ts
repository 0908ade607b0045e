import { randomUUID } from 'node:crypto';
import type { SliceAudited, SliceSamples } from '#test/security/sample.ts';

export const samples = (() => ({
  beginPictureUpload: () => ({ body: { type: 'image/png', bytes: 100 } }),
  // Nothing was uploaded under this id.
  addPicture: () => ({ body: { uploadId: randomUUID() }, status: 404 }),
  // An address of this machine is never fetched.
  importPicture: () => ({ body: { url: 'https://127.0.0.1/a.png' }, status: 400 }),
})) satisfies SliceSamples;

export const audited: SliceAudited = {
  beginPictureUpload: [],
  addPicture: [],
  importPicture: [],
};
