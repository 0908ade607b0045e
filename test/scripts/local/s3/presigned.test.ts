import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, it } from 'vitest';
import { clientsOf, startTestTwin } from '../support/twin.ts';

const Bucket = 'test-bucket';
const put = { Effect: 'Allow', Action: 's3:PutObject', Resource: 'arn:aws:s3:::test-bucket/media/*' };
const signing = { expiresIn: 60, signableHeaders: new Set(['host', 'content-type', 'content-length']) };
const codeOf = async (response: Response) =>
  `${response.status} ${/<Code>(\w+)</.exec(await response.text())?.[1] ?? ''}`.trim();

/** A twin whose function returns its keys, and addresses signed with them. */
const start = async (statements: object[] = [put]) => {
  const twin = await startTestTwin({
    statements,
    assets: { code: { 'index.mjs': 'export const handler = async () => process.env' } },
  });
  const env = await (await fetch(`${twin.url}/api/environment`)).json();
  const client = new S3Client({
    endpoint: env.AWS_ENDPOINT_URL,
    region: env.AWS_REGION,
    credentials: { accessKeyId: env.AWS_ACCESS_KEY_ID, secretAccessKey: env.AWS_SECRET_ACCESS_KEY },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  const addressFor = (Key: string, length: number) =>
    getSignedUrl(
      client,
      new PutObjectCommand({ Bucket, Key, ContentType: 'image/png', ContentLength: length }),
      signing,
    );
  const upload = (url: string, body: string, type = 'image/png') =>
    fetch(url, { method: 'PUT', body, headers: { 'content-type': type } });
  return { twin, client, addressFor, upload, stored: clientsOf(twin).s3 };
};

describe('a presigned upload', () => {
  it('takes what was signed for, with the role of the function that signed', async () => {
    const { twin, addressFor, upload, stored } = await start();
    const url = await addressFor('media/a b+ש.png', 7);
    expect(url.startsWith(`${twin.awsEndpoint}/test-bucket/media/a%20b%2B%D7%A9.png?`)).toBe(true);
    expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect((await upload(url, 'picture')).status).toBe(200);
    const object = await stored.send(new GetObjectCommand({ Bucket, Key: 'media/a b+ש.png' }));
    expect([object.ContentType, await object.Body?.transformToString()]).toEqual(['image/png', 'picture']);
    expect(twin.problems).toEqual([]);
  });

  it('of which half came is not kept, and is no failure of the stand-in', async () => {
    const { twin, addressFor, stored } = await start();
    const headers = { 'content-type': 'image/png', 'content-length': 7, expect: '100-continue' };
    const request = httpRequest(await addressFor('media/half.png', 7), { method: 'PUT', headers });
    const hungUp = new Promise((gone) => request.on('close', gone));
    request.on('error', () => {});
    request.on('continue', () => request.write('pic', () => request.destroy()));
    request.flushHeaders();
    await hungUp;
    await expect(stored.send(new HeadObjectCommand({ Bucket, Key: 'media/half.png' }))).rejects.toThrow();
    await twin.close();
    expect(twin.problems).toEqual([]);
  });

  it.each([
    ['another type', (url: string) => [url, 'picture', 'text/html'] as const],
    ['another length', (url: string) => [url, 'pictures'] as const],
    ['another key', (url: string) => [url.replace('media/a.png', 'media/b.png'), 'picture'] as const],
    ['a later end', (url: string) => [url.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'), 'picture'] as const],
    ['another signature', (url: string) => [url.replace(/Signature=\w+/, 'Signature=00'), 'picture'] as const],
  ])('is refused with %s', async (_, change) => {
    const { addressFor, upload, stored } = await start();
    const [url, body, type] = change(await addressFor('media/a.png', 7));
    expect(await codeOf(await upload(url, body, type))).toBe('403 SignatureDoesNotMatch');
    await expect(stored.send(new HeadObjectCommand({ Bucket, Key: 'media/a.png' }))).rejects.toThrow();
  });

  it('is refused when its time is over, by the clock of the twin', async () => {
    const { twin, addressFor, upload } = await start();
    const url = await addressFor('media/a.png', 7);
    await twin.clock.advance(61_000);
    const late = await upload(url, 'picture');
    expect([late.status, await late.text()]).toEqual([403, expect.stringContaining('Request has expired')]);
    await twin.clock.reset();
    expect((await upload(url, 'picture')).status).toBe(200);
  });

  it('is held against the role when it is used', async () => {
    const { twin, addressFor, upload } = await start();
    expect(await codeOf(await upload(await addressFor('pages/a.png', 7), 'picture'))).toBe('403 AccessDenied');
    expect(twin.denied()).toMatchObject([
      { caller: 'Test-Worker', action: 's3:PutObject', resource: 'arn:aws:s3:::test-bucket/pages/a.png' },
    ]);
  });

  it('needs known keys, a complete signature and no headers beside it', async () => {
    const { twin, addressFor, upload } = await start();
    const url = await addressFor('media/a.png', 7);
    const strange = url.replace(/Credential=\w+/, 'Credential=AKIASTRANGER');
    expect(await codeOf(await upload(strange, 'picture'))).toBe('403 InvalidAccessKeyId');
    const cut = url.replace(/&X-Amz-SignedHeaders=[^&]+/, '');
    expect(await codeOf(await upload(cut, 'picture'))).toBe('400 AuthorizationQueryParametersError');
    const more = { 'content-type': 'image/png', 'x-amz-meta-owner': 'me' };
    const added = await fetch(url, { method: 'PUT', body: 'picture', headers: more });
    expect(await codeOf(added)).toBe('403 AccessDenied');
    const anonymous = await fetch(`${twin.awsEndpoint}/test-bucket/media/a.png`, { method: 'PUT', body: 'picture' });
    expect(await codeOf(anonymous)).toBe('403 AccessDenied');
  });

  it('needs a length, and not too much of it', async () => {
    const { client, addressFor } = await start();
    const open = await getSignedUrl(client, new PutObjectCommand({ Bucket, Key: 'media/a' }));
    const send = async (url: string, headers: Record<string, string>) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const call = httpRequest(url, { method: 'PUT', headers }, (response) => {
        void text(response).then((body) => resolve(`${response.statusCode} ${/<Code>(\w+)</.exec(body)?.[1]}`));
      });
      call.on('error', reject);
      call.write('part');
      if (headers['content-length'] === undefined) call.end();
      return promise.finally(() => call.destroy());
    };
    expect(await send(open, { 'transfer-encoding': 'chunked' })).toBe('411 MissingContentLength');
    const large = 100 * 1024 * 1024 + 1;
    const headers = { 'content-length': String(large), 'content-type': 'image/png' };
    expect(await send(await addressFor('media/large.png', large), headers)).toBe('400 EntityTooLarge');
  });

  it('is held against the checksum that the SDK signs unless told otherwise', async () => {
    const { twin, upload } = await start();
    const { s3 } = clientsOf(twin);
    const url = await getSignedUrl(s3, new PutObjectCommand({ Bucket, Key: 'media/a' }));
    expect(url).toContain('x-amz-checksum-crc32=');
    expect(await codeOf(await upload(url, 'picture'))).toBe('400 BadDigest');
    expect((await upload(url, '')).status).toBe(200);
  });

  it('keeps the metadata in its query, and lets reads be signed as well', async () => {
    const { twin, upload } = await start();
    const { s3 } = clientsOf(twin);
    const command = new PutObjectCommand({ Bucket, Key: 'media/a', Body: 'picture', Metadata: { owner: 'me' } });
    expect((await upload(await getSignedUrl(s3, command), 'picture')).status).toBe(200);
    const read = await fetch(await getSignedUrl(s3, new GetObjectCommand({ Bucket, Key: 'media/a' })));
    expect([await read.text(), read.headers.get('x-amz-meta-owner')]).toEqual(['picture', 'me']);
  });
});
