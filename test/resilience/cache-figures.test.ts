import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CachePeriod, CacheUsage } from '#contracts/cache-usage/endpoints.ts';
import { eventually } from '#test/support/eventually.ts';
import { openProduct, type Product } from '#test/support/product.ts';

let product: Product;
let admin: string;
beforeAll(async () => {
  product = await openProduct();
  admin = await product.admin();
}, 60_000);
afterAll(async () => {
  await product.close();
  // A schedule that fell due while the table was away: its next time makes up for it.
  const others = product.problems.filter((problem) => !/^Schedule .* InternalServerError/.test(problem));
  expect(others).toEqual([]);
});

const usage = async (period: CachePeriod = 'hour'): Promise<CacheUsage> => {
  const { status, body, text } = await product.send(`GET /api/admin/cache-usage?period=${period}`, { token: admin });
  if (status !== 200) throw new Error(text);
  return body;
};
const catalogOf = ({ namespaces }: CacheUsage) => namespaces.find(({ namespace }) => namespace === 'catalog');
const brand = (id: string) => product.send(`GET /api/brands/${id}?lang=en`);

describe('the figures of caches', () => {
  it('follow real requests with the first one after ten seconds: hits, misses, names, memory, connections [Q-036]', async () => {
    const before = (await usage()).edge.requests;
    for (let times = 0; times < 5; times += 1) expect((await brand('bloch')).status).toBe(200);
    // A name that is not there is the caller's own word.
    expect((await brand('somebody-secret')).status).toBe(404);
    await product.clock.advance(10_000);
    expect((await brand('bloch')).status).toBe(200);
    const noted = await eventually(
      () => usage(),
      ({ edge }) => edge.requests >= before + 7,
    );
    expect(Date.parse(noted.time) - Date.parse(noted.noted ?? '')).toBeLessThan(60_000);
    // A copy that was kept is too old now.
    await product.clock.advance(61_000);
    expect((await brand('bloch')).status).toBe(200);
    const contentOf = ({ instances }: CacheUsage) => instances.find((instance) => instance.function === 'content');
    const readsOf = ({ top }: CacheUsage) => top.find(({ name }) => name === 'brand bloch en')?.reads;
    // A request does not wait until all of its figures are noted.
    const { hour, week } = await eventually(
      async () => ({ hour: await usage(), week: await usage('week') }),
      (seen) => {
        const catalog = catalogOf(seen.hour);
        const kept = contentOf(seen.hour)?.held.find(({ namespace }) => namespace === 'catalog');
        return (
          seen.hour.edge.requests >= before + 8 &&
          (catalog?.hits ?? 0) > 0 &&
          (catalog?.misses ?? 0) >= 3 &&
          catalogOf(seen.week)?.hits === catalog?.hits &&
          seen.hour.table.reads > 0 &&
          readsOf(seen.hour) === 7 &&
          (kept?.bytes ?? 0) > 1_000
        );
      },
    );
    expect(JSON.stringify([hour, week])).not.toContain('somebody-secret');
    const size = { items: expect.any(Number), bytes: expect.any(Number) };
    expect(hour.tables).toEqual([
      { name: 'main', ...size },
      { name: 'audit', ...size },
    ]);
    expect(contentOf(hour)).toMatchObject({
      memory: { used: expect.toSatisfy((bytes) => bytes > 1_000_000), limit: 512 * 1024 * 1024 },
      sockets: { open: expect.toSatisfy((open) => open > 0) },
    });
  });

  it('are no reason for a request to fail, or to wait: without the table it is served from memory', async () => {
    await product.clock.advance(31_000);
    expect((await brand('bloch')).status).toBe(200);
    const before = (await usage()).edge.requests;
    for (const call of ['UpdateItem', 'GetItem']) {
      const body = { service: 'dynamodb', call, kind: 'error' };
      const { status, text } = await product.send('POST /__local/api/faults', { body });
      expect(status, text).toBe(201);
    }
    await product.clock.advance(31_000);
    expect((await brand('bloch')).status).toBe(200);
    await product.send('DELETE /__local/api/faults');
    await product.clock.advance(11_000);
    expect((await brand('bloch')).status).toBe(200);
    // A figure that could not be noted is noted now.
    await eventually(
      () => usage(),
      ({ edge }) => edge.requests >= before + 2,
    );
  });

  it('say what is in memory after it was cleared: nothing of before', async () => {
    const secrets = (figures: CacheUsage) =>
      figures.namespaces.find(({ namespace }) => namespace === 'secrets')?.misses ?? 0;
    // The secret of the app client is fetched once by an instance, and again after a clearing.
    const logIn = () => product.logIn('nobody-of-this-name', 'Grand-jete-at-noon!');
    await logIn();
    await product.clock.advance(31_000);
    await logIn();
    await product.clock.advance(11_000);
    await logIn();
    const before = secrets(
      await eventually(
        () => usage(),
        (figures) => secrets(figures) > 0,
      ),
    );
    const body = { layer: 'memory' };
    expect((await product.send('POST /api/admin/settings/clear-cache', { token: admin, body })).status).toBe(204);
    await product.clock.advance(31_000);
    await logIn();
    await eventually(
      () => usage(),
      (figures) => secrets(figures) > before,
    );
    const { body: entries } = await product.send('GET /api/admin/audit?action=settings.clearCache', { token: admin });
    expect(entries.items[0]).toMatchObject({ action: 'settings.clearCache', resource: { id: 'memory' } });
  });
});
