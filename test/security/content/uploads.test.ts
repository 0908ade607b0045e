import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, stop } from '#scripts/local/runtime/listen.ts';
import { samples } from '#test/lambdas/pictures/samples.ts';
import { openProduct, type Product, type Reply } from '#test/support/product.ts';
import { outcome } from '../attempts.ts';
import { administratorOf } from './administrator.ts';
import { insideAddresses, mixedFiles, typeOf, unusableFiles } from './picture-files.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 60_000);
afterAll(async () => {
  await product.close();
  const strangers = /^IAM refused anybody: s3:GetObject on .*\/_uploads\//;
  expect(product.problems.filter((problem) => !strangers.test(problem))).toEqual([]);
});

const { asAdmin } = administratorOf(() => product);
interface Upload {
  uploadId: string;
  url: string;
  headers: Record<string, string>;
}
const begin = async (bytes: number, type: string = typeOf.png): Promise<Upload> =>
  (await asAdmin('POST /api/admin/pictures/uploads', { type, bytes })).body;
const put = async ({ url, headers }: Upload, file: Buffer): Promise<number> =>
  (await fetch(url, { method: 'PUT', headers, body: new Uint8Array(file) })).status;
const uploaded = async (file: Buffer, type?: string): Promise<Upload> => {
  const upload = await begin(file.length, type);
  expect(await put(upload, file)).toBe(200);
  return upload;
};
const add = ({ uploadId }: Pick<Upload, 'uploadId'>): Promise<Reply> =>
  asAdmin('POST /api/admin/pictures', { uploadId });
/** The added files, newest first. */
const added = async (): Promise<string[]> =>
  (await asAdmin('GET /api/admin/audit?action=picture.add&limit=100')).body.items.map(
    ({ resource }: { resource: { id: string } }) => resource.id,
  );
/** As a browser gets it, byte by byte. */
const served = async (src: string) => {
  const reply = await fetch(product.url + src);
  return { reply, content: Buffer.from(await reply.arrayBuffer()) };
};

describe('an upload', () => {
  it.each(Object.entries(unusableFiles))('of %s becomes no picture, whatever it is sent as', async (_name, file) => {
    const before = await added();
    for (const type of [typeOf.png, typeOf.jpeg]) {
      const [status, code] = outcome(await add(await uploaded(file, type)));
      expect([status, /^picture(Unusable|TooLarge)$/.test(String(code))]).toEqual([400, true]);
    }
    expect(await added()).toEqual(before);
  });

  it.each(Object.entries(mixedFiles))('of %s is served as the picture alone', async (_name, { file, type }) => {
    const { status, body } = await add(await uploaded(file));
    expect([status, body.type]).toEqual([201, typeOf[type]]);
    const { reply, content } = await served(body.src);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, typeOf[type]]);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(content.length).toBe(body.bytes);
    expect(content.toString('latin1')).not.toMatch(/script|PDF|Secret/i);
  });

  it('says what it is by its bytes: the type that it was sent as is forgotten', async () => {
    for (const [name, file] of Object.entries(samples)) {
      const type = name === 'turnedAvif' ? typeOf.avif : typeOf[name as keyof typeof typeOf];
      const other = type === typeOf.png ? typeOf.webp : typeOf.png;
      const { body } = await add(await uploaded(file, other));
      expect([body.type, body.width * body.height]).toEqual([type, 24 * 16]);
      expect((await served(body.src)).reply.headers.get('content-type')).toBe(type);
    }
  });

  it('is taken with exactly the size and type that were announced, once, under its own key', async () => {
    const upload = await begin(10);
    const body = Buffer.alloc(10);
    expect(await put(upload, Buffer.alloc(11))).toBe(403);
    expect(await put(upload, Buffer.alloc(9))).toBe(403);
    for (const type of ['text/html', 'image/svg+xml', 'image/jpeg']) {
      expect(await put({ ...upload, headers: { 'content-type': type } }, body)).toBe(403);
    }
    const elsewhere = ['_pages/en/index.html', 'images/pictures/a.png', `_uploads/${randomUUID()}`, 'robots.txt'];
    for (const key of elsewhere) {
      const url = upload.url.replace(`_uploads/${upload.uploadId}`, key);
      expect(url).not.toBe(upload.url);
      expect([key, await put({ ...upload, url }, body)]).toEqual([key, 403]);
    }
    for (const method of ['GET', 'DELETE', 'HEAD', 'POST']) {
      expect([method, (await fetch(upload.url, { method })).status]).toEqual([method, 403]);
    }
    expect(outcome(await add(upload))).toEqual([404, 'notFound']);
    await product.clock.advance(11 * 60_000);
    expect(await put(upload, body)).toBe(403);
    await product.clock.reset();
    expect(await put(upload, body)).toBe(200);
  });

  it('larger than a picture may be, or of another type, is not even begun', async () => {
    const limit = 5 * 1024 * 1024;
    const wrong = [
      ...[0, -1, 0.5, limit + 1, 1e308, '10', null].map((bytes) => ({ type: typeOf.png, bytes })),
      ...['image/gif', 'image/svg+xml', 'text/html', 'IMAGE/PNG', 'image/png; a=b', ''].map((type) => ({
        type,
        bytes: 10,
      })),
    ];
    for (const body of wrong) {
      expect(outcome(await asAdmin('POST /api/admin/pictures/uploads', body))).toEqual([400, 'invalidRequest']);
    }
    expect((await begin(limit)).uploadId).toBeTruthy();
  });

  it('is reached by no public address, before and after it was looked at', async () => {
    const secret = Buffer.from(`nobody reads this ${randomUUID()}`);
    const upload = await uploaded(secret);
    const key = `_uploads/${upload.uploadId}`;
    const ways = [
      ...['', 'images/../', 'images/%2e%2e/', 'images/..%2f', 'assets/../', 'seed/../', 'seed/..%2f', 'blog/../', '/'],
      ...['_pages/en/../../', './', '%2f', 'images/./../', 'images/pictures/../../', 'brand/..%2f..%2f..%2f'],
    ].map((way) => `/${way}${key}`);
    const visit = async () => {
      for (const path of [...ways, `/${key}.html`, `/${key}.txt`, `/${key.replaceAll('/', '%2f')}`]) {
        const { status, text } = await product.send(`GET ${path}`);
        expect([path, status >= 400, text.includes('nobody reads')]).toEqual([path, true, false]);
      }
      const [atBucket = ''] = upload.url.split('?');
      expect((await fetch(atBucket)).status).toBe(403);
    };
    await visit();
    expect((await add(upload)).status).toBe(400);
    await visit();
  });

  it('is used once; an id of nobody’s is none', async () => {
    const upload = await uploaded(samples.png);
    expect((await add(upload)).status).toBe(201);
    expect(outcome(await add(upload))).toEqual([404, 'notFound']);
    expect(outcome(await add({ uploadId: randomUUID() }))).toEqual([404, 'notFound']);
    const odd = [
      '',
      '../images/a',
      upload.uploadId.toUpperCase(),
      `${upload.uploadId}\n`,
      `${upload.uploadId}/..`,
      null,
    ];
    for (const uploadId of odd) {
      const reply = await asAdmin('POST /api/admin/pictures', { uploadId });
      expect([uploadId, ...outcome(reply)]).toEqual([uploadId, 400, 'invalidRequest']);
    }
  });

  it('of two at once makes one picture of the same bytes', async () => {
    const both = await Promise.all([uploaded(samples.avif), uploaded(samples.avif)]);
    const replies = await Promise.all(both.map(add));
    expect(new Set(replies.map(({ body }) => body.src)).size).toBe(1);
  });

  it('is nobody’s who is no administrator, also when they know its id', async () => {
    const upload = await uploaded(samples.png);
    const { username } = await product.newUser();
    const token = await product.tokenOf(username);
    const body = { uploadId: upload.uploadId };
    expect(outcome(await product.send('POST /api/admin/pictures', { token, body }))).toEqual([403, 'forbidden']);
    expect((await product.send('POST /api/admin/pictures', { body })).status).toBe(401);
    expect((await add(upload)).status).toBe(201);
  });
});

describe('a picture of another site', () => {
  it('is never fetched from inside a network, however the address is spelled; all refusals are alike', async () => {
    let connections = 0;
    const server = createServer().on('connection', () => {
      connections += 1;
    });
    const port = await listen(server, 0);
    const before = await added();
    const refusals = await Promise.all(
      insideAddresses(port).map(async (url) => {
        const { status, body } = await asAdmin('POST /api/admin/pictures/import', { url });
        return [url, status, { ...body, requestId: '' }];
      }),
    );
    const first = refusals[0]?.[2];
    expect(first).toMatchObject({ code: 'pictureUnreachable' });
    expect(refusals).toEqual(insideAddresses(port).map((url) => [url, 400, first]));
    expect(connections).toBe(0);
    expect(await added()).toEqual(before);
    await stop(server);
  });
});
