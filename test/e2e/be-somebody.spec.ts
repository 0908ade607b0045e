import { expect, test } from './site.ts';

const entries = ['navTips', 'navAdmin', 'navLogin', 'navSignup'];

for (const [who, isAdmin, shown] of [
  ['an anonymous visitor', undefined, ['navLogin', 'navSignup']],
  ['a logged-in reader', false, ['navTips']],
  ['an administrator', true, ['navTips', 'navAdmin']],
] as const)
  test(`the menu of ${who} has what they may use, and they can log out [S-002, S-053, S-054]`, async ({
    page,
    context,
    people,
    openApp,
    t,
    isMobile,
  }) => {
    const person =
      isAdmin === undefined ? undefined : await (isAdmin ? people.admin() : people.logIn(await people.newUser()));
    if (person) await people.become(context, person);
    await openApp('/brand/bloch');
    if (isMobile) await page.locator('.mobile-menu summary').click();
    const header = page.getByRole('banner');
    await test.step('tips for readers, the way in for strangers, the administrator area for administrators [S-050, S-051, S-052]', async () => {
      for (const key of entries) {
        const link = header.getByRole('link', { name: t(key), exact: true }).filter({ visible: true });
        await expect(link).toHaveCount(shown.some((entry) => entry === key) ? 1 : 0);
      }
    });
    const edit = header.getByRole('link', { name: t('editPage') }).filter({ visible: true });
    if (isAdmin) await expect(edit).toHaveAttribute('href', '/admin/brands/bloch');
    else await expect(edit).toHaveCount(0);
    if (!person) return;
    const welcome = t('welcome', { name: `\u2068${person.user.username}\u2069` });
    await expect(header.getByText(welcome).filter({ visible: true })).toBeVisible();
    // The administrator's session is that of all tests.
    if (isAdmin) return;
    await header
      .getByRole('button', { name: t('logout') })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(header.getByRole('link', { name: t('navLogin') }).first()).toBeAttached();
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ]);
  });

test('the administrator area shows a spinner until it knows who asks, and sends others away [S-030, S-068, S-069, S-070]', async ({
  page,
  context,
  people,
  t,
}) => {
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fadmin%2Fusers$/);
  await people.become(context, await people.logIn(await people.newUser()));
  const { promise: gate, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/auth/verify', (route) => gate.then(() => route.continue()));
  await page.goto('/admin');
  await expect(page.locator('.loading-mark')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: t('loading') })).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  answer();
  await expect(page).toHaveURL(/:\d+\/$/);
});
