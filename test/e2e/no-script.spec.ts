import { expect, test, textIn } from './site.ts';

test.use({ javaScriptEnabled: false });

const paths = ['/', '/products', '/find', '/brand/bloch', '/blog', '/glossary', '/tips', '/login', '/signup'];

for (const path of paths)
  test(`${path} is complete without JavaScript`, async ({ page, language }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(60);
  });

test('the menu opens and leads on [S-046]', { tag: '@both' }, async ({ page, t, isMobile }) => {
  await page.goto('/');
  if (isMobile) await page.locator('summary').filter({ visible: true }).last().click();
  const navigation = page.getByRole('navigation', { name: t('mainNavigation') }).filter({ visible: true });
  await test.step('home, three brands, the shoes and the blog are there for everybody [S-047, S-048, S-049, Q-011]', async () => {
    for (const key of ['navHome', 'navBloch', 'navNikolay', 'navCapezio', 'navProducts', 'navBlog'])
      await expect(navigation.getByRole('link', { name: t(key), exact: true })).toBeVisible();
  });
  await navigation.getByRole('link', { name: t('navNikolay'), exact: true }).click();
  await expect(page).toHaveURL(/\/brand\/nikolay$/);
});

test('a chosen language holds from page to page [S-029, Q-008]', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/brand/bloch?lang=ru');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.goto('/products');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textIn('ru')('catalog:productsTitle'));
});
