import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addPicture, beginPictureUpload, importPicture, pictureLimit } from '#contracts/pictures/endpoints.ts';
import { isOwnPicture } from '#contracts/text/rich-text.ts';
import { picturesRoutes } from '#lambdas/pictures/index.ts';
import type { AuditEvent } from '#lambdas/platform/audit.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { httpEvent, lambdaContext } from '#test/support/http-event.ts';
import { openBucket } from './bucket.ts';
import { samples } from './samples.ts';

let bucket: Awaited<ReturnType<typeof openBucket>>;
let noted: { by: string | undefined; event: AuditEvent }[];
const errors: unknown[] = [];
beforeEach(async () => {
  bucket = await openBucket();
  noted = [];
});
afterEach(async () => {
  expect([bucket.problems, bucket.denied(), errors]).toEqual([[], [], []]);
  await bucket.close();
});

const call = async (route: string, body: unknown) => {
  const routes = picturesRoutes({
    pictures: bucket.pictures,
    fetchFile: async () => samples.webp,
    audit: {
      entry: () => ({}),
      record: async ({ caller }, event) => {
        noted.push({ by: caller?.username, event });
      },
    },
  });
  const log = { info: () => undefined, error: (...entry: unknown[]) => errors.push(entry) };
  const checkSession = async () => ({ username: 'Admin', isAdmin: true, isConfirmed: false });
  const handler = apiHandler([beginPictureUpload, addPicture, importPicture] as const, routes, { log, checkSession });
  const headers = { 'content-type': 'application/json' };
  const event = httpEvent(`POST /api/admin/pictures${route}`, { body: JSON.stringify(body), headers });
  const claims = { token_use: 'access', username: 'user-1', origin_jti: 'origin-1' };
  Object.assign(event.requestContext, { authorizer: { jwt: { claims } } });
  const reply = (await handler(event, lambdaContext)) as APIGatewayProxyStructuredResultV2;
  return { status: reply.statusCode, body: JSON.parse(reply.body ?? '{}') };
};
const add = async (file: Buffer) => {
  const uploadId = randomUUID();
  await bucket.upload(uploadId, file);
  return { uploadId, ...(await call('', { uploadId })) };
};

describe('beginning an upload', () => {
  it('gives an address for exactly this type and size, for ten minutes', async () => {
    const { status, body } = await call('/uploads', { type: 'image/webp', bytes: 1234 });
    const url = new URL(body.url);
    expect([status, body.headers]).toEqual([201, { 'content-type': 'image/webp' }]);
    expect(url.pathname).toBe(`/site-bucket/_uploads/${body.uploadId}`);
    expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect(url.searchParams.get('X-Amz-Expires')).toBe('600');
    expect([...url.searchParams.keys()].filter((name) => /checksum/i.test(name))).toEqual([]);
  });

  it.each([
    [{ type: 'image/svg+xml', bytes: 10 }, { type: expect.any(String) }],
    [{ type: 'image/gif', bytes: 10 }, { type: expect.any(String) }],
    [{ type: 'image/png', bytes: pictureLimit + 1 }, { bytes: expect.any(String) }],
    [{ type: 'image/png', bytes: 0 }, { bytes: expect.any(String) }],
  ])('refuses %j', async (body, fields) => {
    expect(await call('/uploads', body)).toMatchObject({ status: 400, body: { fields } });
  });
});

describe('adding a picture', () => {
  it.each([
    ['jpeg', 'image/jpeg', 'jpg', [16, 24]],
    ['png', 'image/png', 'png', [16, 24]],
    ['webp', 'image/webp', 'webp', [24, 16]],
    ['avif', 'image/avif', 'avif', [24, 16]],
    ['turnedAvif', 'image/avif', 'avif', [16, 24]],
  ] as const)(
    'makes a %s public without its metadata, and enters it in the log',
    async (name, type, extension, size) => {
      const { status, body, uploadId } = await add(samples[name]);
      const stored = await bucket.read(body.src.slice(1));
      expect(status).toBe(201);
      expect(body.src).toMatch(new RegExp(`^/images/pictures/[0-9a-f]{32}\\.${extension}$`));
      expect(isOwnPicture(body.src)).toBe(true);
      expect([body.type, body.width, body.height, body.bytes]).toEqual([type, ...size, stored?.content.length]);
      expect([stored?.type, stored?.cacheControl]).toEqual([type, 'public, max-age=31536000, immutable']);
      expect(stored?.content.includes('Secret')).toBe(false);
      expect(await bucket.read(`_uploads/${uploadId}`)).toBeUndefined();
      expect(noted).toEqual([
        { by: 'Admin', event: { action: 'picture.add', resource: { id: body.src, name: undefined }, after: body } },
      ]);
    },
  );

  it('gives the same picture the same address', async () => {
    const [first, second] = [await add(samples.png), await add(samples.png)];
    expect([second.status, second.body]).toEqual([201, first.body]);
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['GIF', 'GIF89a\x01\0\x01\0\0\0\0;'],
    ['nothing', ''],
    ['an animation of another kind', '\0\0\0\x18ftypheic\0\0\0\0heicmif1'],
    ['a JPEG that is a page', '\xff\xd8\xff<script>alert(1)</script>'],
    ['a PNG that is a page', '\x89PNG\r\n\x1a\n<script>alert(1)</script>'],
    ['a WebP that is a page', 'RIFF\x08\0\0\0WEBP<script>alert(1)</script>'],
    ['an AVIF that is a page', '\0\0\0\x10ftypavif\0\0\0\0<script>alert(1)</script>'],
  ])('refuses %s, whatever it calls itself', async (_what, text) => {
    const { status, body } = await add(Buffer.from(text, 'latin1'));
    expect([status, body.code, noted]).toEqual([400, 'pictureUnusable', []]);
  });

  it('refuses what is too large, in bytes or in pixels', async () => {
    const wide = Buffer.from(samples.webp);
    wide.writeUIntLE(4096, wide.indexOf('VP8X') + 12, 3);
    const long = Buffer.concat([samples.png, Buffer.alloc(pictureLimit)]);
    for (const file of [wide, long]) expect((await add(file)).body.code).toBe('pictureTooLarge');
  });

  it('does not know an upload that nobody made, nor one that was added already', async () => {
    expect(await call('', { uploadId: randomUUID() })).toMatchObject({ status: 404, body: { code: 'notFound' } });
    const { uploadId } = await add(samples.png);
    expect((await call('', { uploadId })).status).toBe(404);
  });

  it.each(['../../index.html', 'x', '', `${randomUUID()}/..`])('takes no other place for an upload: %j', async (id) => {
    expect((await call('', { uploadId: id })).status).toBe(400);
  });
});

describe('importing a picture', () => {
  it('keeps it under the same rules, and its address in the log', async () => {
    const { status, body } = await call('/import', { url: 'https://other.example/shoe.webp' });
    expect([status, body.src]).toEqual([201, (await add(samples.webp)).body.src]);
    expect(noted[0]?.event.resource).toEqual({ id: body.src, name: 'https://other.example/shoe.webp' });
  });
});
