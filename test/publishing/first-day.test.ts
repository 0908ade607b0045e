import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { assembly } from '#scripts/local/build.ts';
import { seedIfChanged } from '#scripts/local/seed.ts';
import { startTwin } from '#scripts/local/twin.ts';
import { eventually } from '#test/support/eventually.ts';
import { openProduct, type Product } from '#test/support/product.ts';
import { type Sending, sendRequest } from '#test/support/send-request.ts';
import { waitingChanges } from '#test/support/waiting-changes.ts';

/**
 * The product as it stands after its first deployment, with a new table of four shards. A new account lets ten functions run at once, which
 * the seed does not reach on a quiet laptop: four are fewer than would run, as when visitors come meanwhile.
 */
const openFirstDay = async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'first-day-'));
  const problems: string[] = [];
  const twin = await startTwin({
    ...{ port: 0, dataDir, assembly, patience: 5, skipPauses: true, concurrency: 4, shards: 4 },
    onProblem: (message) => problems.push(message),
  });
  onTestFinished(async () => {
    await twin.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  });
  const send = (route: string, sending: Sending = {}) => sendRequest(twin.url, route, sending);
  return { ...twin, dataDir, problems, send };
};

const addressesOf = async ({ send }: Pick<Product, 'send'>): Promise<string[]> => {
  const { text } = await send('GET /sitemap.xml');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname).sort();
};

it('a site is seeded with few functions at once and a stream of four shards: every page is drawn, and nothing is lost', {
  timeout: 180_000,
}, async () => {
  const product = await openFirstDay();
  // As `npm run seed` does it on AWS, where the administrator is a step of its own.
  await seedIfChanged(product.dataDir, product);
  await eventually(
    () => waitingChanges(product),
    (waiting) => waiting === 0,
    // Half a minute on a quiet machine.
    120_000,
  );
  expect(product.counts('Render').finished).toBeGreaterThan(4);
  expect(product.counts().throttled).toBeGreaterThan(0);

  const usual = await openProduct();
  onTestFinished(() => usual.close());
  const addresses = await addressesOf(product);
  expect(addresses).toEqual(await addressesOf(usual));
  for (const language of ['he', 'en', 'ru', 'fr', 'es'])
    for (const address of addresses) {
      const { status } = await product.send(`GET ${address}?lang=${language}`);
      expect(status, `${address} in ${language}`).toBe((await usual.send(`GET ${address}?lang=${language}`)).status);
    }
  expect(product.problems).toEqual([]);
  expect((await product.send('GET /__local/api/topics')).body).toEqual([]);
  expect(product.queues().filter(({ isDeadLetters, waiting }) => isDeadLetters && waiting > 0)).toEqual([]);
});
