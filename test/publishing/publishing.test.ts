import { setTimeout as pause } from 'node:timers/promises';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestRendering } from '#lambdas/render/index.ts';
import { operatorOf } from '#test/security/operator.ts';
import { brandForm, draftText, languagePath, productForm, textOf } from '#test/support/content.ts';
import { pagesOfPosts, postWithEmbeds, writeEmbeds } from '#test/support/embedded-posts.ts';
import { openProduct, type Product, type Reply } from '#test/support/product.ts';
import { saveSettings } from '#test/support/save-settings.ts';
import { waitingChanges } from '#test/support/waiting-changes.ts';

let product: Product;
let token: string;
beforeAll(async () => {
  product = await openProduct({ publishing: true });
  token = await product.admin();
  await settled();
}, 120_000);
afterAll(() => product.close());

const write = async (route: string, body?: unknown): Promise<Reply['body']> => {
  const reply = await product.send(route, { token, body });
  if (reply.status >= 300) throw new Error(`${route}: ${reply.status} ${reply.text}`);
  return reply.body;
};
const page = (path: string) => product.send(`GET ${encodeURI(path)}`);

/**
 * Asks until `holds`; answers after how many milliseconds. A page is asked as a visitor asks it. Where all pages are drawn and
 * compressed first, on a machine that tests something else meanwhile, half a minute is not too long.
 */
const until = async (path: string, holds: (reply: Reply) => boolean, limitMs = 45_000): Promise<number> => {
  const start = performance.now();
  while (performance.now() - start < limitMs) {
    if (holds(await page(path))) return performance.now() - start;
    await pause(50);
  }
  throw new Error(`${path} did not change within ${limitMs} ms`);
};

const renderings = async (): Promise<number> => {
  const calls: { label: string }[] = (await product.send('GET /__local/api/calls?function=Render')).body;
  return calls.filter(({ label }) => label.startsWith('stream')).length;
};
/** Waits until every change that was made has been worked off. */
const settled = async () => {
  while ((await waitingChanges(product)) > 0) await pause(50);
};

describe('publishing', { timeout: 120_000 }, () => {
  it('shows on every page what administrators have set, with this deployment’s address; of an embed that they have switched off, a link [S-142, S-143, S-144]', {
    timeout: 180_000,
  }, async () => {
    const post = `${postWithEmbeds}?lang=en`;
    await (await writeEmbeds(product))();
    await until(post, ({ status }) => status === 200);
    const { text: asBuilt } = await page(post);
    expect(asBuilt.match(/<aside class="embed-card"/g)).toHaveLength(4);
    expect(asBuilt).not.toMatch(/<iframe|"embeds":\{/);

    // Each of them otherwise than the product brings it.
    const embeds = {
      ...{ youtubeEnabled: false, youtubeAutoPlay: true, youtubeControls: false },
      ...{ instagramEnabled: false, instagramCaptions: true, instagramMaxWidth: 400 },
      ...{ facebookEnabled: false, facebookShowText: false, xEnabled: false },
    };
    await saveSettings(product, {
      general: {
        siteName: { he: 'אגם הברבורים', en: 'Swan Lake', ru: '', fr: '', es: '' },
        slogan: { he: '', en: 'Slow and soft', ru: '', fr: '', es: '' },
        footerText: { he: '', en: 'Written in Haifa', ru: '', fr: '', es: '' },
        contactAddress: { he: 'odette@lake.example', en: '', ru: '', fr: '', es: '' },
        copyrightHolder: 'Odette',
        siteZone: 'Europe/Paris',
        maintenanceNotice: true,
        maintenanceText: { he: 'נחזור ב-10', en: '', ru: '', fr: '', es: '' },
      },
      embeds,
      theme: { initialTheme: 'dark' },
    });
    // Every page of the site is drawn: on a busy machine that takes its time.
    const files = ['/sitemap.xml', '/robots.txt'];
    for (const file of files)
      await until(file, ({ text }) => text.includes(`${product.url}/`) && !text.includes('localhost:8080'), 60_000);
    await settled();
    // The not-found page is read once a minute.
    await product.clock.advance(60_000);
    const shown = [
      ...['class="site-name">Swan Lake<', 'class="site-slogan">Slow and soft<', '<p>Written in Haifa</p>'],
      ...['mailto:odette@lake.example', '\u2068Odette\u2069', 'data-theme="dark"', '"zone":"Europe/Paris"'],
      '<p role="status" lang="he" dir="rtl">נחזור ב-10</p>',
    ];
    const paths = ['/', '/products', '/brand/bloch', '/privacy', '/login', '/nothing', postWithEmbeds];
    for (const path of paths) {
      const { text } = await page(`${path}?lang=en`);
      expect(
        shown.filter((part) => !text.includes(part)),
        path,
      ).toEqual([]);
    }
    expect((await page('/?lang=he')).text).toContain('class="site-name">אגם הברבורים<');
    expect((await page('/products?lang=en')).text).toContain(`<link rel="canonical" href="${product.url}/products`);
    const { text: off } = await page(post);
    expect(off).not.toMatch(/<aside class="embed-card"|<iframe/);
    for (const address of pagesOfPosts) expect(off).toContain(`<a href="${address}" rel="noopener">`);
    expect(JSON.parse(/"embeds":(\{[^}]*\})/.exec(off)?.[1] ?? '')).toEqual(embeds);
  });

  it('has a new brand and its shoe on their pages within seconds, in every language, and takes them away again [S-097] [S-098]', async () => {
    const { version } = await write('POST /api/admin/brands', { id: 'arabesque', brand: brandForm() });
    await write('POST /api/admin/products', { id: 'aurora', product: productForm('arabesque') });
    await until('/brand/arabesque?lang=en', ({ status, text }) => status === 200 && text.includes('Aurora'));
    // The languages are drawn one after the other.
    await until('/brand/arabesque?lang=he', ({ text }) => text.includes('בית מלאכה קטן בחיפה'));
    await until('/brand/arabesque?lang=fr', ({ status, text }) => status === 200 && text.includes('lang="he"'));
    await until('/sitemap.xml', ({ text }) => text.includes('/brand/arabesque'));
    const shoe = (await write('GET /api/admin/products?brandId=arabesque')).items[0];
    await write(`DELETE /api/admin/products/aurora?version=${shoe.version}`);
    await write(`DELETE /api/admin/brands/arabesque?version=${version}`);
    await until('/brand/arabesque?lang=en', ({ status }) => status === 404);
    await until('/?lang=en', ({ text }) => !text.includes('Arabesque'));
  });

  it('shows each reader a post in the language that there is, and nothing of what is only a draft [Q-027]', async () => {
    const { id, languages } = await write('POST /api/admin/posts', { language: 'he', title: 'במה' });
    const he = draftText({ slug: 'מהשיעור-לבמה', title: 'מהשיעור לבמה', body: textOf('זוג חדש הוא נוקשה.') });
    await write(`PUT ${languagePath(id, 'he')}`, { version: languages.he.version, text: he });
    const { version } = await write(`PUT ${languagePath(id, 'en')}`, { version: 0, text: draftText() });
    await write(`POST ${languagePath(id, 'en')}/publish`, { version });
    for (const lang of ['en', 'he', 'fr']) {
      await until(`/blog/from-class-to-stage?lang=${lang}`, ({ status }) => status === 200);
    }
    const [english, hebrew, french] = await Promise.all(
      ['en', 'he', 'fr'].map((lang) => page(`/blog/from-class-to-stage?lang=${lang}`)),
    );
    for (const reply of [english, hebrew, french]) expect(reply?.text).toContain('A new pair is stiff.');
    expect(hebrew?.text).toContain('<html lang="he" dir="rtl"');
    expect(hebrew?.text).toContain('<div class="rich-text" lang="en" dir="ltr">');
    expect(hebrew?.text).not.toContain('זוג חדש הוא נוקשה');
    expect((await page('/blog/מהשיעור-לבמה')).status).toBe(404);
    await until('/feed-en.xml', ({ text }) => text.includes('from-class-to-stage'));
    expect((await page('/feed-he.xml')).text).not.toContain('from-class-to-stage');
    const { version: published } = await write(`GET ${languagePath(id, 'en')}`);
    await write(`POST ${languagePath(id, 'en')}/unpublish`, { version: published });
    await until('/blog/from-class-to-stage?lang=he', ({ status }) => status === 404);
    await until('/blog?lang=en', ({ text }) => !text.includes('From class to stage'));
  });

  it('renders each page once or twice for a burst of 200 changes', async () => {
    await settled();
    const before = await renderings();
    const { items } = await write('GET /api/admin/products?brandId=bloch');
    const { table } = operatorOf(product);
    // Past the API, which is not what is measured: a burst is over before a page is drawn.
    const setPrice = (i: number) =>
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: { pk: 'BRAND#bloch', sk: `PRODUCT#${items[i % items.length].id}` },
          UpdateExpression: 'SET #data.#price = :price',
          ExpressionAttributeNames: { '#data': 'data', '#price': 'price' },
          ExpressionAttributeValues: { ':price': `$${i}.50` },
        }),
      );
    await Promise.all(Array.from({ length: 200 }, (_, i) => setPrice(i)));
    await until('/products?lang=en', ({ text }) => text.includes('$199.50'));
    await settled();
    const count = (await renderings()) - before;
    expect(count).toBeGreaterThanOrEqual(1);
    expect(count).toBeLessThanOrEqual(2);
  });

  it('takes away again what a deployment brings back of a deleted brand', async () => {
    await settled();
    const { deployPage, table } = operatorOf(product);
    // The copy for readers without brotli, as this test is one.
    await deployPage('_pages/plain/en/brand/deleted.html', '<h1>Deleted</h1>');
    await until('/brand/deleted?lang=en', ({ status }) => status === 200);
    await requestRendering(table, new Date().toISOString());
    await until('/brand/deleted?lang=en', ({ status }) => status === 404);
    expect((await page('/brand/bloch?lang=en')).status).toBe(200);
  });

  it('meets no missing permission on the way', () => {
    expect(product.problems).toEqual([]);
  });
});
