import { expect, test } from './harness.ts';

/** Leaves the paths of the pages that the worker has kept where the next expression finds them. */
const lookForPages = `void caches.open('pages').then((cache) => cache.keys()).then((keys) => {
  window.keptPages = keys.map(({ url }) => new URL(url).pathname);
})`;

test('a page that was read opens without a connection, with its date, and another one says that it is not here', async ({
  visitor,
  tab,
  site,
  t,
}) => {
  const keptPages = async () => {
    await visitor.evaluate(lookForPages);
    return visitor.evaluate('window.keptPages ?? []');
  };
  await visitor.open('/glossary');
  await expect.poll(keptPages, { timeout: 30_000 }).toContain('/glossary');
  site.cut(true);
  await visitor.goto('/glossary');
  await visitor.reads(t('offline:stored', { date: '|' }).split('|')[0] ?? '');
  await visitor.goto('/accessibility');
  await visitor.reads(t('offline:pageTitle'));
  site.cut(false);
  await visitor.click('link', t('tryAgain'));
  await visitor.misses('heading', t('offline:pageTitle'));
  // Firefox logs every request that reached no server.
  await tab.faults();
});
