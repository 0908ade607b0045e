import type { LoggedIn } from '#scripts/visitor.ts';
import type { Fate, Gate } from '#test/support/open-gate.ts';
import { expect, gaps, keptPages, keys, test } from './gated.ts';
import { fetched } from './site.ts';

test.use({
  serviceWorkers: 'allow',
  expectedConsole: [/status of 503|ERR_(EMPTY_RESPONSE|INTERNET_DISCONNECTED|FAILED)|Failed to (fetch|load)/],
});

test('a change that gets no answer is attempted three times, kept, and sent again or discarded; by its user alone', {
  tag: '@desktop',
}, async ({ page, context, gate, openApp, people, t }) => {
  const anna = await people.newUser();
  const [asAnna, asBoris] = await Promise.all([people.logIn(anna), people.logIn(await people.newUser())]);
  await people.become(context, asAnna);
  const sends = () => gate.heard.filter(({ method, path }) => method === 'PATCH' && path === '/api/account');
  const saved = async ({ token }: LoggedIn) =>
    (await people.send<{ location: string }>('GET', '/api/account', undefined, token)).location;
  const save = async (text: string) => {
    await page.getByRole('textbox', { name: t('profile:location') }).fill(text);
    await page.getByRole('button', { name: t('account:save'), exact: true }).click();
  };
  /** Until all is there that a lost connection needs. */
  const openAccount = async () => {
    await page.goto('/account');
    await expect.poll(() => fetched(page)).toContain('/start-outbox-');
    await expect(page.locator('.network-banner')).toBeAttached();
  };
  const indicator = page.locator('.network-indicator');
  const list = page.getByRole('dialog', { name: t('outbox:title') });
  const press = (key: string) => list.getByRole('button', { name: t(`outbox:${key}`), exact: true }).click();
  const logOut = () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: t('logout') })
      .click();
  const cutSaves: Gate['fate'] = ({ method }) => (method === 'PATCH' ? 'cut' : undefined);
  await openApp('/');
  await expect.poll(() => keptPages(page)).toContain('/');
  await openAccount();

  await test.step('it waits, and the banner says why [S-259]', async () => {
    await context.setOffline(true);
    await expect(page.locator('.network-banner')).toHaveText(t('network:offlineBanner'));
    await save('Haifa');
    await expect(page.getByText(t('account:keptForLater'))).toBeVisible();
    await expect(indicator).toHaveText(`You are offline · ${t('network:waiting', { number: 1 })}`);
    expect(sends()).toEqual([]);
  });

  await test.step('three attempts, a second apart; then it is kept until somebody sends it again [S-231, S-275, Q-068]', async () => {
    gate.fate = cutSaves;
    await context.setOffline(false);
    await expect(indicator).toContainText(t('network:stuck', { number: 1 }));
    expect(sends().length).toBe(3);
    for (const gap of gaps(sends())) expect(gap).toBeGreaterThan(950);
    await openAccount();
    await indicator.click();
    await expect(list).toContainText(t('outbox:state.failed'));
    expect(sends().length).toBe(3);
    gate.fate = () => undefined;
    await press('retry');
    await expect(list).toContainText(t('outbox:allSent'));
    await press('close');
    expect([sends().length, keys(sends()).size]).toEqual([4, 1]);
    expect(await saved(asAnna)).toBe('Haifa');
  });

  await test.step('the sign says how fast the network is; what is discarded is sent never [S-170, Q-068]', async () => {
    const browser = await context.newCDPSession(page);
    const conditions = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
    // The conditions that the browser calls 3G.
    await browser.send('Network.emulateNetworkConditions', { ...conditions, latency: 300 });
    const held = Promise.withResolvers<Fate>();
    const before = sends().length;
    gate.fate = ({ method }) => {
      if (method !== 'PATCH') return undefined;
      return sends().length === before + 2 ? held.promise : 'cut';
    };
    await save('Eilat');
    await expect(indicator).toHaveText(`Syncing (1) · ${t('network:connection.speed', { speed: '3G' })}`);
    await browser.detach();
    held.resolve('cut');
    await expect(indicator).toContainText(t('network:stuck', { number: 1 }));
    await indicator.click();
    await press('discard');
    await press('discardNow');
    await expect(list).toContainText(t('outbox:allSent'));
    await press('close');
    // Once from the form.
    expect(sends().length - before).toBe(4);
    await openAccount();
    expect(await saved(asAnna)).toBe('Haifa');
  });

  await test.step('whoever logs in after its user sees nothing of it, and sends only their own [Q-048]', async () => {
    gate.fate = () => undefined;
    await context.setOffline(true);
    await save('Akko');
    await expect(indicator).toContainText(t('network:waiting', { number: 1 }));
    await logOut();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(indicator).toHaveText(t('network:offline'));
    const before = sends().length;
    await context.setOffline(false);
    const enter = async ({ token, user }: LoggedIn) => {
      const session = { token, user: JSON.stringify(user) };
      await page.evaluate((stored) => Object.assign(localStorage, stored), session);
      await openAccount();
    };
    await enter(asBoris);
    // His own has to wait a moment too, so that this browser sends what waits.
    gate.fate = ({ method }) => (method === 'PATCH' && sends().length === before + 1 ? 'cut' : undefined);
    await save('Jaffa');
    await expect.poll(() => saved(asBoris)).toBe('Jaffa');
    const [savedAt = ''] = t('account:savedAt', { time: '#' }).split('#');
    await expect(page.getByText(savedAt)).toBeVisible();
    await expect(indicator).toHaveCount(0);
    const tokens = () =>
      sends()
        .slice(before)
        .map(({ headers }) => headers.authorization);
    expect(tokens()).toEqual([`Bearer ${asBoris.token}`, `Bearer ${asBoris.token}`]);
    expect(await saved(asAnna)).toBe('Haifa');
    await logOut();
    await expect(page).toHaveURL(/:\d+\/$/);
    const anew = await people.logIn(anna);
    await enter(anew);
    await expect.poll(() => saved(anew)).toBe('Akko');
    expect(tokens().slice(2)).toEqual([`Bearer ${anew.token}`]);
  });
});
