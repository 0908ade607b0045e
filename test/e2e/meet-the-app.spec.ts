import { expect, test } from './site.ts';

test('a page comes with almost no script, and the app at the first touch', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  expect(scripts).toHaveLength(1);
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  expect(scripts.length).toBeGreaterThan(1);
});

for (const path of ['/', '/brand/bloch', '/products', '/blog', '/login', '/no/such/page'])
  test(`${path} looks the same before and after the app takes over`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const before = await page.locator('main').textContent();
    const picture = await page.screenshot({ animations: 'disabled' });
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    expect(await page.locator('main').textContent()).toBe(before);
    expect((await page.screenshot({ animations: 'disabled' })).equals(picture)).toBe(true);
  });

test('a click before the app is there is not lost', async ({ page, t }) => {
  await page.goto('/');
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  await page
    .getByRole('button', { name: t('switchTheme') })
    .filter({ visible: true })
    .first()
    .click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).not.toBe(before);
});

test('what is typed before the app is there is searched for', async ({ page }) => {
  await page.goto('/');
  await page.locator('.search-input').pressSequentially('bloch');
  await expect(page.getByRole('option').first()).toContainText('Bloch');
});

test('the theme is kept from visit to visit', async ({ page, openApp, t }) => {
  await openApp('/');
  await page
    .getByRole('button', { name: t('switchTheme') })
    .filter({ visible: true })
    .first()
    .click();
  const chosen = await page.evaluate(() => document.documentElement.dataset.theme);
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(chosen);
});

test('a screen that is still loading says so [S-028]', async ({ page, openApp, t }) => {
  await openApp('/');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/products-page.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page
    .locator('.hero')
    .getByRole('link', { name: t('home:heroAction') })
    .click();
  await expect(page.getByRole('status').filter({ hasText: t('loading') })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/products/);
});
test.use({ expectedConsole: [/404/] });
