import { brotliDecompressSync } from 'node:zlib';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { slowCalls } from '#lambdas/platform/aws-client.ts';

/** Reads a stored page's HTML by its key in the site bucket. */
export type ReadPage = (key: string) => Promise<string>;

export const pageBucket =
  (bucket: string, client = new S3Client(slowCalls)): ReadPage =>
  async (key) => {
    const { Body, ContentEncoding } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    if (!Body) throw new Error(`${key} has no body`);
    const stored = await Body.transformToByteArray();
    // Pages are stored compressed; one of an older release may not be.
    const text = ContentEncoding === 'br' ? brotliDecompressSync(stored) : Buffer.from(stored);
    return text.toString('utf8');
  };
