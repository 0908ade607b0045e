import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { slowCalls } from '#lambdas/platform/aws-client.ts';
import type { ReadPage } from '../use-cases/show-not-found.ts';

export const pageBucket =
  (bucket: string, client = new S3Client(slowCalls)): ReadPage =>
  async (key) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    if (!Body) throw new Error(`${key} has no body`);
    return Body.transformToString('utf-8');
  };
