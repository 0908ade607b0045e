import type { BrowserContext, Locator, Page } from '@playwright/test';
import { administrator } from '#test/support/administrator.ts';
import { axe, expect, hydrated, test } from './site.ts';

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
/** With a key: the way of a mouse to the button would count as reading on, and renew the session by itself. */
const press = async (button: Locator) => {
  await button.focus();
  await button.press('Enter');
};
/** The server knows the user's name best: it may have changed since the last time. */
const renewed = () => ({
  status: 200,
  body: { token: tokenUntil(3600), user: { ...user, username: 'Maya Plisetskaya' } },
});

test('a session that ends soon is announced, and goes on or ends as the reader wants [S-159, S-272]', {
  tag: '@both',
}, async ({ page, context, openApp, language, isMobile, t }) => {
  await page.clock.install();
  const asked = await beginSession(context, 290, renewed);
  await openApp('/products');
  const dialog = page.getByRole('alertdialog', { name: t('sessionWarningTitle') });
  const stay = dialog.getByRole('button', { name: t('stayLoggedIn') });
  const logOut = dialog.getByRole('button', { name: t('logout'), exact: true });
  await test.step('in the words of the specification [S-080, S-082]', async () => {
    await expect(stay).toBeVisible();
    await expect(logOut).toBeVisible();
    if (language === 'en') {
      await expect(dialog).toHaveAccessibleName('Your session is about to expire');
      await expect(stay).toHaveAccessibleName('Stay Logged In');
      await expect(logOut).toHaveAccessibleName('Logout');
    }
    const { violations } = await (await axe(page)).include('dialog').analyze();
    expect(violations).toEqual([]);
  });
  await test.step('with a countdown that moves each second [S-081, S-161]', async () => {
    const countdown = async () => /4:[0-5]\d/.exec((await dialog.textContent()) ?? '')?.[0];
    const first = await countdown();
    expect(first).toBeDefined();
    await expect.poll(countdown).not.toBe(first);
  });
  await test.step('staying renews the stored token and user, once [S-156, S-163]', async () => {
    const before = await page.evaluate(() => localStorage.getItem('token'));
    await stay.click();
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(before);
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? ''));
    expect(kept).toEqual({ ...user, username: 'Maya Plisetskaya' });
    expect(asked.refresh).toBe(1);
  });
  await test.step('at the next warning the other button logs out, and never refreshes [S-054, S-154, Q-050]', async () => {
    await page.clock.fastForward(3_310_000);
    await expect(logOut).toBeVisible();
    // As a finger or a key does it: the way of a mouse to the button would count as reading on.
    if (isMobile) await logOut.tap();
    else await press(logOut);
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect
      .poll(() => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]))
      .toEqual([null, null]);
    await expect.poll(() => asked).toEqual({ refresh: 1, logout: 1 });
  });
});

test('whoever is still reading stays logged in without a click, and asks the server once [S-162, Q-050]', {
  tag: '@desktop',
}, async ({ page, context, openApp, t }) => {
  await page.clock.install();
  // Each renewal is for an hour more, so that an hour later the warning is back.
  const asked = await beginSession(context, 200, () => {
    const { status, body } = renewed();
    return { status, body: { ...body, token: tokenUntil(200 + asked.refresh * 3600) } };
  });
  await openApp('/');
  const dialog = page.getByRole('alertdialog', { name: t('sessionWarningTitle') });
  const devtools = await context.newCDPSession(page);
  const activities: Record<string, () => Promise<unknown>> = {
    'moves of the mouse': async () => {
      for (let step = 0; step < 5; step += 1) await page.mouse.move(10 + step * 7, 20 + step * 7);
    },
    // At the top of the page, where neither scrolls: that would be an activity of its own, which goes on for a while.
    'the wheel': () => page.mouse.wheel(0, -50),
    'a key': () => page.keyboard.press('ArrowUp'),
    // Without the mouse events that a browser adds to a tap.
    'a touch': () => devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 20, y: 20 }] }),
    scrolling: () => page.evaluate(() => scrollBy(0, 50)),
    'a button of the mouse': () => page.mouse.down(),
  };
  let renewals = 0;
  for (const [activity, use] of Object.entries(activities))
    await test.step(activity, async () => {
      await expect(dialog).toBeVisible();
      await use();
      await expect(dialog).toHaveCount(0);
      renewals += 1;
      expect(asked.refresh).toBe(renewals);
      await page.clock.fastForward(3_600_000);
    });
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

test.describe('a session that could not be renewed', () => {
  test.use({ expectedConsole: [/status of (401|500)|net::ERR_FAILED/] });

  test('is tried again, then ends, and the log-in page says why [S-163, S-240]', { tag: '@desktop' }, async ({
    page,
    context,
    openApp,
    language,
    t,
  }) => {
    await page.clock.install();
    const asked = await beginSession(context, 290, () => ({ status: 500, body: '' }));
    // First there is no network, then the server is broken.
    await context.route('**/auth/refresh', (route) => route.abort(), { times: 1 });
    await openApp('/products');
    await press(page.getByRole('alertdialog').getByRole('button', { name: t('stayLoggedIn') }));
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return asked.refresh;
      })
      .toBe(3);
    await expect(page).toHaveURL(/\/login\?reason=session_expired&returnTo=%2Fproducts$/);
    await expect(page.getByRole('status').getByText(t('tokenRefreshFailed'))).toBeVisible();
    if (language === 'en') expect(t('tokenRefreshFailed')).toBe('Token refresh failed');
    expect(await page.evaluate(() => localStorage.token)).toBeUndefined();
  });

  test('ends where the server refuses it, and the log-in page says why [S-163]', async ({
    page,
    context,
    openApp,
    t,
  }) => {
    const problem = { error: 'Ended by an administrator', code: 'authenticationRequired', requestId: 'r' };
    await beginSession(context, 290, () => ({ status: 401, body: problem }));
    await openApp('/');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('stayLoggedIn') })
      .click();
    await expect(page).toHaveURL(/\/login\?reason=session_expired/);
    await expect(page.getByRole('status').getByText('Ended by an administrator')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test.describe('a session that was stored before', () => {
  test.use({ expectedConsole: [/net::ERR_FAILED/] });

  test('is forgotten at the start when the server has ended it, and the log-in page says so [S-155, S-239]', {
    tag: '@desktop',
  }, async ({ page, context, openApp, people, language, t }) => {
    const session = await people.logIn(administrator);
    await people.send('POST', '/auth/logout', undefined, session.token);
    await people.become(context, session);
    // A page that asks for nothing with the token: only the check at the start can find out.
    await openApp('/blog');
    await expect
      .poll(() => page.evaluate(() => [localStorage.token, localStorage.user]))
      .toEqual([undefined, undefined]);
    await expect(page.getByText(t('navLogin')).first()).toBeAttached();
    await page.goto('/account');
    await expect(page).toHaveURL(/\/login\?/);
    await expect(page.getByRole('status').getByText(t('errors:tokenInvalid'))).toBeVisible();
    if (language === 'en') expect(t('errors:tokenInvalid')).toBe('Token verification failed');
  });

  test('is kept at the start when the server cannot be reached [Q-049]', { tag: '@desktop' }, async ({
    page,
    context,
    openApp,
  }) => {
    await beginSession(context, 3600, renewed);
    await page.route('**/auth/verify', (route) => route.abort());
    const unanswered = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/auth/verify'));
    await openApp('/blog');
    await unanswered;
    await expect(page.getByText(user.username).first()).toBeAttached();
    expect(await page.evaluate(() => localStorage.token)).toMatch(/\.signature$/);
  });
});

test('logging out in one tab logs out in the other; one that slept too long notices when it wakes [Q-051]', {
  tag: '@desktop',
}, async ({ context, page, openApp, isMobile, t }) => {
  await page.clock.install();
  const asked = await beginSession(context, 3600, renewed);
  const other = await context.newPage();
  const welcome = other.getByRole('banner').getByText(t('welcome', { name: `\u2068${user.username}\u2069` }));
  await test.step('a tab that has slept', async () => {
    // A page of this site without the app, whose token is the next one's.
    await other.goto('/robots.txt');
    for (const [index, wake] of ['focus', 'online', 'visibilitychange'].entries()) {
      const end = (index + 1) * 3600;
      await other.evaluate(([token, kept]) => Object.assign(localStorage, { token, user: kept }), [
        tokenUntil(end),
        JSON.stringify(user),
      ] as const);
      // The stored token is looked at once when the watch begins.
      const watched = other.waitForResponse('**/auth/verify');
      await other.goto('/products');
      await hydrated(other);
      await watched;
      await expect(welcome.first()).toBeAttached();
      // The clock goes on, and no timer with it.
      await other.clock.setSystemTime(Date.now() + (end + 1) * 1000);
      await other.evaluate((type) => document.dispatchEvent(new Event(type, { bubbles: true })), wake);
      await expect(other).toHaveURL(/\/login\?reason=session_expired/);
    }
    await other.clock.setSystemTime(Date.now());
  });
  const openMenu = async (tab: Page) => {
    if (isMobile) await tab.locator('.mobile-menu summary').click();
  };
  await test.step('a log-out in the first tab', async () => {
    await openApp('/');
    await other.goto('/products');
    await hydrated(other);
    await openMenu(other);
    await expect(welcome.filter({ visible: true })).toHaveCount(1);
    await openMenu(page);
    const logOut = page.getByRole('banner').getByRole('button', { name: t('logout') });
    await logOut.filter({ visible: true }).click();
    const logIn = other.getByRole('banner').getByRole('link', { name: t('navLogin'), exact: true });
    await expect(logIn.filter({ visible: true })).toHaveCount(1);
    await expect(welcome.filter({ visible: true })).toHaveCount(0);
    await expect.poll(() => asked.logout).toBe(1);
  });
});

test('a page that comes back from the memory of the browser shows nothing of its former user [Q-051]', async ({
  page,
  context,
  people,
  t,
}) => {
  const admin = await people.logIn(administrator);
  const reader = await people.logIn(await people.newUser());
  await people.become(context, admin);
  const comeBack = (next: Record<string, string>) =>
    page.evaluate((stored) => {
      localStorage.removeItem('token');
      localStorage.removeItem('user');
      Object.assign(localStorage, stored);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, next);
  const open = async (path: string) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(
      path === '/account' ? main.getByRole('heading', { level: 2 }).first() : main.getByRole('listitem').first(),
    ).toBeVisible();
  };
  await test.step('after a log-out elsewhere', async () => {
    for (const path of ['/admin/users', '/account']) {
      await open(path);
      await comeBack({});
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByText(admin.user.username)).toHaveCount(0);
      await comeBack({ token: admin.token, user: JSON.stringify(admin.user) });
    }
  });
  await test.step('after another person has logged in', async () => {
    await open('/admin/users');
    await comeBack({ token: reader.token, user: JSON.stringify(reader.user) });
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByText(admin.user.username)).toHaveCount(0);
    await expect(page.getByText(t('welcome', { name: `\u2068${reader.user.username}\u2069` })).first()).toBeAttached();
  });
});

test('the tips are for those who are logged in; others are told how [S-007, S-008, S-020, S-193]', {
  tag: '@both',
}, async ({ page, openApp, people, t }) => {
  await openApp('/tips');
  await expect(page.getByText(t('tips:loginToRead'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('tips:login') })
    .click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Ftips$/);

  await test.step('the log-in leads back to them [Q-016]', async () => {
    const reader = await people.newUser();
    await page.getByRole('textbox', { name: t('auth:usernameOrEmail'), exact: true }).fill(reader.username);
    await page.getByLabel(t('auth:password'), { exact: true }).fill(reader.password);
    await page.getByRole('button', { name: t('auth:loginAction'), exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/tips$/);
  });
  const sections = page.getByRole('main').getByRole('region');
  await expect(sections).toHaveCount(6);
  for (const [index, topic] of ['choosing', 'fitting', 'breakingIn', 'care', 'safety', 'disclaimer'].entries()) {
    const section = sections.nth(index);
    await expect(section).toHaveAttribute('id', topic);
    const title = (await section.getByRole('heading', { level: 2 }).textContent()) ?? '';
    await expect(
      page
        .getByRole('navigation', { name: t('tips:contents') })
        .getByRole('link')
        .nth(index),
    ).toHaveText(title);
  }
  await expect(page.getByText(t('tips:loginToRead'))).toHaveCount(0);
  const { violations } = await (await axe(page)).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);

  await test.step('each chapter but the disclaimer has its drawing and leads on to a post, and back to the contents', async () => {
    const main = page.getByRole('main');
    const posts = main.getByRole('link', { name: new RegExp(`^${t('tips:inBlog', { title: '' })}`) });
    await expect(posts).toHaveCount(5);
    await expect(main.locator('img')).toHaveCount(5);
    await expect
      .poll(() =>
        main
          .locator('img')
          .first()
          .evaluate((img) => Reflect.get(img, 'naturalWidth')),
      )
      .toBe(1200);
    await expect(main.getByRole('link', { name: t('tips:toContents') })).toHaveCount(6);
    await posts.last().click();
    await expect(page).toHaveURL(/\/blog\/.+/);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
