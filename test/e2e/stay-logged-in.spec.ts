import type { BrowserContext } from '@playwright/test';
import { axe, expect, test } from './site.ts';

/** A token as the browser reads it: only its end matters there. The server's part is played by the test. */
const tokenUntil = (seconds: number) => {
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { exp: Math.floor(Date.now() / 1000) + seconds, jti: crypto.randomUUID() };
  return `${encoded({ alg: 'RS256' })}.${encoded(claims)}.signature`;
};
const user = { id: '11111111-1111-4111-8111-111111111111', username: 'Maya', isAdmin: false };

/** A reader whose session ends in so many seconds, and a server that answers as the test wants. */
const beginSession = async (
  context: BrowserContext,
  seconds: number,
  refresh: () => { status: number; body: unknown },
) => {
  const asked = { refresh: 0, logout: 0 };
  const json = (status: number, body: unknown) => ({
    status,
    contentType: 'application/json',
    body: JSON.stringify(body),
  });
  await context.route('**/auth/verify', (route) => route.fulfill(json(200, { valid: true, user })));
  await context.route('**/auth/refresh', (route) => {
    asked.refresh += 1;
    const { status, body } = refresh();
    return route.fulfill(json(status, body));
  });
  await context.route('**/auth/logout', (route) => {
    asked.logout += 1;
    return route.fulfill({ status: 204 });
  });
  await context.addInitScript(
    ([token, kept]) => {
      if (location.protocol === 'about:' || sessionStorage.getItem('began')) return;
      sessionStorage.setItem('began', 'yes');
      localStorage.setItem('token', token);
      localStorage.setItem('user', kept);
    },
    [tokenUntil(seconds), JSON.stringify(user)] as const,
  );
  return asked;
};
const renewed = () => ({ status: 200, body: { token: tokenUntil(3600), user } });

test('a session that ends soon is announced, and goes on if the reader wants [S-159, S-272]', async ({
  page,
  context,
  openApp,
  language,
  t,
}) => {
  const asked = await beginSession(context, 290, renewed);
  await openApp('/');
  const dialog = page.getByRole('alertdialog', { name: t('sessionWarningTitle') });
  const stay = dialog.getByRole('button', { name: t('stayLoggedIn') });
  await test.step('in the words of the specification [S-080, S-082]', async () => {
    await expect(stay).toBeVisible();
    const logOut = dialog.getByRole('button', { name: t('logout'), exact: true });
    await expect(logOut).toBeVisible();
    if (language === 'en') {
      await expect(dialog).toHaveAccessibleName('Your session is about to expire');
      await expect(stay).toHaveAccessibleName('Stay Logged In');
      await expect(logOut).toHaveAccessibleName('Logout');
    }
    const { violations } = await axe(page).include('dialog').analyze();
    expect(violations).toEqual([]);
  });
  await test.step('with a countdown that moves each second [S-081, S-161]', async () => {
    const countdown = async () => /4:[0-5]\d/.exec((await dialog.textContent()) ?? '')?.[0];
    const first = await countdown();
    expect(first).toBeDefined();
    await expect.poll(countdown).not.toBe(first);
  });
  await test.step('staying renews the stored token, once [S-156, S-163]', async () => {
    const before = await page.evaluate(() => localStorage.getItem('token'));
    await stay.click();
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(before);
    expect(asked.refresh).toBe(1);
  });
});

test('whoever is still reading stays logged in without a click, and asks the server once [S-162, Q-050]', async ({
  page,
  context,
  openApp,
  t,
}) => {
  const asked = await beginSession(context, 290, renewed);
  await openApp('/');
  const dialog = page.getByRole('alertdialog', { name: t('sessionWarningTitle') });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 5; step += 1) await page.mouse.move(10 + step * 7, 20 + step * 7);
  await page.keyboard.press('ArrowDown');
  await expect(dialog).toHaveCount(0);
  expect(asked.refresh).toBe(1);
});

test('the button for logging out in the warning logs out, and never refreshes [S-054, S-154, Q-050]', async ({
  page,
  context,
  openApp,
  t,
  isMobile,
}) => {
  const asked = await beginSession(context, 290, renewed);
  await openApp('/products');
  const button = page.getByRole('alertdialog').getByRole('button', { name: t('logout'), exact: true });
  await expect(button).toBeVisible();
  // As a finger or a key does it: the way of a mouse to the button would count as reading on.
  if (isMobile) await button.tap();
  else {
    await button.focus();
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]))
    .toEqual([null, null]);
  await expect.poll(() => asked).toEqual({ refresh: 0, logout: 1 });
});

test('at the end of the countdown the reader is logged out, told so, and led back afterwards [S-164, S-165, S-258, Q-002]', async ({
  page,
  context,
  openApp,
  t,
}) => {
  await page.clock.install();
  await beginSession(context, 290, renewed);
  await openApp('/products');
  await expect(page.getByRole('alertdialog', { name: t('sessionWarningTitle') })).toBeVisible();
  await page.clock.fastForward(291_000);
  await expect(page).toHaveURL(/\/login\?reason=session_expired&returnTo=%2Fproducts$/);
  await expect(page.getByText(t('auth:notices.sessionExpired'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test.describe('when the server refuses', () => {
  test.use({ expectedConsole: [/status of 401/] });

  test('a refresh that fails logs out [S-163]', async ({ page, context, openApp, t }) => {
    const problem = { error: 'no', code: 'authenticationRequired', requestId: 'r' };
    await beginSession(context, 290, () => ({ status: 401, body: problem }));
    await openApp('/');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('stayLoggedIn') })
      .click();
    await expect(page).toHaveURL(/\/login\?reason=session_expired/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test.describe('a session that was stored before', () => {
  test.use({ expectedConsole: [/net::ERR_FAILED/] });

  test('is forgotten at the start when the server has ended it [S-155]', async ({
    page,
    context,
    openApp,
    people,
    t,
  }) => {
    const session = await people.logIn(await people.newUser());
    await people.send('POST', '/auth/logout', undefined, session.token);
    await people.become(context, session);
    // A page that asks for nothing with the token: only the check at the start can find out.
    await openApp('/blog');
    await expect
      .poll(() => page.evaluate(() => [localStorage.token, localStorage.user]))
      .toEqual([undefined, undefined]);
    await expect(page.getByText(t('navLogin')).first()).toBeAttached();
  });

  test('is kept at the start when the server cannot be reached [Q-049]', async ({ page, context, openApp, people }) => {
    const session = await people.logIn(await people.newUser());
    await people.become(context, session);
    await page.route('**/auth/verify', (route) => route.abort());
    const unanswered = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/auth/verify'));
    await openApp('/blog');
    await unanswered;
    await expect(page.getByText(session.user.username).first()).toBeAttached();
    expect(await page.evaluate(() => localStorage.token)).toBe(session.token);
  });
});

test('logging out in one tab logs out in the other [Q-051]', async ({ context, page, openApp, t }) => {
  await beginSession(context, 3600, renewed);
  await openApp('/');
  const other = await context.newPage();
  await other.goto('/products');
  await page.evaluate(() => {
    localStorage.removeItem('token');
    localStorage.removeItem('user');
  });
  await other.keyboard.press('Shift');
  await expect(other.getByText(t('navLogin')).first()).toBeAttached();
});

test('the tips are for those who are logged in; others are told how [S-007, S-008, S-020, S-193]', async ({
  page,
  context,
  openApp,
  people,
  t,
}) => {
  await openApp('/tips');
  await expect(page.getByText(t('tips:loginToRead'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('tips:login') })
    .click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Ftips$/);

  await people.become(context, await people.logIn(await people.newUser()));
  await openApp('/tips');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0);
  await expect(page.getByText(t('tips:loginToRead'))).toHaveCount(0);
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});
