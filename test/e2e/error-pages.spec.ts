import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { ErrorGroup, ErrorGroupDetails } from '#contracts/error-log/endpoints.ts';
import { expect, type Texts, test, textIn } from './site.ts';

test.use({ expectedConsole: [/./] });

/** In the place of a screen's code: it draws the screen's name, or breaks. */
const screen = `
export const meta = () => ({ title: '', description: '' });
export const Component = () => {
  if (document.cookie.includes('broken')) throw new Error('unforeseen');
  return 'drawn';
};`;

/** The page of all shoes is broken, as it would be after a fault in its code. */
const breakProducts = (page: Page) =>
  page.route(/assets\/products-page.*\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: screen }));

const openBroken = async (page: Page, context: BrowserContext, t: Texts) => {
  await context.addCookies([{ name: 'broken', value: 'yes', url: page.url() }]);
  await page
    .locator('.hero')
    .getByRole('link', { name: t('home:heroAction') })
    .click();
  await expect(page.getByRole('alert')).toContainText(t('errorTitle'));
};
/** The number that the screen shows. */
const shownNumber = (page: Page, t: Texts) =>
  page
    .getByRole('alert')
    .getByText(t('error-report:number'))
    .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);

test('an unforeseen error shows its screen; Try Again and Refresh Page each bring the page [S-078, S-079, S-173]', async ({
  page,
  context,
  openApp,
  t,
}) => {
  await breakProducts(page);
  const alert = page.getByRole('alert');
  for (const button of ['tryAgain', 'refreshPage']) {
    await openApp('/');
    await openBroken(page, context, t);
    await expect(alert).toContainText(t('errorText'));
    await context.clearCookies({ name: 'broken' });
    await alert.getByRole('button', { name: t(button) }).click();
    await expect(alert).toHaveCount(0);
    if (button === 'tryAgain') await expect(page.locator('main')).toHaveText('drawn');
    else await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalog:productsTitle'));
  }
});

test('its number is shown, and leads an administrator to the error [S-150, S-217, S-257]', { tag: '@both' }, async ({
  page,
  context,
  openApp,
  people,
  t,
}) => {
  await breakProducts(page);
  await openApp('/');
  await openBroken(page, context, t);
  const number = (await shownNumber(page, t).textContent()) ?? '';
  const { token } = await people.admin();
  const id = number.replace('-', '');
  const found = async () =>
    (await people.send<{ items: { id: string }[] }>('GET', `/api/admin/errors?errorId=${id}`, undefined, token)).items;
  await expect.poll(async () => (await found()).length, { message: number }).toBe(1);
  const [group] = await found();
  const path = `/api/admin/errors/${group?.id}`;
  const { message, occurrences } = await people.send<ErrorGroupDetails>('GET', path, undefined, token);
  expect(message).toBe('unforeseen');
  expect(occurrences.find((met) => met.id === id)).toMatchObject({
    path: '/products',
    browser: expect.stringContaining('Chrome'),
    stack: expect.stringContaining('products-page'),
    componentStack: expect.stringContaining('at '),
  });
});

test('an error whose reporting code is missing is in the error log all the same [S-257]', async ({
  page,
  context,
  openApp,
  people,
  t,
}) => {
  const name = Array.from({ length: 12 }, () => 'abcdefghij'[randomInt(10)]).join('');
  await page.route(/assets\/products-page.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: screen.replace('unforeseen', `unforeseen ${name}`) }),
  );
  await page.route(/assets\/report(ed)?-(error|uncaught).*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  const { token } = await people.admin();
  const logged = async () => {
    const { items } = await people.send<{ items: ErrorGroup[] }>('GET', '/api/admin/errors', undefined, token);
    return items.flatMap(({ message, count }) => (message.includes(name) ? [`${message}: ${count}`] : []));
  };
  await openApp('/');
  await openBroken(page, context, t);
  await expect(page.getByRole('alert')).toContainText(t('errorText'));
  await expect.poll(logged).toEqual([`Error: unforeseen ${name}: 1`]);
  // An uncaught error as well. Each is there once, and no visitor is shown that a part of the page is missing.
  await page.evaluate(
    (of) =>
      setTimeout(() => {
        throw new Error(`in a timer ${of}`);
      }),
    name,
  );
  const both = [`Error: in a timer ${name}: 1`, `Error: unforeseen ${name}: 1`];
  await expect.poll(async () => (await logged()).sort()).toEqual(both);
  await page.waitForLoadState('networkidle');
  expect((await logged()).sort()).toEqual(both);
  await expect(page.locator('.missing-code')).toHaveCount(0);
});

test('an error that cannot be reported shows the same screen; only the console says so [S-225, S-217]', async ({
  page,
  context,
  openApp,
  t,
}) => {
  await breakProducts(page);
  const tried: unknown[] = [];
  await page.route('**/api/admin/log-error', (route) => {
    tried.push(route.request().postDataJSON());
    return route.fulfill({ status: 500, contentType: 'text/html', body: '' });
  });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await openApp('/');
  await openBroken(page, context, t);
  await expect(shownNumber(page, t)).toBeVisible();
  await expect.poll(() => said.filter((text) => text.includes('ApiError')).length).toBe(1);
  expect(tried).toEqual([expect.objectContaining({ message: 'unforeseen', url: page.url() })]);
  const number = await shownNumber(page, t).textContent();
  const shown = [t('errorTitle'), t('errorText'), t('refreshPage'), t('tryAgain'), t('error-report:number'), number];
  for (const text of shown) await expect(page.getByRole('alert')).toContainText(text ?? '');
  await expect(page.getByRole('alert').locator(':scope > *')).toHaveCount(4);
});

test('an empty page says that it is loading, and nothing else, until its app has come', async ({ page, t }) => {
  await page.route(/assets\/main-.*\.js/, () => {});
  await page.goto('/admin');
  await expect(page.getByRole('status')).toHaveText(t('loading'));
  await expect(page.getByText(t('errorTitle'))).toBeHidden();
  const bar = await page.locator('.shell-bar').boundingBox();
  expect(bar).toMatchObject({ x: 0, y: 0, width: page.viewportSize()?.width });
  expect(bar?.height).toBeLessThan(80);
});

test('an unknown address of the administrator area says so, and draws its shoes in full', { tag: '@desktop' }, async ({
  page,
  context,
  people,
  t,
}) => {
  await people.become(context, await people.admin());
  await page.goto('/admin/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pages:notFoundTitle'));
  await expect(page.locator('.brand-card-shoe').first()).toBeVisible();
  // A fill that nothing defines is not drawn.
  const undefinedFills = await page
    .locator('main [fill^="url(#"]')
    .evaluateAll((shapes) =>
      shapes
        .map((shape) => shape.getAttribute('fill')?.slice(5, -1) ?? '')
        .filter((id) => !document.getElementById(id)),
    );
  expect(undefinedFills).toEqual([]);
  expect(await page.locator('main [fill^="url(#"]').count()).toBeGreaterThan(0);
});

test('the English words are those of the specification [S-078, S-079]', () => {
  const t = textIn('en');
  expect(`${t('errorTitle')} ${t('errorText')}`).toBe(
    'Something went wrong. We encountered an unexpected error. Please try refreshing the page.',
  );
  expect([t('refreshPage'), t('tryAgain')]).toEqual(['Refresh Page', 'Try Again']);
});
