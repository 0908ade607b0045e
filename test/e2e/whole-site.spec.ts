import { administrator } from '#test/support/administrator.ts';
import { expect, hydrated, test } from './site.ts';

/** Any request that could be for an API path: files and pages end in something else, or are requested as documents. */
const isCall = (type: string): boolean => type === 'fetch' || type === 'xhr' || type === 'ping';

test('one visit uses all that the site has: brands, shoes, blog, search, the assistant, tips and the administration [S-001, S-004, S-198]', {
  tag: '@both',
}, async ({ page, context, people, isMobile, t }) => {
  const calls = new Set<string>();
  context.on('request', (request) => {
    const { pathname, hostname } = new URL(request.url());
    if (hostname === 'localhost' && isCall(request.resourceType()) && !/^\/(assets|seed)\//.test(pathname))
      calls.add(`${request.method()} ${pathname}`);
  });
  const main = page.getByRole('main');
  const called = (pattern: RegExp) => [...calls].filter((call) => pattern.test(call));
  const go = async (key: string) => {
    if (isMobile) await page.locator('.mobile-menu summary').click();
    const navigation = page.getByRole('navigation', { name: t('mainNavigation') }).filter({ visible: true });
    await navigation.getByRole('link', { name: t(key), exact: true }).click();
  };

  await test.step('home leads to a brand, the shoes and the blog', async () => {
    await page.goto('/');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(page);
    await go('navBloch');
    await expect(page).toHaveURL(/\/brand\/bloch$/);
    await expect(main.getByRole('heading', { level: 1 })).toContainText(/Bloch|בלוך/);
    await go('navProducts');
    await expect(page).toHaveURL(/\/products$/);
    await expect(main.locator('.product-card').first()).toBeVisible();
    await go('navBlog');
    await expect(page).toHaveURL(/\/blog$/);
    // The page before has shoes where this one has posts.
    await expect(main.getByText(t('blog:readMore')).first()).toBeVisible();
    await main.getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/blog\/./);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('the search finds a brand', async () => {
    await page.locator('.search-input').focus();
    const field = page.getByRole('banner').getByRole('combobox');
    await field.fill('gaynor');
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(page).toHaveURL(/\/brand\/gaynor/);
  });

  await test.step('the assistant answers a suggested question', async () => {
    await page.getByRole('button', { name: t('openChat') }).click();
    const chat = page.getByRole('dialog', { name: t('aiChat:title') });
    await chat
      .getByRole('list', { name: t('aiChat:suggestions') })
      .getByRole('button')
      .first()
      .click();
    await expect(chat.getByRole('log').getByRole('listitem').first()).toBeVisible();
    await expect(chat.getByRole('status')).not.toHaveText('');
    expect(called(/^POST \/api\/ai\/ask-hybrid$/)).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
  });

  await test.step('tips are for those who are logged in, and the administration is for administrators', async () => {
    await page.goto('/login?returnTo=%2Ftips');
    await page.getByRole('textbox', { name: t('auth:usernameOrEmail'), exact: true }).fill(administrator.username);
    await page.getByLabel(t('auth:password'), { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: t('auth:loginAction'), exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/tips$/);
    await expect(main.getByRole('region')).toHaveCount(6);
    await people.become(context, await people.admin());
    await page.goto('/admin');
    await expect(page.getByRole('region', { name: t('dashboard:needs') })).toBeVisible();
  });

  // Log-in, users and sessions have the paths that the specification gives them; everything else is under /api.
  await expect.poll(() => called(/^GET \/api\/admin\//)).toEqual(['GET /api/admin/dashboard']);
  expect(called(/^POST \/auth\/login$/)).toHaveLength(1);
  expect([...calls].filter((call) => !/^[A-Z]+ \/(api|auth|users|sessions)(\/|$)/.test(call))).toEqual([]);
});
