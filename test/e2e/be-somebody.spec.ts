import { expect, test } from './site.ts';

const entries = ['navTips', 'navAdmin', 'navLogin', 'navSignup'];

for (const [who, isAdmin, shown] of [
  ['an anonymous visitor', undefined, ['navLogin', 'navSignup']],
  ['a logged-in reader', false, ['navTips']],
  ['an administrator', true, ['navTips', 'navAdmin']],
] as const)
  test(`the menu of ${who} has what they may use [S-002, S-050, S-051, S-052]`, async ({
    page,
    context,
    people,
    openApp,
    t,
    isMobile,
  }) => {
    if (isAdmin !== undefined) {
      await people.become(context, await (isAdmin ? people.admin() : people.logIn(await people.newUser())));
    }
    await openApp('/');
    if (isMobile) await page.locator('.mobile-menu summary').click();
    const header = page.getByRole('banner');
    for (const key of entries) {
      const link = header.getByRole('link', { name: t(key), exact: true }).filter({ visible: true });
      await expect(link).toHaveCount(shown.some((entry) => entry === key) ? 1 : 0);
    }
  });

test('the administrator area sends others away [S-030, S-069, S-070, Q-016]', async ({ page, context, people }) => {
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fadmin%2Fusers$/);
  await people.become(context, await people.logIn(await people.newUser()));
  await page.goto('/admin');
  await expect(page).toHaveURL(/:\d+\/$/);
});
