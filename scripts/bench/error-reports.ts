import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Reports of each visitor, fewer than an address may send in a minute; those before counting starts. */
const [each, warmUp] = [18, 3];

/** One report of a visitor at this address of the machine. */
const send = async (site: string, localAddress: string): Promise<boolean> => {
  const body = JSON.stringify({
    message: 'Cannot read properties of undefined',
    stack: 'TypeError: Cannot read\n    at draw (https://site.example/assets/shoe-page-BkZ3a9Qx.js:12:345)\n'.repeat(
      20,
    ),
    componentStack: '\n    at Shoe'.repeat(20),
    url: 'https://site.example/brand/bloch?lang=he',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    timestamp: new Date().toISOString(),
  });
  const { port } = new URL(site);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const sent = request({
    host: '127.0.0.1',
    port,
    path: '/api/admin/log-error',
    method: 'POST',
    headers,
    localAddress,
  });
  sent.end(body);
  const [reply] = await once(sent, 'response');
  await text(reply);
  return reply.statusCode === 204;
};

/** Milliseconds of `POST /api/admin/log-error` with 20 in flight, by twenty visitors with an address each. */
export const timeErrorReports = async (site: string) => {
  const times: number[] = [];
  let failed = 0;
  const visitors = Array.from({ length: 20 }, async (_none, visitor) => {
    for (let report = 0; report < each; report += 1) {
      const began = performance.now();
      if (!(await send(site, `127.20.0.${visitor + 1}`))) failed += 1;
      if (report >= warmUp) times.push(performance.now() - began);
    }
  });
  await Promise.all(visitors);
  times.sort((a, b) => a - b);
  return { p99: times[Math.floor(times.length * 0.99)] ?? 0, failed };
};
