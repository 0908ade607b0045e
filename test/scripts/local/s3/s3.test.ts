import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { openObjectStore } from '#scripts/local/s3/object-store.ts';
import { temporaryFolder } from '../support/assembly.ts';
import { clientsOf, startTestTwin } from '../support/twin.ts';

const Bucket = 'test-bucket';
const put = (s3: S3Client, Key: string, Body = 'body', more = {}) =>
  s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));

describe('S3', () => {
  it('keeps a body with its headers and gives them back', async () => {
    const { s3 } = clientsOf(await startTestTwin());
    const Key = 'עמוד/a b+c.html';
    await put(s3, Key, 'שלום', { ContentType: 'text/html', CacheControl: 'max-age=5', Metadata: { made: 'by hand' } });
    const object = await s3.send(new GetObjectCommand({ Bucket, Key }));
    expect(await object.Body?.transformToString()).toBe('שלום');
    expect(object).toMatchObject({
      ContentType: 'text/html',
      CacheControl: 'max-age=5',
      ContentLength: 8,
      Metadata: { made: 'by hand' },
    });
    expect(object.ETag).toMatch(/^"[\da-f]{32}"$/);
    expect(await s3.send(new HeadObjectCommand({ Bucket, Key }))).toMatchObject({
      ContentLength: 8,
      ETag: object.ETag,
    });
  });

  it('takes a stream with a trailing checksum', async () => {
    const { s3 } = clientsOf(await startTestTwin());
    const Body = Readable.from([Buffer.from('one '), Buffer.from('two')]);
    await s3.send(new PutObjectCommand({ Bucket, Key: 'stream', Body, ContentLength: 7 }));
    const object = await s3.send(new GetObjectCommand({ Bucket, Key: 'stream' }));
    expect(await object.Body?.transformToString()).toBe('one two');
    expect(object.ContentEncoding).toBeUndefined();
  });

  it('lists by prefix, folder and page', async () => {
    const { s3 } = clientsOf(await startTestTwin());
    for (const key of ['a/1', 'a/2', 'a/b/3', 'c']) await put(s3, key);
    const list = async (input: object) => {
      const {
        Contents = [],
        CommonPrefixes = [],
        ...rest
      } = await s3.send(new ListObjectsV2Command({ Bucket, ...input }));
      return { ...rest, keys: Contents.map(({ Key }) => Key), prefixes: CommonPrefixes.map(({ Prefix }) => Prefix) };
    };
    expect((await list({ Prefix: 'a/' })).keys).toEqual(['a/1', 'a/2', 'a/b/3']);
    expect(await list({ Prefix: 'a/', Delimiter: '/' })).toMatchObject({ keys: ['a/1', 'a/2'], prefixes: ['a/b/'] });
    const page = await list({ MaxKeys: 2 });
    expect(page).toMatchObject({ keys: ['a/1', 'a/2'], IsTruncated: true });
    const rest = await list({ MaxKeys: 9, ContinuationToken: page.NextContinuationToken });
    expect(rest).toMatchObject({ keys: ['a/b/3', 'c', 'index.html'], IsTruncated: false });
  });

  it('answers with the errors that AWS gives', async () => {
    const { s3 } = clientsOf(await startTestTwin());
    await expect(s3.send(new GetObjectCommand({ Bucket, Key: 'none' }))).rejects.toMatchObject({
      name: 'NoSuchKey',
      message: 'The specified key does not exist.',
      $metadata: { httpStatusCode: 404 },
    });
    await expect(s3.send(new GetObjectCommand({ Bucket: 'elsewhere', Key: 'x' }))).rejects.toMatchObject({
      name: 'NoSuchBucket',
    });
    await put(s3, 'once', 'body', { IfNoneMatch: '*' });
    await expect(put(s3, 'once', 'body', { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'once' }));
    await expect(s3.send(new HeadObjectCommand({ Bucket, Key: 'once' }))).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('admits that a key is missing only to a role that may list', async () => {
    const allow = (Action: string, Resource: string) => ({ Effect: 'Allow', Action, Resource });
    const read = allow('s3:GetObject', 'arn:aws:s3:::test-bucket/*');
    const statusWith = async (...statements: object[]) => {
      const twin = await startTestTwin({ statements });
      const response = await fetch(`${twin.url}/api/x?s3=none`);
      return [response.status, /<Code>(\w+)</.exec(await response.text())?.[1], twin.denied().length];
    };
    expect(await statusWith(read)).toEqual([403, 'AccessDenied', 0]);
    expect(await statusWith(read, allow('s3:ListBucket', 'arn:aws:s3:::test-bucket'))).toEqual([404, 'NoSuchKey', 0]);
    expect(await statusWith()).toEqual([403, 'AccessDenied', 1]);
  });
});

describe('objects on disk', () => {
  it('are there again after a restart, without a half-written last line', async () => {
    const folder = await temporaryFolder();
    const store = await openObjectStore(folder);
    await store.put('a', Buffer.from('1'), {});
    await store.put('a', Buffer.from('2'), {});
    await store.put('b', Buffer.from('3'), {});
    await store.delete('b');
    const { appendFile } = await import('node:fs/promises');
    await appendFile(`${folder}/journal.jsonl`, '{"key":"torn","et');
    const again = await openObjectStore(folder);
    expect(again.keys()).toEqual(['a']);
    const record = again.get('a');
    expect(record && (await again.read(record)).toString()).toBe('2');
  });
});
