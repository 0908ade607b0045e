import { expect, hydrated, test, textIn } from './site.ts';

for (const [page, key] of [
  ['accessibility', 'accessibilityStatement'],
  ['privacy', 'privacy'],
] as const)
  test(`every footer leads to the page on ${page}, which is there in five languages`, async ({
    page: tab,
    openApp,
    request,
    t,
  }) => {
    await openApp('/brand/bloch');
    await tab
      .getByRole('contentinfo')
      .getByRole('link', { name: t(key), exact: true })
      .click();
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(t(`${page}:title`));
    await expect(tab).toHaveURL(new RegExp(`/${page}$`));
    await expect(tab).toHaveTitle(`${t(`${page}:metaTitle`)} · ${t('siteName')}`);
    await tab.reload();
    await hydrated(tab);
    const contact = tab.getByRole('main').getByRole('link');
    await expect(contact).toHaveAttribute('href', 'mailto:contact@pointe.example');
    await expect(contact).toHaveText(/contact@pointe\.example/);
    await expect(tab.getByRole('main').getByText(/2026/)).toBeVisible();
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const language of ['he', 'en', 'ru', 'fr', 'es'] as const) {
      const html = await (await request.get(`/${page}?lang=${language}`)).text();
      expect(html).toContain(`<html lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}"`);
      expect(html).toContain(
        `<title>${textIn(language)(`${page}:metaTitle`)} · ${textIn(language)('siteName')}</title>`,
      );
      expect(html).toContain(textIn(language)(`${page}:lead`));
      expect(html).not.toContain('noindex');
      expect(sitemap).toContain(`/${page}?lang=${language}`);
    }
  });

test('privacy tells what this browser really keeps, and for how long the logs are kept', { tag: '@desktop' }, async ({
  page,
  context,
  openApp,
}) => {
  await openApp('/privacy?lang=en');
  const main = page.getByRole('main');
  await expect(main).toContainText('deleted after 30 days');
  await page
    .getByRole('button', { name: textIn('en')('switchTheme') })
    .first()
    .click();
  // The copy for the search comes a second after the page.
  await expect.poll(() => page.evaluate(() => 'site-products' in localStorage)).toBe(true);
  const kept = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat());
  const told = ['i18nextLng', 'theme', 'site-brands', 'site-products', 'site-catalogue-refreshed'];
  // React Router notes where each page was scrolled to.
  expect(kept.filter((name) => !told.includes(name) && !name.startsWith('react-router'))).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['i18next']);
});

test('the shoes are reached from the home page, the search, the footer and the navigation [Q-011]', {
  tag: '@both',
}, async ({ page, openApp, isMobile, t }) => {
  const arrived = async () => {
    await expect(page).toHaveURL(/\/products(\?|$)/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalog:productsTitle'));
  };
  const from = async (press: () => Promise<void>) => {
    await press();
    await arrived();
    await page.goBack();
    await expect(page.locator('.hero')).toBeVisible();
  };
  await openApp('/');
  const link = { name: t('navProducts'), exact: true };
  await test.step('home', () =>
    from(() =>
      page
        .getByRole('main')
        .getByRole('link', { name: t('home:heroAction') })
        .first()
        .click(),
    ));
  await test.step('footer', () => from(() => page.getByRole('contentinfo').getByRole('link', link).click()));
  await test.step('navigation', () =>
    from(async () => {
      if (isMobile) await page.locator('.mobile-menu summary').click();
      await page.getByRole('banner').getByRole('link', link).click();
    }));
  await test.step('a search that finds nothing', () =>
    from(async () => {
      await page.locator('.search-input').focus();
      await page.getByRole('banner').getByRole('combobox').fill('qqqqqqqq');
      await page.getByRole('option', { name: t('seeShoes') }).click();
    }));
});
