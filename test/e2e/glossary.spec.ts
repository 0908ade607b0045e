import { accessibilityFaults, expect, hydrated, test, textIn } from './site.ts';

const languages = ['he', 'en', 'ru', 'fr', 'es'] as const;
/** The terms that are called "shank" in English. */
const shanks = ['shank', 'shank-strength', 'three-quarter-shank'];

test('every footer leads to the glossary, which is there in five languages', { tag: '@both' }, async ({
  page,
  openApp,
  request,
  t,
}) => {
  await openApp('/brand/bloch');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('glossary'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/glossary$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('glossary:title'));
  await expect(page).toHaveTitle(`${t('glossary:metaTitle')} · ${t('siteName')}`);
  await expect(page.locator('.term')).toHaveCount(52);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const language of languages) {
    const html = await (await request.get(`/glossary?lang=${language}`)).text();
    const text = textIn(language);
    expect(html).toContain(`<title>${text('glossary:metaTitle')} · ${text('siteName')}</title>`);
    expect(html.match(/class="term"/g)).toHaveLength(52);
    expect(html).not.toContain('noindex');
    expect(sitemap).toContain(`/glossary?lang=${language}</loc>`);
  }
});

test('the field leaves the terms that are called so in any language, and says how many', { tag: '@both' }, async ({
  page,
  openApp,
  language,
  t,
}) => {
  await openApp('/glossary');
  const field = page.getByRole('searchbox', { name: t('glossary:filter') });
  const count = page.getByRole('main').getByRole('status');
  await expect(count).toHaveText(t('glossary:termCount_other', { count: 52 }));
  await field.fill('SHANK');
  await expect(count).toHaveText(t('glossary:termCount_other', { count: 3 }));
  expect((await page.locator('.term').evaluateAll((terms) => terms.map(({ id }) => id))).toSorted()).toEqual(shanks);
  // The links lead to the letters that are left.
  const letters = page.getByRole('navigation', { name: t('glossary:letters') }).getByRole('link');
  await expect(letters).toHaveText(language === 'he' ? ['ק', 'ש'] : ['S', 'T']);

  await test.step('a word that is not there', async () => {
    await field.fill('qqqq');
    await expect(page.getByRole('heading', { name: t('glossary:emptyTitle') })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: t('glossary:showAll') }).click();
    await expect(page.locator('.term')).toHaveCount(52);
    await expect(field).toHaveValue('');
  });

  await test.step('going to a term shows it among the others', async () => {
    await field.fill('shank');
    await page.locator('#shank dt a').click();
    await expect(page.locator('.term')).toHaveCount(52);
    await expect(field).toHaveValue('');
    await expect(page.locator('.term-target')).toHaveAttribute('id', 'shank');
    await expect(page.locator('#shank')).toBeInViewport();
  });
});

test('a link to a term shows it marked, before the app runs and after', { tag: '@both' }, async ({ page }) => {
  await page.goto('/glossary#throat');
  const term = page.locator('#throat');
  const paper = () => term.evaluate((element) => getComputedStyle(element).backgroundColor);
  const plain = await page.locator('#vamp').evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(term).toBeInViewport();
  const marked = await paper();
  expect(marked).not.toBe(plain);
  await hydrated(page);
  await expect(page.locator('.term-target')).toHaveAttribute('id', 'throat');
  expect(await paper()).toBe(marked);
  await page.locator('#vamp dt a').click();
  await expect(page.locator('.term-target')).toHaveAttribute('id', 'vamp');
  expect(await paper()).toBe(plain);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('what is typed before the app comes counts; another language comes with its own terms alone', {
  tag: '@desktop',
}, async ({ page, language }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/glossary');
  await page.getByRole('main').getByRole('searchbox').fill('shank');
  await hydrated(page);
  await expect(page.locator('.term')).toHaveCount(3);
  const other = language === 'he' ? 'en' : 'he';
  await page.locator('.language-menu summary').click();
  await page.locator(`.language-menu a[lang=${other}]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textIn(other)('glossary:title'));
  await expect(page.locator('.term')).toHaveCount(52);
  expect(asked.filter((path) => path.startsWith('/seed/glossary'))).toEqual([`/seed/glossary-${other}.json`]);
});
