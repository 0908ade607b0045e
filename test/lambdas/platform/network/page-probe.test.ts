import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageProbe } from '#lambdas/platform/network/page-probe.ts';

const asked: string[] = [];
const server = createServer((request, reply) => {
  asked.push(`${request.method} ${request.url}`);
  const [, status = '', from = ''] = /^\/(\d+)\/?(.*)$/.exec(request.url ?? '') ?? [];
  // A page that is there only for those who want it whole.
  if (status === '200' && from === 'get' && request.method === 'HEAD') reply.writeHead(405);
  else if (status === '302') reply.writeHead(302, { location: `/${from}` });
  else reply.writeHead(Number(status));
  reply.end();
});
let base: string;
beforeAll(async () => {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

describe('whether a link leads to a page', () => {
  const probe = pageProbe({ allowLoopback: true });

  it.each([
    ...[
      ['200', true],
      ['204', true],
      ['302/200', true],
      ['200/get', true],
      ['403', true],
      ['429', true],
    ],
    ...[
      ['404', false],
      ['410', false],
      ['500', false],
      ['302/404', false],
      ['302/302/302/302/200', false],
    ],
  ] as const)('%s: %s', async (path, alive) => {
    expect(await probe(`${base}/${path}`)).toBe(alive);
  });

  it('nobody is asked who is not public', async () => {
    asked.length = 0;
    const strict = pageProbe({ resolve: async () => [{ address: '127.0.0.1', family: 4 }] });
    const { port } = server.address() as AddressInfo;
    const addresses = [
      `${base}/200`,
      `http://inside.example:${port}/200`,
      'http://inside.example/200',
      'http://169.254.169.254/latest/meta-data',
      'http://[::1]/200',
      'https://user:secret@site.example/',
      'ftp://site.example/',
      'nonsense',
    ];
    expect(await Promise.all(addresses.map(strict))).toEqual(addresses.map(() => false));
    expect(asked).toEqual([]);
  });

  it('and not by a detour', async () => {
    const strict = pageProbe({ allowLoopback: true });
    expect(await strict(`${base}/302//169.254.169.254/latest`)).toBe(false);
  });
});
