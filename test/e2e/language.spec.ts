import { expect, test, textIn } from './site.ts';

const names = { he: 'עברית', en: 'English', ru: 'Русский', fr: 'Français', es: 'Español' } as const;
const languages = Object.keys(names) as (keyof typeof names)[];

for (const language of languages)
  test(`?lang=${language} is that language, and only Hebrew runs right to left [S-029, S-059, S-060, S-263]`, async ({
    page,
  }) => {
    await page.goto(`/?lang=${language}`);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', language);
    await expect(html).toHaveAttribute('dir', language === 'he' ? 'rtl' : 'ltr');
    await expect(page).toHaveTitle(textIn(language)('home:metaTitle', { siteName: textIn(language)('siteName') }));
  });

test('a reader of none of the five languages gets Hebrew, from right to left [S-003]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'de-DE', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await context.close();
});

test('the switcher lists the five languages by flag and own name and stays on the page [S-055, S-262]', {
  tag: '@both',
}, async ({ page, openApp, isMobile }) => {
  await openApp('/brand/gaynor');
  await page.locator(isMobile ? '.mobile-menu summary' : '.language-menu summary').click();
  const flags = new Set<string>();
  for (const language of languages) {
    const option = page.locator(`a[lang="${language}"]`).filter({ visible: true });
    await expect(option).toHaveText(names[language]);
    await expect(option.locator('svg.flag')).toBeVisible();
    flags.add(await option.locator('svg.flag').innerHTML());
  }
  expect(flags.size).toBe(5);
  await page.locator('a[lang="fr"]').filter({ visible: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveURL(/\/brand\/gaynor/);
  await expect(page.locator(isMobile ? '.mobile-menu summary' : '.language-menu summary')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('fr');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('a choice that only this browser remembers is kept [S-261, S-262, Q-075]', async ({ page, openApp, context }) => {
  await openApp('/?lang=es');
  await context.clearCookies();
  await page.goto('/products');
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textIn('es')('catalog:productsTitle'));
});

test('values that look like script are ignored [S-191]', { tag: '@desktop' }, async ({ page, language }) => {
  await page.goto(`/?lang=${encodeURIComponent('"><script>alert(1)</script>')}`);
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng') ?? '')).not.toContain('script');
});
