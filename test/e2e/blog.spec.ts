import { accessibilityFaults, expect, hydrated, otherScheme, shiftOf, sumShifts, test, textIn } from './site.ts';

const slugs = { he: 'כמה-קשיח-צריך-שאנק', en: 'how-hard-a-shank', fr: 'durete-du-cambrion' };
const post = (slug: string, language: string) => `/blog/${encodeURIComponent(slug)}?lang=${language}`;

test('the list leads to the posts, by category too [S-022]', async ({ page, openApp, t, language }) => {
  await openApp('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('blog:title'));
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards).toHaveCount(6);
  expect(await accessibilityFaults(page)).toEqual([]);
  const categories = page.getByRole('navigation', { name: t('blog:categories') });
  await categories.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\?category=/);
  await expect(cards).not.toHaveCount(6);
  await expect(categories.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'page');
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expect(page.locator('article h1')).toBeVisible();
  await expect(page.locator('article .rich-text')).toHaveAttribute('lang', language);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', /\/blog\//);
});

test('a list of more than one page says which of how many it is, an empty one that there is nothing yet [S-022]', {
  tag: '@desktop',
}, async ({ page, openApp, isMobile, language, t }) => {
  // The seed has six posts: a fuller blog and an empty one are the real answer with other numbers.
  let total = 11;
  await page.route(/\/api\/blog\/posts\?/, async (route) => {
    const reply = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/page=\d+/, 'page=1'),
    });
    const list = await reply.json();
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    const shown = number === 1 ? list.items : list.items.slice(0, 1);
    const items = total === 0 ? [] : shown;
    await route.fulfill({
      response: reply,
      json: { ...list, items, total, page: number, pages: Math.ceil(total / 10) },
    });
  });
  const open = async () => {
    await openApp('/');
    if (isMobile) await page.locator('.mobile-menu summary').click();
    const navigation = page.getByRole('navigation', { name: t('mainNavigation') }).filter({ visible: true });
    await navigation.getByRole('link', { name: t('navBlog'), exact: true }).click();
  };
  await open();
  const main = page.getByRole('main');
  await expect(main.getByText(t('blog:readMore')).first()).toBeVisible();
  await expect(main.getByText(t('blog:pageOf', { page: 1, pages: 2 }))).toBeVisible();
  await main.getByRole('link', { name: t('blog:older') }).click();
  await expect(main.getByText(t('blog:pageOf', { page: 2, pages: 2 }))).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  total = 0;
  await open();
  await expect(main.getByText(t('blog:empty'))).toBeVisible();
  if (language === 'en') expect(t('blog:empty')).toBe('No blog posts yet');
});

test('a post brings its picture first; its fonts come later and move nothing', { tag: '@both' }, async ({
  page,
  language,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  await page.addInitScript(sumShifts, true);
  // The app may take the page over in the middle: that is another test's matter.
  await page.route('**/assets/main-*.js', () => {});
  await page.goto(post(slugs[language === 'he' ? 'he' : 'en'], language));
  await expect(page.locator('html')).not.toHaveAttribute('data-faces');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('300 17px Text') && document.fonts.check('40px Display'))).toBe(
    true,
  );
  expect(asked.indexOf('image')).toBeLessThan(asked.indexOf('font'));
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await shiftOf(page)).toBeLessThan(0.001);
  // A reader who comes from another page sees the next post in its own fonts from the start.
  await page.goto('/blog');
  await page.locator('.post-card a').nth(1).click();
  await page.waitForURL(/\/blog\/.+/);
  await expect(page.locator('html')).not.toHaveAttribute('data-faces');
});

test('a post is whole without JavaScript, with its headings, table and links [S-023]', async ({
  browser,
  language,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto(post(slugs.en, language));
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(article.getByRole('table')).toBeVisible();
  await expect.poll(() => fonts.length).toBeGreaterThan(1);
  expect((await article.textContent())?.length).toBeGreaterThan(2_500);
  await context.close();
});

test('any slug leads to the post, and the language switch stays on it [S-023]', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(post(slugs.fr, 'he'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('article h1')).toHaveText('כמה קשיח צריך להיות השאנק?');
  await hydrated(page);
  // The address becomes the one of the text that is read.
  await expect(page).toHaveURL((url) => decodeURI(url.pathname) === `/blog/${slugs.he}`);
  await page.goto(post(slugs.he, 'en'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('article .rich-text')).toHaveAttribute('dir', 'ltr');
  await hydrated(page);
  await expect(page).toHaveURL((url) => url.pathname === `/blog/${slugs.en}`);
});

test('a post has no faults that axe finds, by day and in the dark [S-023]', { tag: '@both' }, async ({
  page,
  openApp,
  language,
  colorScheme,
}) => {
  await openApp(post(slugs[language === 'he' ? 'he' : 'en'], language));
  await expect(page.locator('article')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: otherScheme(colorScheme) });
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('feeds and sitemap name the posts of each language', async ({ request }) => {
  for (const language of ['he', 'en', 'ru', 'fr', 'es'] as const) {
    const reply = await request.get(`/feed-${language}.xml`);
    expect(reply.headers()['content-type']).toContain('xml');
    const text = await reply.text();
    expect(text).toContain(
      `<title>${textIn(language)('blog:feedTitle', { siteName: textIn(language)('siteName') })}</title>`,
    );
    expect(text.match(/<item>/g)).toHaveLength(6);
  }
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`hreflang="fr" href="`);
});

test.describe('what does not exist', () => {
  test.use({ expectedConsole: [/404/] });
  test('is said to be missing, with status 404: a post, a page of the list, a category', async ({ page, t }) => {
    for (const path of ['/blog/no-such-post', '/blog?page=99', '/blog?category=no-such', '/blog?page=0']) {
      const reply = await page.goto(path);
      expect(reply?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pages:notFoundTitle'));
    }
  });
});
