import { DeleteObjectCommand, PutObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import type { SiteFile } from '#contracts/rendering.ts';
import { patientCalls } from '#lambdas/platform/aws-client.ts';

/** Where the site's files are. */
export interface SiteStore {
  put(file: SiteFile & { text: string }): Promise<void>;
  remove(key: string): Promise<void>;
  /** Of all pages that are there. */
  pageKeys(): Promise<string[]>;
}

/** As deployed pages are: browsers ask each time, CloudFront at most once a minute. */
const cacheControl = 'public, max-age=0, s-maxage=60, must-revalidate';

export const bucketStore = (Bucket: string, client = new S3Client(patientCalls)): SiteStore => ({
  async put({ key, contentType, text }) {
    await client.send(
      new PutObjectCommand({ Bucket, Key: key, Body: text, ContentType: contentType, CacheControl: cacheControl }),
    );
  },
  async remove(key) {
    await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
  },
  async pageKeys() {
    const keys: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: '_pages/' })) {
      keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
    }
    return keys;
  },
});
