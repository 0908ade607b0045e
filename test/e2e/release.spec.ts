import type { Page } from '@playwright/test';
import { administrator } from '#test/support/administrator.ts';
import { expect, hydrated, test } from './site.ts';

// The browser notes each file that is missing, and the app the error that followed.
test.use({ expectedConsole: [/status of 404|dynamically imported module|ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

/** A release has taken these files away; they are there again for the document with the number `until`. */
const remove = async (page: Page, files: RegExp, { until }: { until: number }) => {
  const loaded = { documents: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.documents += 1;
  });
  await page.route(files, (route) =>
    loaded.documents < until ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  return loaded;
};

test('a page whose code a release has replaced opens after one reload, in the chosen language [Q-070]', async ({
  page,
  openApp,
  language,
  t,
}) => {
  const loaded = await remove(page, /assets\/products-page.*\.js/, { until: 2 });
  await openApp('/');
  await page
    .locator('.hero')
    .getByRole('link', { name: t('home:heroAction') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalog:productsTitle'));
  await expect.poll(() => loaded.documents).toBe(2);
  expect(new URL(page.url()).pathname).toBe('/products');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('home:heroTitleStart'));
});

test('a page whose code stays missing can be read, says so and does not reload again [Q-070]', {
  tag: '@desktop',
}, async ({ page, openApp, t }) => {
  const loaded = await remove(page, /assets\/products-page.*\.js/, { until: 3 });
  await openApp('/');
  await page
    .locator('.hero')
    .getByRole('link', { name: t('home:heroAction') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalog:productsTitle'));
  await expect.poll(() => loaded.documents).toBe(2);
  await page.keyboard.press('Shift');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(t('partMissing'));
  expect(loaded.documents).toBe(2);
  await alert.getByRole('button', { name: t('refreshPage') }).click();
  await expect.poll(() => loaded.documents).toBe(3);
  await hydrated(page);
  await expect(alert).toHaveCount(0);
});

test('a section of the administrator area reloads once, then shows the error with a way to try again [Q-070]', async ({
  page,
  context,
  people,
  isMobile,
  t,
}) => {
  await people.become(context, await people.admin());
  const loaded = await remove(page, /assets\/brands-page.*\.js/, { until: 3 });
  await page.goto('/admin/sessions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sessions:title'));
  if (isMobile) await page.getByRole('button', { name: t('admin:openMenu') }).click();
  await page.getByRole('link', { name: t('admin:section.brands') }).click();
  const alert = page.getByRole('alert');
  await expect.poll(() => loaded.documents).toBe(2);
  await expect(alert).toContainText(t('errorText'));
  expect(loaded.documents).toBe(2);
  expect(new URL(page.url()).pathname).toBe('/admin/brands');
  await alert.getByRole('button', { name: t('tryAgain') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalog-editing:brands'));
  expect(loaded.documents).toBe(3);
});

test('a dialog whose code is missing costs nothing that was typed; without any, the page reloads once [Q-070]', {
  tag: '@desktop',
}, async ({ page, context, people, t }) => {
  await people.become(context, await people.admin());
  const loaded = await remove(page, /assets\/user-dialog.*\.js/, { until: 99 });
  const opener = page.getByRole('button', { name: t('users:newUser') });
  const notice = page.getByRole('alert').filter({ hasText: t('partMissing') });
  await test.step('nothing typed: one reload, then the question', async () => {
    await page.goto('/admin/users');
    await opener.click();
    await expect.poll(() => loaded.documents).toBe(2);
    await opener.click();
    await expect(notice).toBeVisible();
    expect(loaded.documents).toBe(2);
  });
  await test.step('something typed: the question at once, and the text stays', async () => {
    const fresh = await context.newPage();
    const own = await remove(fresh, /assets\/user-dialog.*\.js/, { until: 2 });
    await fresh.goto('/admin/users');
    const search = fresh.getByRole('textbox', { name: t('users:searchLabel') });
    // The page's own verification is over, so that the one below is the search's.
    await expect(search).toBeVisible();
    // Another tab has renewed the session: the search waits until its token is verified, and the dialog comes in between.
    const { token } = await people.logIn(administrator);
    await fresh.evaluate((renewed) => localStorage.setItem('token', renewed), token);
    const verification = Promise.withResolvers<void>();
    await fresh.route('**/auth/verify', (route) => verification.promise.then(() => route.continue()));
    const isSearching = fresh.waitForRequest('**/auth/verify');
    await search.fill('admin');
    await isSearching;
    await fresh.getByRole('button', { name: t('users:newUser') }).click();
    const question = fresh.getByRole('alert').filter({ hasText: t('partMissing') });
    await expect(question).toBeVisible();
    await expect(search).toHaveValue('admin');
    expect(own.documents).toBe(1);
    expect(fresh.url()).not.toContain('search=');
    verification.resolve();
    await expect.poll(() => fresh.url()).toContain('search=admin');
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: t('refreshPage') }).click();
    await fresh.getByRole('button', { name: t('users:newUser') }).click();
    await expect(fresh.getByRole('dialog')).toBeVisible();
  });
});

test('without a connection nothing reloads into an error page of the browser, and code comes when there is one [Q-070]', {
  tag: '@desktop',
}, async ({ page, openApp, context, t }) => {
  await openApp('/');
  await context.setOffline(true);
  const missed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
  await page.locator('.chat-button').click();
  await missed;
  await context.setOffline(false);
  await expect(page.locator('.chat textarea')).toBeVisible();
  await expect(page.locator('.missing-code')).toHaveCount(0);
  await openApp('/');
  await context.setOffline(true);
  await page
    .locator('.hero')
    .getByRole('link', { name: t('home:heroAction') })
    .click();
  const alert = page.getByRole('alert').filter({ hasText: t('errorText') });
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await alert.getByRole('button', { name: t('tryAgain') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalog:productsTitle'));
});

test('a screen that only the app draws says so when the app itself cannot be fetched', async ({ page, t }) => {
  const loaded = await remove(page, /assets\/(main|app)-.*\.js/, { until: 2 });
  await page.goto('/account');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(t('errorTitle'));
  await expect(page.getByRole('status')).toHaveCount(0);
  await expect(page.getByText(t('siteName'), { exact: true })).toBeVisible();
  expect(loaded.documents).toBe(1);
  await alert.getByRole('button', { name: t('refreshPage') }).click();
  await expect(page).toHaveURL(/\/login/);
});
