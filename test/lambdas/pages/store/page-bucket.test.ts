import { brotliCompressSync } from 'node:zlib';
import type { S3Client } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { pageBucket } from '#lambdas/pages/store/page-bucket.ts';

/** A bucket with one object. */
const bucketWith = (content: Buffer, ContentEncoding?: string) => {
  const Body = { transformToByteArray: async () => new Uint8Array(content) };
  return { send: async () => ({ Body, ContentEncoding }) } as unknown as S3Client;
};

describe('a stored page', () => {
  it.each([
    ['compressed', bucketWith(brotliCompressSync('<p>דף</p>'), 'br')],
    ['plain, by an older release', bucketWith(Buffer.from('<p>דף</p>'))],
  ])('is read as it was drawn where it is %s', async (_how, client) => {
    expect(await pageBucket('site', client)('_pages/he/404.html')).toBe('<p>דף</p>');
  });
});
