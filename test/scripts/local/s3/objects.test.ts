import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  CopyObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/assembly.ts';
import { clientsOf, startTestTwin } from '../support/twin.ts';

const Bucket = 'test-bucket';
const day = 86_400_000;

const start = async (properties: object = {}) => {
  const dataDir = await temporaryFolder();
  const twin = await startTestTwin({
    resources: { Bucket: { Type: 'AWS::S3::Bucket', Properties: { ...properties } } },
    options: { dataDir },
  });
  const { s3 } = clientsOf(twin);
  const put = (Key: string, Body: string, more = {}) =>
    s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'text/plain', ...more }));
  return { twin, dataDir, s3, put };
};

describe('a copy', () => {
  it('keeps the headers of its source, or takes new ones', async () => {
    const { s3, put } = await start();
    await put('a b', 'body', { CacheControl: 'no-cache', Metadata: { made: 'by hand' } });
    const copy = (Key: string, more = {}) =>
      s3.send(new CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/a%20b`, ...more }));
    const { CopyObjectResult } = await copy('same');
    const head = (Key: string) => s3.send(new HeadObjectCommand({ Bucket, Key }));
    expect(await head('same')).toMatchObject({ CacheControl: 'no-cache', ContentType: 'text/plain' });
    expect((await head('same')).ETag).toBe(CopyObjectResult?.ETag);
    await copy('other', { MetadataDirective: 'REPLACE', ContentType: 'image/png', CacheControl: 'max-age=9' });
    const other = await s3.send(new GetObjectCommand({ Bucket, Key: 'other' }));
    expect(other).toMatchObject({ CacheControl: 'max-age=9', ContentType: 'image/png', Metadata: {} });
    expect(await other.Body?.transformToString()).toBe('body');
    await expect(copy('a b')).rejects.toMatchObject({ name: 'InvalidRequest' });
    await copy('a b', { MetadataDirective: 'REPLACE', ContentType: 'image/webp' });
    expect(await head('a b')).toMatchObject({ ContentType: 'image/webp' });
  });

  it('is not made of what is missing or in another bucket', async () => {
    const { twin, s3 } = await start();
    const copy = (CopySource: string) => s3.send(new CopyObjectCommand({ Bucket, Key: 'x', CopySource }));
    await expect(copy(`${Bucket}/none`)).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(copy('elsewhere/a')).rejects.toMatchObject({ name: 'NotImplemented' });
    expect(twin.problems).toEqual([expect.stringContaining('CopyObject from another bucket')]);
  });
});

describe('an object', () => {
  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=4-99', '456789', 'bytes 4-9/10'],
  ])('gives the range %s', async (Range, body, ContentRange) => {
    const { s3, put } = await start();
    await put('a', '0123456789');
    const part = await s3.send(new GetObjectCommand({ Bucket, Key: 'a', Range }));
    expect(part).toMatchObject({ ContentRange, ContentLength: body.length, $metadata: { httpStatusCode: 206 } });
    expect(await part.Body?.transformToString()).toBe(body);
  });

  it('has no range behind its end', async () => {
    const { s3, put } = await start();
    await put('a', '0123456789');
    const get = s3.send(new GetObjectCommand({ Bucket, Key: 'a', Range: 'bytes=10-' }));
    await expect(get).rejects.toMatchObject({ name: 'InvalidRange', $metadata: { httpStatusCode: 416 } });
  });

  it('is created by one of many, and replaced only from the state that is known', async () => {
    const { dataDir, put } = await start();
    const created = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => put('once', `body ${index}`, { IfNoneMatch: '*' })),
    );
    const [winner, ...others] = created.filter(({ status }) => status === 'fulfilled');
    expect(others).toEqual([]);
    const ETag = winner?.status === 'fulfilled' ? winner.value.ETag : undefined;
    await put('once', 'second', { IfMatch: ETag });
    await expect(put('once', 'third', { IfMatch: ETag })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await expect(put('never', 'x', { IfMatch: ETag })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    const files = await readdir(path.join(dataDir, 's3', 'test-bucket', 'contents'));
    expect(files.filter((name) => name.startsWith('draft'))).toEqual([]);
  });

  it('is not taken when it is not what its checksum says', async () => {
    const { put } = await start();
    await expect(put('a', 'body', { ChecksumSHA256: Buffer.alloc(32).toString('base64') })).rejects.toMatchObject({
      name: 'BadDigest',
    });
  });
});

describe('a lifecycle rule', () => {
  it('lets what lies below its prefix expire, days later at midnight', async () => {
    const Rules = [
      { Id: 'drafts', Status: 'Enabled', Prefix: 'drafts/', ExpirationInDays: 2 },
      { Status: 'Disabled', Prefix: 'kept/', ExpirationInDays: 1 },
      { Status: 'Enabled', NoncurrentVersionExpiration: { NoncurrentDays: 30 } },
    ];
    const { twin, s3, put } = await start({ LifecycleConfiguration: { Rules } });
    for (const key of ['drafts/a', 'kept/a']) await put(key, 'body');
    const keys = async () =>
      (await s3.send(new ListObjectsV2Command({ Bucket }))).Contents?.map(({ Key }) => Key).sort();
    await twin.clock.advance(day);
    expect(await keys()).toEqual(['drafts/a', 'index.html', 'kept/a']);
    await twin.clock.advance(2 * day);
    expect(await keys()).toEqual(['index.html', 'kept/a']);
  });

  it('that cannot be carried out stops the twin', async () => {
    const Rules = [{ Status: 'Enabled', ExpirationDate: '2030-01-01' }];
    await expect(start({ LifecycleConfiguration: { Rules } })).rejects.toThrow('ExpirationDate');
  });
});
