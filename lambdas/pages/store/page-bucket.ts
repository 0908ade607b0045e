import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { slowCalls } from '#lambdas/platform/aws-client.ts';

/** Reads a stored page's HTML by its key in the site bucket. */
export type ReadPage = (key: string) => Promise<string>;

export const pageBucket =
  (bucket: string, client = new S3Client(slowCalls)): ReadPage =>
  async (key) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    if (!Body) throw new Error(`${key} has no body`);
    return Body.transformToString('utf-8');
  };
