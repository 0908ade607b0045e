import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { pictureLimit } from '#contracts/pictures/endpoints.ts';
import { slowCalls } from '#lambdas/platform/aws-client.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { PictureType } from '../model/picture-type.ts';

/** The store of pictures. An upload is visible to no one; a picture is public as soon as it has been added. */
export interface PictureStore {
  /** A presigned address for a PUT of exactly this type and size, with these headers, valid for ten minutes. */
  beginUpload(upload: {
    id: string;
    type: PictureType;
    bytes: number;
  }): Promise<{ url: string; headers: Record<string, string> }>;
  /** Undefined when nothing was uploaded. @throws ProblemError `pictureTooLarge`. */
  readUpload(id: string): Promise<Buffer | undefined>;
  deleteUpload(id: string): Promise<void>;
  /** `src` is its address on the site. Adding the same one again changes nothing. */
  add(picture: { src: string; type: PictureType; content: Buffer }): Promise<void>;
}

const uploadSeconds = 10 * 60;
const uploadKey = (id: string) => `_uploads/${id}`;

/** The function may not list the bucket, so S3 answers "access denied" for a key that does not exist. */
const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && ['NoSuchKey', 'AccessDenied'].includes(error.name);

/** Pictures in the site's bucket. CloudFront serves `images/`, and nothing of `_uploads/`. */
export const s3PictureStore = (
  Bucket: string,
  // Otherwise the SDK would include the checksum of an empty body in the signature of an upload.
  client = new S3Client({ ...slowCalls, requestChecksumCalculation: 'WHEN_REQUIRED' }),
): PictureStore => ({
  async beginUpload({ id, type, bytes }) {
    const upload = new PutObjectCommand({ Bucket, Key: uploadKey(id), ContentType: type, ContentLength: bytes });
    const url = await getSignedUrl(client, upload, {
      expiresIn: uploadSeconds,
      signableHeaders: new Set(['content-type', 'content-length']),
    });
    // A browser sends the length by itself and does not let a script set it.
    return { url, headers: { 'content-type': type } };
  },

  async readUpload(id) {
    try {
      const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand({ Bucket, Key: uploadKey(id) }));
      if (!Body) return undefined;
      if (ContentLength > pictureLimit) {
        await Body.transformToWebStream().cancel();
        throw new ProblemError('pictureTooLarge');
      }
      return Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  },

  async deleteUpload(id) {
    await client.send(new DeleteObjectCommand({ Bucket, Key: uploadKey(id) }));
  },

  async add({ src, type, content }) {
    await client.send(
      new PutObjectCommand({
        Bucket,
        Key: src.slice(1),
        Body: content,
        ContentType: type,
        CacheControl: 'public, max-age=31536000, immutable',
      }),
    );
  },
});
