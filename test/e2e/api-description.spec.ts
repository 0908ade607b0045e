import { readFile } from 'node:fs/promises';
import { accessibilityFaults, expect, otherScheme, test } from './site.ts';

// Refusals that tests cause on purpose.
test.use({ expectedConsole: [/status of (401|403|503)/] });

test('an administrator finds the API’s description, searches it, reads a call and takes it away; nobody else gets it [Q-065]', {
  tag: '@both',
}, async ({ page, context, people, request, isMobile, t }) => {
  await test.step('a visitor is sent to the log-in, and their program refused', async () => {
    await page.goto('/admin/api');
    await expect(page).toHaveURL(/\/login/);
    expect((await request.get('/api/openapi.json')).status()).toBe(401);
    expect((await request.get('/openapi.json')).status()).toBe(404);
  });

  await people.become(context, await people.admin());
  const main = page.getByRole('main');
  const call = (id: string) => main.locator(`details#${id}`);
  const search = main.getByRole('searchbox', { name: t('api-description:search') });

  await test.step('from the navigation', async () => {
    await page.goto('/admin');
    if (isMobile) await page.getByRole('button', { name: t('admin:openMenu') }).click();
    await page.getByRole('link', { name: t('admin:section.api'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('api-description:title'));
    await expect(main.getByRole('heading', { level: 2, name: 'Campaigns' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('every area of the product is there', async () => {
    const paths = await main.locator('summary code').allTextContents();
    for (const path of [
      ...['campaigns', 'templates', 'products', 'brands', 'posts', 'settings', 'audit', 'cache-usage', 'analytics'],
      ...['inbox/mails', 'ai/usage'],
    ])
      expect(paths).toContain(`/api/admin/${path}`);
    for (const path of ['/auth/request-password-reset', '/auth/two-factor']) expect(paths).toContain(path);
  });

  await test.step('a search, and one without a result', async () => {
    await search.fill('no such call');
    await expect(main.getByText(t('api-description:none'))).toBeVisible();
    await main.getByRole('button', { name: t('api-description:clear') }).click();
    await search.fill('create user');
    await main.getByRole('combobox', { name: t('api-description:access.label') }).selectOption('admin');
    await expect(call('createUser')).toBeVisible();
    await expect(call('listBrands')).toHaveCount(0);
  });

  await test.step('a write: who may call, its key, its body, an example', async () => {
    // By keyboard, as a programmer would.
    await call('createUser').locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#createUser$/);
    for (const text of [
      `${t('api-description:access.admin')} · ${t('api-description:proof.password')}`,
      ...['Idempotency-Key', 'x-confirmation', 'username'],
    ])
      await expect(call('createUser').getByText(text, { exact: true }).first()).toBeVisible();
    const example = call('createUser').getByRole('region').first();
    await expect(example).toContainText('"email"');
    await expect(example).toHaveCSS('direction', 'ltr');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: otherScheme(test.info().project.use.colorScheme) });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  await test.step('a link leads to a call: a list goes on by cursor, or says what bounds it', async () => {
    await page.goto('/admin/api#listBrands');
    await page.reload();
    await expect(call('listBrands').locator('summary')).toBeFocused();
    await expect(call('listBrands').getByText(t('api-description:bounded'), { exact: true })).toBeVisible();
    await search.fill('listUsers');
    await call('listUsers').locator('summary').click();
    await expect(call('listUsers').getByText('cursor', { exact: true })).toBeVisible();
  });

  await test.step('the file', async () => {
    const started = page.waitForEvent('download');
    await main.getByRole('button', { name: t('api-description:download') }).click();
    const file = await started;
    expect(file.suggestedFilename()).toMatch(/^openapi-.+\.json$/);
    const document = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(Object.keys(document.paths)).toContain('/api/admin/campaigns/{id}/send');
  });
});

test('path and command are copied; a description that does not come is asked for again', {
  tag: '@desktop',
}, async ({ page, context, people, t }) => {
  await people.become(context, await people.admin());
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const refusal = { status: 503, json: { error: 'not now', code: 'unavailable', requestId: 'r' } };
  await page.route('**/api/openapi.json', (route) => route.fulfill(refusal));
  await page.goto('/admin/api#getBrand');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(t('api-description:failed'));
  await page.unroute('**/api/openapi.json');
  await main.getByRole('button', { name: t('tryAgain') }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = async (what: string) => {
    await main.getByRole('button', { name: t(`api-description:copy.${what}`) }).click();
    await expect(page.getByRole('status').getByText(t('api-description:copied'))).toBeVisible();
  };
  await copy('path');
  expect(await copied()).toBe('/api/brands/{id}');
  await copy('curl');
  await expect.poll(copied).toBe(`curl "${new URL(page.url()).origin}/api/brands/$ID"`);
  await copy('link');
  await expect.poll(copied).toMatch(/\/admin\/api#getBrand$/);
});
