import type { BrowserContext, Locator, Page } from '@playwright/test';
import { relayLimits } from '#contracts/relay/endpoints.ts';
import type { Product } from '#test/support/product.ts';
import { measurementId, type StandIn, siteName, siteTag, test } from './set-product.ts';
import { expect, hydrated, textIn } from './site.ts';

// One after another, in one product.
test.describe.configure({ mode: 'default' });

const google = 'https://www.googletagmanager.com/gtag/js';

/** Answers for Google, and notes what a browser asks of anybody but the site, and of the site’s own calls. */
const watch = async (context: BrowserContext, site: string) => {
  const asked: string[] = [];
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site)) asked.push(url);
    else if (/\/api\/(config|analytics|telemetry)/.test(url)) asked.push(new URL(url).pathname);
  });
  return asked;
};
/** The page's calls of Google’s script. */
const told = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (window.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>)));
const open = async (page: Page, address: string) => {
  await page.goto(address);
  await hydrated(page);
};
/** The box shows what is kept, which is known a moment after the press. By the keyboard: nothing can move away under it. */
const press = async (box: Locator, checked: boolean) => {
  await expect(box).toBeChecked({ checked: !checked });
  await box.press('Space');
  await expect(box).toBeChecked({ checked });
};
/** Everything that loads by itself has come: the copy of the catalogue, and what waits until the page is idle. */
const settled = async (page: Page) => {
  await page.waitForFunction(() => localStorage.getItem('site-catalogue-refreshed') !== null);
  await page.waitForLoadState('networkidle');
};
/** The page as it would be on another stage, or with other settings. */
const changePages = (page: Page, change: (html: string) => string) =>
  page.route(/^http:\/\/localhost:\d+\/(products)?(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

test('a site without such services loads none of their code, and asks for nothing', async ({ page, context, t }) => {
  const asked = await watch(context, 'http://localhost');
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''));
  });
  await open(page, '/privacy');
  await settled(page);
  await expect(page.getByRole('main')).toContainText(t('privacy:servicesOff'));
  expect(asked).toEqual([]);
  // No host name is looked up, and no host is connected to, in advance either.
  await expect(page.locator('link[rel~="preconnect"], link[rel~="dns-prefetch"]')).toHaveCount(0);
  expect(scripts.filter((script) => script.includes('data-cf-beacon'))).toEqual([]);
  // A no in advance counts as well.
  const box = page.getByRole('checkbox', { name: t('privacy:allowStatistics') });
  await press(box, false);
  expect((await context.cookies()).find(({ name }) => name === 'statistics')).toMatchObject({ value: 'no' });
});

test('visits are counted by both services, without what was searched for, until the visitor says no in any tab [S-221, S-222, S-223, S-224]', async ({
  page,
  context,
  product,
  standIn,
  t,
}) => {
  const asked = await watch(context, product.url);
  await open(page, `${product.url}/products?search=canary&utm_source=mail`);
  const script = page.locator(`script[src="${google}?id=${measurementId}"]`);
  await expect(script).toHaveCount(1);
  await expect.poll(() => told(page)).toContainEqual(['event', 'page_view', expect.anything()]);
  const calls = await told(page);
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  expect(calls[0]).toEqual(['consent', 'default', { analytics_storage: 'granted', ...denied }]);
  expect(calls[2]).toEqual(['config', measurementId, expect.objectContaining({ send_page_view: false })]);
  const [, , view] = calls.find(([, name]) => name === 'page_view') ?? [];
  expect(view).toMatchObject({ page_location: `${product.url}/products?utm_source=mail` });
  expect(JSON.stringify(calls)).not.toContain('canary');

  const tag = page.locator('script[data-cf-beacon]');
  await expect(tag).toHaveAttribute('src', `${product.url}/api/analytics/proxy/beacon.min.js`);
  const visits = () => standIn.heard.filter(({ path }) => path === '/cloudflareinsights.com/cdn-cgi/rum');
  await expect.poll(() => visits().length).toBe(1);
  expect(JSON.parse(String(visits()[0]?.body))).toMatchObject({
    siteToken: siteTag,
    location: `${product.url}/products`,
  });

  await test.step('the next page is counted, and another tab', async () => {
    await page
      .locator('footer')
      .getByRole('link', { name: t('privacy'), exact: true })
      .click();
    await expect
      .poll(async () => JSON.stringify(await told(page)))
      .toContain(`"page_location":"${product.url}/privacy"`);
  });
  const other = await context.newPage();
  await open(other, `${product.url}/blog`);
  await expect(other.locator(`script[src^="${google}"]`)).toHaveCount(1);

  await test.step('a no ends it in both, without loading them again', async () => {
    const main = page.getByRole('main');
    await expect(main).toContainText('Google Analytics');
    await context.addCookies([{ name: '_ga', value: 'canary', url: product.url }]);
    await press(main.getByRole('checkbox', { name: t('privacy:allowStatistics') }), false);
    for (const tab of [page, other]) {
      const disabled = () => tab.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), measurementId);
      await expect.poll(disabled).toBe(true);
      expect((await told(tab)).at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
    }
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga');
    // A script that is there already sends to the site alone.
    const before = standIn.heard.length;
    await page.evaluate(() => fetch('/api/analytics/proxy/cdn-cgi/rum', { method: 'POST', body: '{}' }));
    expect(standIn.heard).toHaveLength(before);
  });

  await test.step('a page that is opened afterwards asks for nothing, until a yes', async () => {
    asked.length = 0;
    await open(other, `${product.url}/privacy`);
    await settled(other);
    expect(asked).toEqual([]);
    await press(other.getByRole('checkbox', { name: t('privacy:allowStatistics') }), true);
    await expect(other.locator(`script[src^="${google}"]`)).toHaveCount(1);
  });
});

for (const [signal, name, value] of [
  ['gpc', 'globalPrivacyControl', true],
  ['dnt', 'doNotTrack', '1'],
] as const) {
  test(`a browser that says no by itself is asked nothing and told so: ${signal} [Q-067]`, async ({
    page,
    context,
    product,
    t,
  }) => {
    await context.addInitScript(
      ([key, said]) => Object.defineProperty(navigator, String(key), { get: () => said }),
      [name, value],
    );
    const asked = await watch(context, product.url);
    await context.addCookies([{ name: 'statistics', value: 'yes', url: product.url }]);
    await open(page, `${product.url}/privacy`);
    await settled(page);
    await expect(page.getByRole('main')).toContainText(t(`privacy:signal.${signal}`));
    const box = page.getByRole('checkbox', { name: t('privacy:allowStatistics') });
    await expect(box).not.toBeChecked();
    await expect(box).toBeDisabled();
    expect(asked).toEqual([]);
  });
}

test('where the default is denied, nothing begins before a yes; Google may store from then on [Q-067, S-222]', async ({
  page,
  context,
  product,
}) => {
  await changePages(page, (html) => html.replace(/data-services="[^"]*"/, 'data-services="analytics denied"'));
  await page.route('**/api/config/analytics', (route) =>
    route.fulfill({ json: { enabled: true, measurementId, storage: 'denied' } }),
  );
  const asked = await watch(context, product.url);
  // The site's own count stores nothing and contacts no one.
  const counted = page.waitForRequest('**/api/visits');
  await open(page, product.url);
  await counted;
  await settled(page);
  expect(asked).toEqual([]);
  await context.addCookies([{ name: 'statistics', value: 'yes', url: product.url }]);
  await open(page, product.url);
  await expect(page.locator(`script[src^="${google}"]`)).toHaveCount(1);
  const [first, second] = await told(page);
  expect(first).toMatchObject(['consent', 'default', { analytics_storage: 'denied' }]);
  expect(second).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
});

test('a page that the browser draws in advance counts when somebody sees it, and not before', async ({
  page,
  context,
  product,
}) => {
  await watch(context, product.url);
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }));
  const counts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visits')) counts.push(request.method());
  });
  await open(page, `${product.url}/products`);
  await settled(page);
  const leave = () => page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await leave();
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  expect(counts).toEqual([]);
  const counted = page.waitForRequest('**/api/visits');
  await leave();
  await counted;
  expect(counts).toEqual(['POST']);
});

test.describe('a configuration that cannot be read', () => {
  test.use({ expectedConsole: [/status of 404/] });

  test('leads to the id that was built in; without one nothing is loaded [S-220, Q-066]', async ({
    page,
    context,
    product,
  }) => {
    let builtIn = '';
    await changePages(page, (html) => html.replace(/data-services="[^"]*"/, `data-services="analytics"${builtIn}`));
    await page.route('**/api/config/analytics', (route) => route.fulfill({ status: 404, json: {} }));
    const asked = await watch(context, product.url);
    await open(page, product.url);
    await settled(page);
    await expect.poll(() => asked).toEqual(['/api/config/analytics']);
    builtIn = ' data-analytics-id="G-0BU1LT1N"';
    await open(page, product.url);
    await expect(page.locator(`script[src="${google}?id=G-0BU1LT1N"]`)).toHaveCount(1);
  });
});

test.describe('telemetry', () => {
  test.use({ expectedConsole: [/./] });

  interface Item {
    type: string;
    payload: Record<string, unknown> & { tags?: Record<string, string>; environment?: string };
    text: string;
  }
  /** The items that reached the service. */
  const itemsIn = (standIn: StandIn): Item[] =>
    standIn.heard
      .filter(({ path }) => path === '/errors.example/api/7/envelope/')
      .flatMap(({ body }) => {
        const [, ...lines] = String(body).split('\n');
        const items: Item[] = [];
        while (lines.length > 1) {
          const { type } = JSON.parse(lines.shift() ?? '{}') as { type: string };
          const parts = [lines.shift() ?? '', ...(type === 'replay_recording' ? [lines.shift() ?? ''] : [])];
          items.push({ type, payload: JSON.parse(parts[0] ?? '{}'), text: parts.join('\n') });
        }
        return items;
      });
  const sent = (standIn: StandIn, type: string) => itemsIn(standIn).filter((item) => item.type === type);

  /** In the place of a screen's code. */
  const broken = `
export const meta = () => ({ title: '', description: '' });
export const Component = () => {
  throw new Error('unforeseen, of ballerina@dance.example with Bearer eyJhbGciOiJI.eyJzdWIiOiJj.YW5hcnk');
};`;
  // A token begins so in these letters; the hash in the name of a file may have them in others.
  const canaries = /canary|ballerina|(?-i:eyJ)|Grand-jete|0123-secret/i;

  /** A visit with secrets everywhere a browser has any, which ends in an error. */
  const visit = async (page: Page, context: BrowserContext, product: Product, chance: number): Promise<string> => {
    const t = textIn('he');
    await context.addInitScript((value) => {
      Math.random = () => value;
    }, chance);
    await context.addCookies([{ name: 'devices', value: 'canary', url: product.url }]);
    await page.route(/^https:/, (route) => route.abort());
    await page.route(/assets\/products-page.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: broken }),
    );
    const loaded = page.waitForResponse('**/api/config/telemetry');
    await open(page, `${product.url}/login?token=canary1&password=canary2&returnTo=%2Faccount%3Ftoken%3Dcanary3`);
    await loaded;
    await page.waitForLoadState('networkidle');
    await page.locator('input[autocomplete="username"]').fill('ballerina@dance.example');
    await page.locator('input[type="password"]').fill('Grand-jete-at-noon!');
    await page.evaluate(async () => {
      const headers = { authorization: 'Bearer canary-bearer-token', 'x-confirmation': '0123-secret' };
      await fetch('/api/brands?token=canary4&lang=he', { headers });
      console.warn('the password is password=canary5 for ballerina@dance.example');
      // Noise, of three kinds.
      void Promise.reject('canary6');
      void Promise.reject(new TypeError('Failed to fetch'));
      setTimeout(() => {
        throw new Error('ResizeObserver loop limit exceeded');
      });
    });
    await page
      .locator('header, footer')
      .getByRole('link', { name: t('navProducts'), exact: true })
      .last()
      .click();
    const number = page.getByRole('alert').getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await expect(number).toBeVisible();
    return String(await number.textContent()).replace('-', '');
  };

  test('an error is reported with its number and its recording, and nothing of the person leaves [S-232, S-234, S-235, Q-071]', async ({
    page,
    context,
    product,
    standIn,
  }) => {
    standIn.heard.length = 0;
    const left: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/telemetry'))
        left.push(`${JSON.stringify(request.headers())} ${request.postData()}`);
    });
    const number = await visit(page, context, product, 0.11);
    await expect.poll(() => sent(standIn, 'event').length).toBe(1);
    const [{ payload } = { payload: {} }] = sent(standIn, 'event');
    expect(payload).toMatchObject({ environment: 'production', tags: { error_id: number } });
    // Every visit with an error is recorded; of the others, and of traces, a tenth, to which 0.11 does not belong.
    await expect.poll(() => sent(standIn, 'replay_recording').length).toBeGreaterThan(0);
    expect(sent(standIn, 'replay_event')[0]?.payload).toMatchObject({ replay_type: 'buffer' });
    expect(sent(standIn, 'transaction')).toEqual([]);
    const recording = sent(standIn, 'replay_recording').map(({ text }) => text);
    expect(recording.join('')).toMatch(/\*{5}/);
    expect(recording.join('')).not.toContain(siteName.he);
    for (const text of left) expect(text).not.toMatch(canaries);
    const reached = JSON.stringify(standIn.heard.map(({ headers, body }) => [headers, String(body)]));
    expect(reached).not.toMatch(canaries);
    expect(reached).toContain('[masked]');
    const sizes = standIn.heard.map(({ body }) => body.length);
    expect(Math.max(...sizes)).toBeLessThan(relayLimits.telemetry);
  });

  test('a tenth of traces and visits is sent whole, and what was said no to is not [S-232, S-278, Q-067]', async ({
    page,
    context,
    product,
    standIn,
    t,
  }) => {
    standIn.heard.length = 0;
    await visit(page, context, product, 0.09);
    await expect.poll(() => sent(standIn, 'transaction').length).toBeGreaterThan(0);
    await expect.poll(() => sent(standIn, 'replay_event').length).toBeGreaterThan(0);
    expect(sent(standIn, 'replay_event')[0]?.payload).toMatchObject({ replay_type: 'session' });
    expect(JSON.stringify(standIn.heard.map(({ body }) => String(body)))).not.toMatch(canaries);
    await page
      .locator('footer')
      .getByRole('link', { name: t('privacy'), exact: true })
      .click();
    await press(page.getByRole('checkbox', { name: t('privacy:allowStatistics') }), false);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.evaluate(() =>
      setTimeout(() => {
        throw new Error('after the no');
      }),
    );
    await page.getByRole('heading', { level: 1 }).click();
    await page.goto('about:blank');
    expect(asked.filter((url) => url.includes('/api/telemetry'))).toEqual([]);
  });
});
