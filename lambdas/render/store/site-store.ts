import { DeleteObjectCommand, PutObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import type { SiteFile } from '#contracts/render/rendering.ts';
import { patientCalls } from '#lambdas/platform/aws-client.ts';
import { copyKeys, keyOfFile, storedCopies } from '../model/stored-copies.ts';
import type { RenderTurn } from './render-lease.ts';

/** The store of the site's files. */
export interface SiteStore {
  put(file: SiteFile & { text: string }): Promise<void>;
  remove(key: string): Promise<void>;
  /** The keys of all existing pages. */
  pageKeys(): Promise<string[]>;
}

/** Stores files only while it is this rendering's turn. */
export const inTurn = (store: SiteStore, { check }: RenderTurn): SiteStore => ({
  async put(file) {
    check();
    await store.put(file);
  },
  async remove(key) {
    check();
    await store.remove(key);
  },
  pageKeys: () => store.pageKeys(),
});

/** The same caching as for deployed pages: browsers ask each time, CloudFront at most once a minute. */
const cacheControl = 'public, max-age=0, s-maxage=60, must-revalidate';

export const bucketStore = (Bucket: string, client = new S3Client(patientCalls)): SiteStore => ({
  async put(file) {
    const stored = { Bucket, CacheControl: cacheControl };
    await Promise.all(
      (await storedCopies(file)).map(({ key: Key, contentType: ContentType, contentEncoding, body: Body }) =>
        client.send(new PutObjectCommand({ ...stored, Key, ContentType, ContentEncoding: contentEncoding, Body })),
      ),
    );
  },
  async remove(key) {
    await Promise.all(copyKeys(key).map((Key) => client.send(new DeleteObjectCommand({ Bucket, Key }))));
  },
  async pageKeys() {
    const keys = new Set<string>();
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: '_pages/' })) {
      for (const { Key } of Contents) if (Key) keys.add(keyOfFile(Key));
    }
    return [...keys];
  },
});
