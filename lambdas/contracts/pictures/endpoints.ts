import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { adminRefusals } from '../http/refusals.ts';
import { typedLine } from '../text/typed.ts';

/** The types that may be uploaded: pictures that cannot carry a script. */
export const pictureTypes = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'] as const;
/** Bytes. */
export const pictureLimit = 5 * 1024 * 1024;
/** Pixels of the longer side; a page shows at most half of it. */
export const pictureSideLimit = 4096;

export const storedPictureSchema = z.object({
  /** Its address on this site. */
  src: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  type: z.enum(pictureTypes),
});
export type StoredPicture = z.infer<typeof storedPictureSchema>;

const uploadIdSchema = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/**
 * A presigned address for a PUT of exactly this type and size, valid for ten minutes, with the headers to send. No one
 * can see the upload before `addPicture` has checked it.
 */
export const beginPictureUpload = endpoint({
  id: 'beginPictureUpload',
  method: 'POST',
  path: '/api/admin/pictures/uploads',
  access: 'admin',
  isRepeatable: true,
  body: z.strictObject({
    type: z.enum(pictureTypes, 'pictureType'),
    bytes: z.int().check(z.gte(1), z.lte(pictureLimit, 'pictureSize')),
  }),
  responses: {
    201: z.object({ uploadId: uploadIdSchema, url: z.string(), headers: z.record(z.string(), z.string()) }),
    ...adminRefusals,
  },
});

/** Checks an upload (type by its bytes, size, dimensions) and makes it one of the site's pictures. */
export const addPicture = endpoint({
  id: 'addPicture',
  method: 'POST',
  path: '/api/admin/pictures',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({ uploadId: uploadIdSchema }),
  responses: { 201: storedPictureSchema, 404: problemSchema, ...adminRefusals },
});

/**
 * Copies a picture from another site, under the same rules, so that no visitor's browser contacts that site. Only
 * `https:` on its usual port, and no address inside a network.
 */
export const importPicture = endpoint({
  id: 'importPicture',
  method: 'POST',
  path: '/api/admin/pictures/import',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({
    url: z
      .string()
      .check(
        z.maxLength(4096, { error: 'tooLong:2048', abort: true }),
        z.overwrite(typedLine),
        z.minLength(1, 'required'),
        z.maxLength(2048, 'tooLong:2048'),
      ),
  }),
  responses: { 201: storedPictureSchema, ...adminRefusals },
});
