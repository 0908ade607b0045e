import { administrator } from '#test/support/administrator.ts';
import { expect, test, textIn } from './site.ts';

const entries = ['navTips', 'navAdmin', 'navLogin', 'navSignup'];

for (const [title, isAdmin, shown] of [
  ['an anonymous visitor has what they may use [S-002]', undefined, ['navLogin', 'navSignup']],
  ['a logged-in reader has what they may use, and the way out [S-002, S-053, S-054]', false, ['navTips']],
  ['an administrator has more, and their area a way out, too [S-002, S-053, S-054]', true, ['navTips', 'navAdmin']],
] as const)
  test(`the menu of ${title}`, { tag: '@both' }, async ({ page, context, people, openApp, t, isMobile }) => {
    // An administrator with a session of its own: that of the other tests goes on.
    const person =
      isAdmin === undefined ? undefined : await people.logIn(isAdmin ? administrator : await people.newUser());
    if (person) await people.become(context, person);
    await openApp('/brand/bloch');
    if (isMobile) await page.locator('.mobile-menu summary').click();
    const header = page.getByRole('banner');
    await test.step('home, three brands and the blog for everybody [S-047, S-048, S-049]', async () => {
      for (const key of ['navHome', 'navBloch', 'navNikolay', 'navCapezio', 'navBlog'])
        await expect(header.getByRole('link', { name: t(key), exact: true }).filter({ visible: true })).toHaveCount(1);
    });
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
    if (isAdmin) {
      await page.goto('/admin');
      if (isMobile) await page.getByRole('button', { name: t('admin:openMenu') }).click();
    }
    await page
      .getByRole('button', { name: t(isAdmin ? 'admin:logOut' : 'logout'), exact: true })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('status').filter({ hasText: t('loggedOut') })).toBeVisible();
    // On a phone in the menu, which has closed.
    await expect(header.getByRole('link', { name: t('navLogin'), includeHidden: true }).first()).toBeAttached();
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ]);
  });

// Each of its addresses has the same gate: `test/web/app/access.test.ts`.
test('the administrator area shows a spinner until it knows who asks, and sends others away [S-030, S-068, S-069, S-070]', async ({
  page,
  context,
  people,
  t,
}) => {
  const path = '/admin/products/heritage';
  await test.step('strangers to the log-in, which leads back [S-195]', async () => {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/login\\?returnTo=${encodeURIComponent(path)}$`));
  });
  await people.become(context, await people.logIn(await people.newUser()));
  const { promise: gate, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/auth/verify', (route) => gate.then(() => route.continue()));
  await test.step('readers home, once it knows them', async () => {
    await page.goto(path);
    await expect(page.locator('.loading-mark')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: t('loading') })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    answer();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

test.describe('a reader who comes from a page', () => {
  // A wrong password is answered 401, which the browser notes.
  test.use({ expectedConsole: [/status of 401/] });

  test('comes back to it, and is not spoken to in a language that they have left [Q-016]', { tag: '@desktop' }, async ({
    page,
    people,
    openApp,
    t,
  }) => {
    const french = textIn('fr');
    const reader = await people.newUser();
    await openApp('/brand/bloch?from=mail');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('navLogin'), exact: true })
      .click();
    const returnTo = `returnTo=${encodeURIComponent('/brand/bloch?from=mail')}`;
    await expect(page).toHaveURL(new RegExp(`/login\\?${returnTo}$`));
    const main = page.getByRole('main');
    const box = (name: string) => main.getByRole('textbox', { name, exact: true });
    const logIn = async (password: string, text: typeof t) => {
      await box(text('auth:usernameOrEmail')).fill(reader.username);
      await box(text('auth:password')).fill(password);
      await main.getByRole('button', { name: text('auth:loginAction'), exact: true }).click();
    };
    const toFrench = async () => {
      await page.locator('.language-menu summary').click();
      await page.locator('a[lang="fr"]').filter({ visible: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    };

    await test.step('the sign-up keeps the way, and proposes the language of the page until one is chosen', async () => {
      await main.getByRole('link', { name: t('auth:noAccountAction'), exact: true }).click();
      await expect(page).toHaveURL(/\/signup\?returnTo=/);
      await expect(main.getByLabel(t('profile:language'), { exact: true })).toHaveValue('en');
      await box(t('auth:username')).fill('rina');
      await toFrench();
      await expect(main.getByLabel(french('profile:language'), { exact: true })).toHaveValue('fr');
      await expect(box(french('auth:username'))).toHaveValue('rina');
      await main.getByRole('link', { name: french('auth:haveAccountAction'), exact: true }).click();
    });

    await test.step('a refusal goes with its language, and the log-in leads back', async () => {
      await page.locator('.language-menu summary').click();
      await page.locator('a[lang="en"]').filter({ visible: true }).click();
      await logIn('not-the-password', t);
      const refusal = main.getByText(t('errors:invalidCredentials'));
      await expect(refusal).toBeVisible();
      await toFrench();
      await expect(refusal).toHaveCount(0);
      await expect(box(french('auth:usernameOrEmail'))).toHaveValue(reader.username);
      await logIn(reader.password, french);
      await expect(page).toHaveURL(/\/brand\/bloch\?from=mail$/);
    });
  });
});
