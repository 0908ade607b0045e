import { axe, expect, otherScheme, test } from './site.ts';

const paths = [
  '/',
  '/products',
  '/find',
  '/find/how',
  '/compare#models=bloch-heritage.nikolay-elite.gm-classic',
  '/brand/bloch',
  '/brand/suffolk',
  '/blog',
  '/tips',
  '/login',
  '/signup',
  '/request-password-reset',
  '/reset-password',
  '/undo-email-change',
  '/glossary',
  '/accessibility',
  '/privacy',
  '/no/such/page',
];

// One reader begins by day and the other in the dark: together they see each page in both, before and after.
for (const path of paths)
  test(`${path}: axe finds nothing, before and after the app takes over, by day and in the dark`, {
    tag: '@both',
  }, async ({ page, colorScheme }) => {
    // A colour on its way to another is neither: nothing moves while it is looked at.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const check = async () => {
      const { violations } = await (await axe(page))
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    };
    await check();
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await page.emulateMedia({ colorScheme: otherScheme(colorScheme), reducedMotion: 'reduce' });
    await check();
  });

// The Russian title of the last one is the longest word of all titles.
for (const path of [
  '/',
  '/products',
  '/find',
  '/compare#models=bloch-heritage.nikolay-elite.gm-classic',
  '/brand/nikolay',
  '/glossary',
  '/accessibility',
  '/privacy',
  '/privacy?lang=ru',
])
  test(`${path} never scrolls sideways, at 320 px as at 400 % zoom`, { tag: '@both' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
  });

test('the first Tab offers to skip to the content', async ({ page, t }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('skipToContent') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('the menus open, close and give the focus back by keyboard [S-046]', { tag: '@both' }, async ({
  page,
  openApp,
  isMobile,
}) => {
  await openApp('/');
  const summary = page.locator(isMobile ? '.mobile-menu summary' : '.language-menu summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  const details = summary.locator('..');
  await expect(details).toHaveAttribute('open', '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(details).not.toHaveAttribute('open', '');
  await expect(summary).toBeFocused();
});

test('header, footer and navigation are landmarks with their content [S-045, S-056]', async ({ page, t }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByText(t('siteName'), { exact: true })).toBeVisible();
  await expect(header.getByText(t('siteSlogan'), { exact: true })).toBeVisible();
  await expect(header.locator('.site-brand svg')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const key of ['nonCommercialNotice', 'developerCredit', 'location']) await expect(footer).toContainText(t(key));
  await expect(footer).toContainText('©');
  await expect(footer.getByRole('link', { name: t('contact') })).toHaveAttribute('href', /^mailto:/);
});
test.use({ expectedConsole: [/404/] });
