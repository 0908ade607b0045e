import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './site.ts';

const brands = readdirSync('lambdas/catalog/seed/brands').map((file) =>
  JSON.parse(readFileSync(`lambdas/catalog/seed/brands/${file}`, 'utf8')),
);
const brand = (id: string) => brands.find((candidate) => candidate.id === id);

test('home has a hero, an intro, the brands and a call to action [S-005, S-015]', { tag: '@both' }, async ({
  page,
  t,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('home:heroTitleStart'));
  await expect(page.getByRole('heading', { name: t('home:introTitle') })).toBeVisible();
  for (const { id } of brands) await expect(page.locator(`main a[href="/brand/${id}"]`).first()).toBeVisible();
  await page
    .locator('.closing')
    .getByRole('link', { name: t('home:closingAction') })
    .click();
  await expect(page).toHaveURL(/\/products$/);
});

for (const id of ['bloch', 'nikolay', 'capezio', 'gaynor', 'russianPointe', 'sodanca', 'suffolk']) {
  test(`brand page ${id} has history, features, models and links [S-006, S-018, S-019, Q-041]`, async ({
    page,
    language,
    t,
  }) => {
    const record = brand(id);
    const reply = await page.goto(`/brand/${id}`);
    expect(reply?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    for (const text of [
      record.history[language][0],
      record.keyFeatures[language][0],
      record.popularModels[0].note[language],
    ])
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    const website = main.getByRole('link', { name: t('catalog:officialWebsite') });
    await expect(website).toHaveAttribute('href', record.link);
    const retailers = main.getByRole('link', { name: t('catalog:findRetailer') });
    const map = new URL((await retailers.getAttribute('href')) ?? '');
    if (record.retailerLinkIsFinder) expect(map.href).toBe(record.retailerLink);
    else {
      expect(map.origin + map.pathname).toBe('https://www.google.com/maps/search/');
      expect(map.searchParams.get('query')).toBe(
        t('catalog:mapQuery', { name: record.names[language] ?? record.name }),
      );
      expect(map.searchParams.get('hl')).toBe(language);
    }
    // A link that is counted as a click to the maker leads there.
    await expect(website).toHaveAttribute('data-visit', `maker ${id}`);
    expect(await retailers.getAttribute('data-visit')).toBe(record.retailerLinkIsFinder ? `maker ${id}` : null);
    await expect(main.getByRole('heading', { name: t('catalog:modelsTitle') })).toBeVisible();
    await expect(website).toHaveAttribute('rel', /noopener/);
  });
}

test('the length of a brand page is known before all of it is drawn: the scroll bar does not jump', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/brand/bloch');
  await expect(page.locator('.product-card')).toHaveCount(3);
  await page.evaluate(() => document.fonts.ready);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const guessed = await height();
  const end = page.getByRole('contentinfo');
  for (const part of await page.locator('.story, .model, .product-card').all()) await part.scrollIntoViewIfNeeded();
  await end.scrollIntoViewIfNeeded();
  expect(Math.abs((await height()) / guessed - 1)).toBeLessThan(0.03);
});

test('products lists the six shoes with their price as text [S-021, S-125, S-127]', async ({ page }) => {
  await page.goto('/products');
  const cards = page.locator('.product-card');
  await expect(cards).toHaveCount(6);
  await expect(cards.first()).toContainText('$85–$95');
});

test('products can be filtered, searched and sorted, and says when nothing fits [Q-004]', { tag: '@both' }, async ({
  page,
  openApp,
  language,
  t,
}) => {
  await openApp('/products');
  const main = page.getByRole('main');
  const cards = page.locator('.product-card');
  await main.getByRole('combobox', { name: t('catalog:filterBrand') }).selectOption('nikolay');
  await expect(cards).toHaveCount(3);
  await expect(page).toHaveURL(/brand=nikolay/);
  await main.getByRole('searchbox').fill('elite');
  await expect(cards).toHaveCount(1);
  await main.getByRole('searchbox').fill('גרישקו');
  await expect(cards).toHaveCount(3);
  await main.getByRole('searchbox').fill('triumf');
  await expect(main.getByRole('status')).toContainText(t('didYouMean', { query: 'triumf', guess: 'Triumph' }));
  await expect(cards).toHaveCount(1);
  await main.getByRole('searchbox').fill('no such shoe anywhere');
  await expect(cards).toHaveCount(0);
  await expect(main.getByText(t('catalog:noProductsTitle'))).toBeVisible();
  await main.getByRole('button', { name: t('catalog:clearFilters') }).click();
  await expect(cards).toHaveCount(6);
  // A maker of none of these shoes is named as well, and leads to its own page.
  const makers = main.getByRole('combobox', { name: t('catalog:filterBrand') });
  await expect(makers.locator('option[value="gaynor"]')).toHaveText(/ \(0\)$/);
  await makers.selectOption('gaynor');
  await expect(main.locator('.empty').getByRole('link')).toHaveAttribute('href', /^\/brand\/gaynor/);
  await main.getByRole('button', { name: t('catalog:clearFilters') }).click();
  await expect(cards).toHaveCount(6);
  const names = () => cards.locator('.product-name bdi').allTextContents();
  const byName = (await names()).toSorted(new Intl.Collator(language).compare);
  expect(await names()).not.toEqual(byName);
  await main.getByRole('combobox', { name: t('catalog:sortBy') }).selectOption('name');
  await expect(page).toHaveURL(/sort=name/);
  await expect.poll(names).toEqual(byName);
});

test('what is filled in before the app has come is kept and answered', async ({ page }) => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  await page.route(/\/assets\/main-/, (route) => gate.then(() => route.continue()));
  await page.goto('/products');
  const filters = page.locator('form.filters');
  await filters.getByRole('combobox').first().selectOption('bloch');
  await filters.getByRole('searchbox').fill('eurostretch');
  open();
  await expect(page.locator('.product-card')).toHaveCount(1);
  await expect(filters.getByRole('searchbox')).toHaveValue('eurostretch');
  await expect(filters.getByRole('combobox').first()).toHaveValue('bloch');
});

test('a shoe opens at its maker, in a new tab [Q-004]', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/products');
  const link = page.locator('.product-card').first().getByRole('link');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('an unknown address is the not-found page with status 404; the code step has none of its own [S-026, S-027]', async ({
  page,
  t,
}) => {
  for (const path of ['/no/such/page', '/two-factor', '/verify', '/login/code']) {
    const reply = await page.goto(path);
    expect(reply?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: t('pages:notFoundTitle') })).toBeVisible();
  }
});

test('an unknown brand is the not-found page with brands to go to [Q-003]', { tag: '@desktop' }, async ({ page }) => {
  for (const id of ['nobody', 'Bloch', 'russianpointe']) {
    const reply = await page.goto(`/brand/${id}`);
    expect(reply?.status()).toBe(404);
    await expect(page.locator('main a[href="/brand/russianPointe"]').first()).toBeVisible();
  }
});

test('an unknown brand within the app is the not-found screen [Q-003]', async ({ page, openApp, t }) => {
  await openApp('/');
  await page.evaluate(() => {
    history.pushState({}, '', '/brand/nobody');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('heading', { name: t('pages:notFoundTitle') })).toBeVisible();
});

test('Grishko leads to Nikolay, and Freed of London is named [S-012, Q-001]', async ({ page }) => {
  await page.goto('/brand/grishko');
  await expect(page).toHaveURL(/\/brand\/nikolay/);
  await expect(page.getByRole('main')).toContainText('Grishko');
  await page.goto('/brand/suffolk');
  await expect(page.getByRole('main')).toContainText('Freed of London');
});
test.use({ expectedConsole: [/404/] });
