import { expect, test } from './site.ts';

/** As the browser is after a login: the specification names the keys. */
const logIn = (page: import('@playwright/test').Page, isAdmin: boolean) =>
  page.addInitScript(
    (user) => {
      localStorage.setItem('token', 'token-of-this-test');
      localStorage.setItem('user', JSON.stringify(user));
    },
    { id: '1', username: 'maya', isAdmin },
  );
const entries = ['navTips', 'navAdmin', 'navLogin', 'navSignup'];

for (const [who, isAdmin, shown] of [
  ['an anonymous visitor', undefined, ['navLogin', 'navSignup']],
  ['a logged-in reader', false, ['navTips']],
  ['an administrator', true, ['navTips', 'navAdmin']],
] as const)
  test(`the menu of ${who} has what they may use [S-002, S-050, S-051, S-052]`, async ({
    page,
    openApp,
    t,
    isMobile,
  }) => {
    if (isAdmin !== undefined) await logIn(page, isAdmin);
    await openApp('/');
    if (isMobile) await page.locator('.mobile-menu summary').click();
    const header = page.getByRole('banner');
    for (const key of entries) {
      const link = header.getByRole('link', { name: t(key), exact: true }).filter({ visible: true });
      await expect(link).toHaveCount(shown.some((entry) => entry === key) ? 1 : 0);
    }
  });

test('the administrator area sends others away [S-069, S-070, S-195]', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, false);
  await page.goto('/admin');
  await expect(page).toHaveURL(/:\d+\/$/);
});
