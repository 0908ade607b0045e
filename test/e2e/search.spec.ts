import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** The two keys of the browser's copy, as the specification names them. */
const stored = { brands: 'site-brands', products: 'site-products' };

test.beforeEach(async ({ page, openApp }) => {
  await openApp('/');
  await openSearch(page);
});

/** The first focus fetches the combobox. */
const openSearch = async (page: Page) => {
  await page.locator('.search-input').focus();
  await expect(field(page)).toBeFocused();
};

const field = (page: Page) => page.getByRole('banner').getByRole('combobox');
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

test('finds brands and shoes by name, case-insensitively, each with picture, name, text and type [S-062, S-063]', {
  tag: '@both',
}, async ({ page, t }) => {
  await field(page).fill('BLOCH');
  const first = options(page).first();
  await expect(first).toContainText('Bloch');
  await expect(first).toContainText(t('typeBrand'));
  await expect(first.locator('img')).toHaveAttribute('src', '/images/shoes/bloch.svg');
  await expect(first.getByText(/1932/)).toBeVisible();
  // Its shoes stand under it.
  for (const [place, name] of ['Heritage', 'Eurostretch', 'Balance European'].entries())
    await expect(options(page).nth(place + 1)).toContainText(name);
  await field(page).fill('heritage');
  await expect(options(page).first()).toContainText('Heritage');
  await expect(options(page).first()).toContainText(t('typeProduct'));
});

test('a brand goes to its page, a term of the glossary to its place there [S-064]', async ({ page, t }) => {
  await field(page).fill('gaynor');
  await options(page).first().click();
  await expect(page).toHaveURL(/\/brand\/gaynor/);
  await field(page).fill('shank');
  await options(page)
    .filter({ hasText: t('glossary') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/glossary#shank$/);
  await expect(page.locator('#shank')).toBeInViewport();
});

test('a shoe opens its link in a new tab [S-065]', { tag: '@desktop' }, async ({ page, context }) => {
  await context.route(/grishkoshop/, (route) => route.fulfill({ body: 'maker' }));
  await field(page).fill('triumph');
  const opened = context.waitForEvent('page');
  await options(page).filter({ hasText: 'Triumph' }).first().click();
  expect((await opened).url()).toContain('grishkoshop.com');
  expect(await (await opened).evaluate(() => window.opener)).toBeNull();
});

test('waits 300 ms after the last key, then says what it found [S-061, S-066]', { tag: '@desktop' }, async ({
  page,
  t,
}) => {
  // Notes in the page itself when the last key came before the first result, when that stood there, and what was said.
  await page.evaluate(() => {
    const noted = { typed: 0, found: 0, said: [] as string[] };
    Object.assign(window, { noted });
    const noteKey = () => {
      if (!noted.found) noted.typed = performance.now();
    };
    document.addEventListener('input', noteKey, true);
    new MutationObserver(() => {
      if (document.querySelector('[role=option]')) noted.found ||= performance.now();
      noted.said.push(document.querySelector('.search-panel [role=status]')?.textContent ?? '');
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await field(page).pressSequentially('niko', { delay: 20 });
  await expect(options(page).first()).toContainText('Nikolay');
  const { typed, found, said } = await page.evaluate(() => Reflect.get(window, 'noted'));
  expect(found - typed).toBeGreaterThanOrEqual(299);
  expect(said).toContain(t('searching'));
});

test('says when there is nothing, and can be cleared [S-066]', async ({ page, t }) => {
  await field(page).fill('qqqq');
  await expect(page.getByText(t('noResults', { query: 'qqqq' })).first()).toBeVisible();
  await test.step('it can be asked in the chat', async () => {
    await options(page)
      .filter({ hasText: t('askAbout', { query: 'qqqq' }) })
      .click();
    await expect(page.locator('.chat').getByText('qqqq', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.chat')).toHaveCount(0);
  });
  await field(page).fill('qqqq');
  await page.getByRole('button', { name: t('clearSearch') }).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await field(page).fill('qqqq');
  await options(page)
    .filter({ hasText: t('seeShoes') })
    .click();
  await expect(page).toHaveURL(/\/products$/);
});

test('asks back what was meant by a misspelt word or another keyboard layout', async ({ page, t }) => {
  for (const [query, guess] of [
    ['Blohc', 'Bloch'],
    ['cku', 'בלוך'],
  ] as const) {
    await field(page).fill(query);
    await expect(page.getByText(t('didYouMean', { query, guess }))).toBeVisible();
    await expect(options(page).first()).toContainText('Bloch');
  }
});

test('is used by keyboard alone [Q-014]', { tag: '@desktop' }, async ({ page }) => {
  await field(page).focus();
  await page.keyboard.type('suffolk');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/brand\/suffolk/);
});

test('finds Grishko as Nikolay in three scripts, and Freed of London where it is written of [Q-001]', async ({
  page,
}) => {
  for (const [query, brand] of [
    ['Grishko', 'Nikolay'],
    ['גרישקו', 'Nikolay'],
    ['Гришко', 'Nikolay'],
    ['Freed of London', 'Suffolk'],
  ] as const) {
    await field(page).fill(query);
    await expect(options(page).first()).toContainText(brand);
  }
});

test('lists everything it found within 24rem [S-067]', { tag: '@both' }, async ({ page }) => {
  await field(page).fill('e');
  await expect(options(page).nth(5)).toBeAttached();
  const list = page.locator('.max-h-96').first();
  expect(await list.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(384);
  expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('384px');
});

test('searches the copy in this browser, seeded when absent, which is refreshed on load [S-062, S-123, S-126, Q-040]', {
  tag: '@desktop',
}, async ({ page }) => {
  await field(page).fill('bloch');
  await expect(options(page).first()).toBeVisible();
  const ids = (key: string) =>
    page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]').map(({ id }: { id: string }) => id), key);
  expect(await ids(stored.brands)).toHaveLength(7);
  expect(await ids(stored.products)).toHaveLength(6);
  // The API's answer takes the place of what an older visit left.
  await page.evaluate((key) => {
    localStorage.removeItem('site-catalogue-refreshed');
    localStorage.setItem(key, '[]');
  }, stored.brands);
  await page.reload();
  await page.keyboard.press('Shift');
  await expect.poll(() => ids(stored.brands)).toHaveLength(7);
});

test('leaves a copy that is there as it is, and finds in it by name and description [S-062, S-128, S-264]', async ({
  page,
  openApp,
}) => {
  await field(page).fill('bloch');
  await expect(options(page).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('site-catalogue-refreshed'))).not.toBeNull();
  const own =
    '[{"id":"own","name":"Odile","image":"/images/shoes/bloch.svg","link":"https://example.com","description":"Satin"}]';
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [stored.brands, own] as const);
  await openApp('/products');
  await openSearch(page);
  for (const query of ['ODILE', 'satin']) {
    await field(page).fill(query);
    await expect(options(page).first()).toContainText('Odile');
  }
  expect(await page.evaluate((key) => localStorage.getItem(key), stored.brands)).toBe(own);
});

test('still finds when the API is away [Q-040]', { tag: '@desktop' }, async ({ page, openApp }) => {
  await field(page).fill('bloch');
  await expect(options(page).first()).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await openApp('/products');
  await openSearch(page);
  await field(page).fill('capezio');
  await expect(options(page).first()).toContainText('Capezio');
});

test('shows hostile text from the storage as text', async ({ page, openApp }) => {
  await field(page).fill('bloch');
  await expect(options(page).first()).toBeVisible();
  // The copy is refreshed from the API once: not after the change that follows.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('site-catalogue-refreshed'))).not.toBeNull();
  await page.route('**/api/**', (route) => route.abort());
  await page.evaluate((key) => {
    const brands = JSON.parse(localStorage.getItem(key) ?? '[]');
    brands[0].name = '<img src=x onerror="window.hacked=1">Bloch';
    localStorage.setItem(key, JSON.stringify(brands));
  }, stored.brands);
  await openApp('/products');
  await openSearch(page);
  await field(page).fill('onerror');
  await expect(options(page).first()).toContainText('onerror');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('survives a damaged copy', { tag: '@desktop' }, async ({ page, openApp }) => {
  await page.evaluate((key) => localStorage.setItem(key, '{"broken'), stored.brands);
  await openApp('/products');
  await openSearch(page);
  await field(page).fill('bloch');
  await expect(options(page).first()).toContainText('Bloch');
});

test.use({ expectedConsole: [/ERR_FAILED/] });
