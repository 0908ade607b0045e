import { rm } from 'node:fs/promises';
import { languages } from '#contracts/text/language.ts';
import { languagePath } from '#test/support/content.ts';
import { administrator, openProduct, type Product } from '#test/support/product.ts';
import { dangersIn, showsPayload, watch } from '../security/content/browser-watch.ts';
import { hostileStarts } from '../security/content/hostile-forms.ts';
import { brandId, forEach, makeHostileSite, slugOf } from '../security/content/hostile-site.ts';
import { canary, markedLinks, markupPayloads, unsafeLinks, unseenPayloads } from '../security/content/payloads.ts';
import { waitingChanges } from '../support/waiting-changes.ts';
import { createPeople } from './people.ts';
import { test as base, expect, hydrated } from './site.ts';

/** Every change has been drawn. */
const drawn = (product: Product) => expect.poll(() => waitingChanges(product), { timeout: 220_000 }).toBe(0);

/** A product of its own, full of hostile content: the pages of other tests are spared. */
const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter.
    async ({}, use) => {
      // Written first, so that each page is drawn once.
      const written = await openProduct();
      await makeHostileSite(written);
      await written.stop();
      const product = await openProduct({ publishing: true, copyOf: written.dataDir });
      await rm(written.dataDir, { recursive: true });
      await drawn(product);
      await use(product);
      expect([...written.problems, ...product.problems]).toEqual([]);
      await product.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

// One after another, in one product.
test.describe.configure({ mode: 'default' });

test.describe('the watch', () => {
  test.use({ expectedConsole: [/Content Security Policy|net::ERR_/] });

  test('what would run, ask or frame something is noticed', async ({ page, context }) => {
    const incidents = await watch(context);
    const html = `<title>Trap</title><script>__ran=1</script><img src="${canary}/a.png"><iframe></iframe><p onclick="x">`;
    const policies = ["script-src 'unsafe-inline'", "script-src 'none'"];
    for (const policy of policies) {
      await page.route('http://localhost/trap', (route) =>
        route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy }, body: html }),
      );
      await page.goto('http://localhost/trap');
    }
    for (const incident of [/^ran in \/trap/, /^policy: script-src/, /^request: https:\/\/canary/, /^a frame/]) {
      await expect.poll(() => incidents.some((seen) => incident.test(seen)), { message: String(incident) }).toBe(true);
    }
    await page.goto('about:blank');
    expect((await dangersIn(page, [{ path: '/trap', text: html, type: 'text/html' }])).length).toBe(4);
  });
});

test('no page, list, feed or search runs what somebody wrote into a brand, a shoe or a post [Q-027]', async ({
  product,
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const incidents = await watch(context);
  await test.step('every file, as it is served', async () => {
    const own = hostileStarts.flatMap((start) => [`/brand/${brandId(start)}`, `/blog/${slugOf(start)}`]);
    const lists = ['/', '/products', '/blog', '/nothing', `/blog?category=${slugOf(0)}`, '/blog?page=2'];
    const inLanguage = (path: string) =>
      languages.map((lang) => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
    const feeds = languages.map((language) => `/feed-${language}.xml`);
    const files: { path: string; text: string; type: string }[] = [];
    await forEach([...[...lists, ...own].flatMap(inLanguage), ...feeds, '/sitemap.xml'], async (path) => {
      const { text, headers, status } = await product.send(`GET ${path}`);
      expect(status, path).toBe(path.startsWith('/nothing') ? 404 : 200);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      files.push({ path, text, type: String(headers['content-type']) });
    });
    await page.goto('about:blank');
    expect(await dangersIn(page, files)).toEqual([]);
    // They are there, or none of this proves anything.
    const all = files.map(({ text }) => text).join('');
    expect(all.split('__ran=1').length).toBeGreaterThan(1_000);
  });

  await test.step('pages that the app has taken over', async () => {
    const some = hostileStarts.slice(0, 3);
    const paths = [
      '/',
      '/products',
      '/blog',
      ...some.flatMap((start) => [`/brand/${brandId(start)}`, `/blog/${slugOf(start)}`]),
    ];
    const pages = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
    const queue = paths.values();
    await Promise.all(
      pages.map(async (each) => {
        for (const path of queue) {
          await each.goto(product.url + path);
          await hydrated(each);
          await expect(each.getByText('__ran=1').first()).toBeAttached();
        }
      }),
    );
    await Promise.all(pages.map((each) => each.close()));
  });

  await test.step('the search, by what is written and by what is found', async () => {
    await page.goto(product.url);
    await hydrated(page);
    const search = page.getByRole('combobox').or(page.getByRole('searchbox')).first();
    await search.click();
    for (const text of ['<script>', '"><img', '{{constructor', '__ran']) {
      await page.getByRole('combobox').fill(text);
      await expect(page.getByRole('option').first()).toContainText('__ran');
    }
    const nothing = `zz<img src=x onerror=__ran=1>`;
    await page.getByRole('combobox').fill(nothing);
    await expect(page.getByText(nothing).first()).toBeVisible();
  });
  expect(incidents).toEqual([]);
});

test('no screen of the administration does [Q-027, S-109]', async ({ product, page, context }) => {
  const incidents = await watch(context);
  const people = createPeople(product.url, product.easyBotCheck);
  await people.become(context, await people.logIn(administrator));
  for (const [index, payload] of markupPayloads.slice(0, 10).entries()) {
    // Its own first line, so that each is an error of its own.
    const said = `${payload} ${'x'.repeat(index)}`;
    const body = {
      ...{ message: said, stack: `${said}\n at ${payload}`, componentStack: `\n at ${payload}` },
      ...{ url: `https://site.example/${payload}`, userAgent: payload, timestamp: '2026-11-21T12:00:00.000Z' },
    };
    expect((await product.send('POST /api/admin/log-error', { body })).status).toBe(204);
  }
  const { items } = (await product.send('GET /api/admin/posts?limit=10', { token: await product.admin() })).body;
  for (const path of [
    '/admin/brands',
    `/admin/brands/${brandId(0)}`,
    `/admin/brands/${brandId(40)}`,
    '/admin/products',
    '/admin/products/shoe0',
    '/admin/models',
    '/admin/models/model0',
    '/admin/blog',
    '/admin/blog/categories',
    '/admin/errors',
    '/admin/audit',
  ]) {
    await page.goto(product.url + path);
    await expect.poll(() => page.evaluate(showsPayload)).toBe(true);
  }
  const closed = page.locator('main button[aria-expanded="false"]:visible');
  for (const _entry of [1, 2, 3, 4, 5]) await closed.first().click();
  await page.goto(`${product.url}/admin/errors`);
  await closed.first().waitFor();
  for (const _entry of [1, 2, 3, 4, 5]) await closed.first().click();
  await expect(page.locator('main pre').filter({ hasText: '__ran=1' }).first()).toBeVisible();
  for (const { id } of items.slice(0, 3)) {
    await page.goto(`${product.url}/admin/blog/${id}?language=en`);
    await expect.poll(() => page.evaluate(showsPayload)).toBe(true);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByRole('dialog').getByText('__ran=1').first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
  expect(incidents).toEqual([]);
});

test.describe('the editor', () => {
  test('what is pasted into the editor runs nothing, there or on the page that it becomes [Q-027]', async ({
    product,
    page,
    context,
  }) => {
    const incidents = await watch(context);
    const people = createPeople(product.url, product.easyBotCheck);
    await people.become(context, await people.logIn(administrator));
    const token = await product.admin();
    const { id } = (await product.send('POST /api/admin/posts', { token, body: { language: 'en', title: 'Pasted' } }))
      .body;
    await page.goto(`${product.url}/admin/blog/${id}?language=en`);
    const editor = page.locator('.ProseMirror');
    await editor.click();

    // As another program would leave it: Chromium takes what a page copies as it is.
    await page.evaluate(() => {
      document.addEventListener(
        'copy',
        (event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
          event.clipboardData?.setData('text/html', document.documentElement.dataset.copied ?? '');
        },
        true,
      );
    });
    const link = (href: string) => `<p>a <a href="${href.replaceAll('"', '&quot;')}">link</a></p>`;
    const pieces = [
      `<p>before ${markupPayloads.join(' ')} after</p>`,
      ...markupPayloads,
      ...unseenPayloads,
      ...[...unsafeLinks, ...markedLinks].map(link),
      '<div data-embed-provider="youtube" data-embed-id="&quot;><img src=x onerror=__ran=1>">x</div>',
      '<table><tr><td onclick="__ran=1" colspan="99999999"><img src="/images/shoes/bloch.svg" onload="__ran=1" width=1 height=1></table>',
    ];
    for (const html of pieces) {
      await page.evaluate((copied) => {
        document.documentElement.dataset.copied = copied;
      }, html);
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Control+c');
      await page.keyboard.press('Control+v');
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Enter');
    }
    await expect(editor).toContainText('before');
    await page.getByLabel('Excerpt').fill('Pasted');
    await page.getByLabel('Title', { exact: true }).fill('Pasted from elsewhere');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();

    const draft = (await product.send(`GET ${languagePath(id, 'en')}`, { token })).body;
    const links = JSON.stringify(draft.text.body).match(/"href":"(?:[^"\\]|\\.)*"/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !/^"href":"https?:/.test(href))).toEqual([]);
    const published = await product.send(`POST ${languagePath(id, 'en')}/publish`, {
      token,
      body: { version: draft.version },
    });
    expect(published.status).toBe(200);
    await drawn(product);
    const path = `/blog/${draft.text.slug}`;
    const { text, headers } = await product.send(`GET ${path}`);
    await page.goto(product.url + path);
    await hydrated(page);
    await expect(page.locator('article')).toContainText('before');
    await page.goto('about:blank');
    expect(await dangersIn(page, [{ path, text, type: String(headers['content-type']) }])).toEqual([]);
    expect(incidents).toEqual([]);
  });
});
