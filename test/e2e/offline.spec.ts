import type { Locator, Page } from '@playwright/test';
import { languages } from '#contracts/text/language.ts';
import { accessibilityFaults, expect, fetched, test } from './site.ts';

// The browser notes what it could not fetch.
test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing to be seen');
  return box;
};

/** Whether two elements share a point of the screen. */
const overlap = async (one: Locator, other: Locator) => {
  const [a, b] = await Promise.all([boxOf(one), boxOf(other)]);
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

const colour = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
const banner = (page: Page) => page.locator('.network-banner');
const indicator = (page: Page) => page.locator('.network-indicator');

test('a lost connection is said for 5 seconds and shown until it is back, which is said for 3 [Q-013, S-083, S-168, S-169]', {
  tag: '@both',
}, async ({ page, context, openApp, language, isMobile, t }) => {
  const words = (key: string) => t(`network:${key}`);
  await page.clock.install();
  await openApp('/');
  // Everything that shows it is there before it is needed.
  await expect(banner(page)).toBeAttached();
  const chat = page.locator('.chat-button');

  await test.step('both can be read by everybody', async () => {
    for (const [isOffline, text] of [
      [true, 'offlineBanner'],
      [false, 'onlineBanner'],
    ] as const) {
      await context.setOffline(isOffline);
      await expect(banner(page)).toHaveText(words(text));
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    await expect(banner(page)).toBeEmpty();
  });

  // From here on, time passes only as the test says.
  await page.clock.pauseAt(new Date(Date.now() + 600_000));

  await test.step('red for 5 seconds, and announced once, by what changes in a polite region', async () => {
    await context.setOffline(true);
    await expect(banner(page)).toHaveText(words('offlineBanner'));
    if (language === 'en') {
      expect(words('offlineBanner')).toBe('You are currently offline. Some features may be limited.');
      expect(words('onlineBanner')).toBe('Connection restored. Syncing data...');
      expect(words('offline')).toBe('You are offline');
    }
    expect(await colour(banner(page))).toBe('rgb(161, 29, 33)');
    await expect(banner(page)).toHaveAttribute('aria-live', 'polite');
    expect(await overlap(banner(page), chat)).toBe(false);
    expect(await overlap(banner(page), indicator(page))).toBe(false);
    await page.clock.runFor(4_900);
    await expect(banner(page)).not.toBeEmpty();
    await page.clock.runFor(200);
    await expect(banner(page)).toBeEmpty();
  });

  await test.step('the sign stays at the bottom left in every language, and leaves the chat button alone', async () => {
    await expect(indicator(page)).toHaveText(words('offline'));
    const { x, y, height } = await boxOf(indicator(page));
    const { width: screenWidth, height: screenHeight } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(x).toBeLessThan(40);
    expect(screenHeight - y - height).toBeLessThan(40);
    const button = await boxOf(chat);
    expect(screenWidth - button.x - button.width).toBeLessThan(40);
    expect(await overlap(indicator(page), chat)).toBe(false);
    // The end of the page can be scrolled above both.
    const last = page.locator('.footer-end p').last();
    await last.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await overlap(indicator(page), last)).toBe(false);
  });

  await test.step('green for 3 seconds', async () => {
    await context.setOffline(false);
    await expect(banner(page)).toHaveText(words('onlineBanner'));
    await expect(indicator(page)).toHaveCount(0);
    expect(await colour(banner(page))).toBe('rgb(28, 107, 58)');
    await page.clock.runFor(2_900);
    await expect(banner(page)).not.toBeEmpty();
    await page.clock.runFor(200);
    await expect(banner(page)).toBeEmpty();
  });

  const probes: string[] = [];
  await test.step('a site that cannot be reached is noticed within 30 seconds, and not said where somebody types', async () => {
    const field = page.locator('.site-footer input').first();
    await field.focus();
    await field.evaluate((node) => scrollBy(0, node.getBoundingClientRect().bottom - innerHeight + 60));
    await page.route('**/api/health', (route) => {
      probes.push(route.request().method());
      return route.abort('failed');
    });
    await page.clock.runFor(30_000);
    await expect.poll(() => probes.length).toBeGreaterThan(0);
    // One more look, a second after the first has failed.
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(banner(page)).toHaveText(words('offlineBanner'), { timeout: 200 });
    }).toPass({ intervals: [0] });
    expect(probes).toEqual(['HEAD', 'HEAD']);
    expect(await overlap(banner(page), field)).toBe(false);
    expect(await overlap(banner(page), indicator(page))).toBe(false);
    if (!isMobile) {
      // A control under the banner can be pressed.
      const { x, y, width, height } = await boxOf(banner(page));
      const under = await page.evaluate(
        ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.className,
        [x + width / 2, y + height / 2],
      );
      expect(under).not.toContain('network-banner');
    }
  });

  await test.step('and asked every 30 seconds, until it answers [S-171, S-274]', async () => {
    // Some seconds have passed since the last look. The request of a look is seen here a moment after its time.
    await page.clock.runFor(20_000);
    expect(probes.length).toBe(2);
    await page.clock.runFor(15_000);
    await expect.poll(() => probes.length).toBe(3);
    await page.unroute('**/api/health');
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(indicator(page)).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });
});

test('on the narrowest screens, neither the sign nor the banner covers the chat button, in any language [S-058, Q-013]', {
  tag: '@mobile',
}, async ({ page, context }) => {
  const chat = page.locator('.chat-button');
  for (const language of languages) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/?lang=${language}`);
    await expect(banner(page)).toBeAttached();
    await context.setOffline(true);
    await expect(indicator(page)).toBeVisible();
    expect(await overlap(banner(page), chat), language).toBe(false);
    expect(await overlap(banner(page), indicator(page)), language).toBe(false);
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await overlap(indicator(page), chat), `${language}, ${width}`).toBe(false);
    }
    await context.setOffline(false);
    await expect(indicator(page)).toHaveCount(0);
  }
});

test('in the administrator area, the sign of a lost connection covers no button [S-058]', async ({
  page,
  context,
  people,
  t,
}) => {
  await people.become(context, await people.admin());
  await page.goto('/admin/brands/bloch');
  const save = page.getByRole('button', { name: t('editing:save'), exact: true });
  await expect(save).toBeVisible();
  await expect(banner(page)).toBeAttached();
  // The drawer comes in idle time.
  await expect.poll(() => fetched(page)).toContain('/admin-drawer-');
  await context.setOffline(true);
  await expect(indicator(page)).toHaveText(t('network:offline'));
  expect(await overlap(indicator(page), save)).toBe(false);
  expect(await overlap(banner(page), save)).toBe(false);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await overlap(indicator(page), save)).toBe(false);
  await page.getByRole('button', { name: t('admin:openMenu') }).click();
  await page.getByRole('button', { name: t('admin:closeMenu') }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await context.setOffline(false);

  await test.step('settings whose save gets no answer wait, until their form is reverted', async () => {
    await page.goto('/admin/settings?section=cache');
    const seconds = page.getByRole('main').getByLabel(t('settings:cache.browserSeconds.label'), { exact: true });
    const before = await seconds.inputValue();
    await seconds.fill('73');
    await page.waitForLoadState('networkidle');
    await page.route('**/api/admin/settings', (route) =>
      route.request().method() === 'PUT' ? route.abort('failed') : route.continue(),
    );
    await save.click();
    await expect(page.getByText(t('admin:notSentYet'))).toBeVisible();
    await expect(indicator(page)).toContainText(t('network:stuck', { number: 1 }));
    await page.getByRole('button', { name: t('editing:revert') }).click();
    await page.getByRole('button', { name: t('editing:discard'), exact: true }).click();
    await expect(seconds).toHaveValue(before);
    await expect(indicator(page)).toHaveCount(0);
  });
});

/** The writes that `shared/outbox` would have left in the browser. */
const leaveInOutbox = (page: Page, writes: object[], owner: string) =>
  page.evaluate(
    async ([entries, name]) => {
      const opened = indexedDB.open('outbox', 1);
      opened.onupgradeneeded = () => {
        opened.result.createObjectStore('writes', { keyPath: 'id', autoIncrement: true });
      };
      await new Promise((resolve) => {
        opened.onsuccess = resolve;
      });
      const transaction = opened.result.transaction('writes', 'readwrite');
      for (const entry of entries) transaction.objectStore('writes').add(entry);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      opened.result.close();
      localStorage.setItem('outbox', JSON.stringify({ [name]: { waiting: entries.length, stuck: 0 } }));
    },
    [writes, owner] as const,
  );
const ownerOf = (page: Page) => page.evaluate(() => String(JSON.parse(localStorage.getItem('user') ?? '{}').id));

test('what was changed without a connection waits, is listed in words, and is sent when there is one [S-013, S-167, S-170, Q-068]', {
  tag: '@desktop',
}, async ({ page, context, browser, baseURL, people, t, expectedNow }) => {
  expectedNow.push(/status of 4\d\d/);
  const person = await people.logIn(await people.newUser());
  await people.become(context, person);
  const location = (root: Page) => root.getByRole('textbox', { name: t('profile:location') });
  const list = (root: Page) => root.getByRole('dialog', { name: t('outbox:title') });
  const saved = async () =>
    (await people.send<{ location: string }>('GET', '/api/account', undefined, person.token)).location;

  await test.step('it is kept, and the sign says so', async () => {
    await page.goto('/account');
    await location(page).fill('Haifa');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: t('account:save'), exact: true }).click();
    await expect(page.getByText(t('account:keptForLater'))).toBeVisible();
    await expect(indicator(page)).toHaveText(`You are offline · ${t('network:waiting', { number: 1 })}`);
    await indicator(page).click();
    await expect(list(page).getByRole('listitem')).toContainText(t('outbox:change.account'));
    await expect(list(page).getByRole('listitem')).toContainText(
      t('outbox:changed', { fields: t('outbox:profile.location') }),
    );
    await expect(list(page)).toContainText(t('outbox:state.connection'));
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  const next = await context.newPage();
  await test.step('the tab is closed; another page sends it', async () => {
    await page.close();
    await context.setOffline(false);
    const release = Promise.withResolvers<void>();
    await next.route('**/api/account', async (route) => {
      if (route.request().method() === 'PATCH') await release.promise;
      await route.continue();
    });
    await next.goto('/');
    await expect(indicator(next)).toHaveText(/^Syncing \(1\)/);
    expect(await saved()).not.toBe('Haifa');
    release.resolve();
    await expect(indicator(next)).toHaveCount(0);
    expect(await saved()).toBe('Haifa');
    await next.unroute('**/api/account');
  });

  await test.step('what the site refuses is kept, says why as text, and is discarded only after a question', async () => {
    const owner = await ownerOf(next);
    const why = '<img src=x onerror=alert(1)> no';
    const entry = { owner, record: 'account', at: new Date().toISOString(), state: 'waiting', call: 'updateAccount' };
    await next.route('**/api/account', (route) =>
      route.fulfill({ status: 422, json: { error: why, code: 'invalidRequest', requestId: 'r' } }),
    );
    await leaveInOutbox(next, [{ ...entry, key: 'refused-key', body: { version: 1, location: 'Eilat' } }], owner);
    await next.reload();
    await expect(indicator(next)).toHaveText(new RegExp(`^${t('network:stuck', { number: 1 })}`));
    await indicator(next).click();
    const item = list(next).getByRole('listitem');
    await expect(item).toContainText(t('outbox:state.failed'));
    await expect(item).toContainText(why);
    await item.getByRole('button', { name: t('outbox:discard'), exact: true }).click();
    const download = next.waitForEvent('download');
    await item.getByRole('button', { name: t('outbox:saveAsFile') }).click();
    expect((await download).suggestedFilename()).toMatch(/^updateAccount-.*\.json$/);
    await item.getByRole('button', { name: t('outbox:discardNow') }).click();
    await expect(list(next)).toContainText(t('outbox:allSent'));
    await list(next)
      .getByRole('button', { name: t('outbox:close') })
      .click();
    await expect(indicator(next)).toHaveCount(0);
    await next.unroute('**/api/account');
  });

  await test.step('two hundred are sent in their order within 20 seconds', async () => {
    const owner = await ownerOf(next);
    const entry = { owner, record: 'account', at: new Date().toISOString(), state: 'waiting', call: 'updateAccount' };
    const { version } = await people.send<{ version: number }>('GET', '/api/account', undefined, person.token);
    const writes = Array.from({ length: 200 }, (_, index) => ({
      ...{ ...entry, key: `one-of-200-${index}` },
      body: { version, location: `place ${index}` },
    }));
    await leaveInOutbox(next, writes, owner);
    const sent: string[] = [];
    next.on('request', (request) => {
      if (request.method() === 'PATCH') sent.push(request.postDataJSON().location);
    });
    await next.reload();
    await expect(indicator(next)).toHaveText(/^Syncing/);
    const begun = Date.now();
    await expect(indicator(next)).toHaveCount(0, { timeout: 60_000 });
    console.log(`drained in ${Date.now() - begun} ms`);
    expect(sent).toEqual(writes.map(({ body }) => body.location));
    expect(await saved()).toBe('place 199');
  });

  await test.step('of two versions, side by side, a person keeps one', async () => {
    const desk = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
    await people.become(desk, await people.admin());
    const next = await desk.newPage();
    await next.goto('/');
    const owner = await ownerOf(next);
    const text = { slug: '', title: 'Mine', excerpt: '', coverAlt: '', seoTitle: '', seoDescription: '' };
    const puts: { key: string | undefined; version: number }[] = [];
    await next.route('**/api/admin/posts/some-post/languages/he', async (route) => {
      const request = route.request();
      if (request.method() === 'GET')
        return route.fulfill({ json: { version: 7, text: { ...text, title: 'Theirs' } } });
      const { version } = request.postDataJSON();
      puts.push({ key: request.headers()['idempotency-key'], version });
      return version === 7
        ? route.fulfill({ json: { version: 8 } })
        : route.fulfill({ status: 409, json: { error: '', code: 'editConflict', requestId: 'r' } });
    });
    await leaveInOutbox(
      next,
      [
        {
          ...{ owner, record: 'draft:some-post:he', at: new Date().toISOString(), state: 'waiting', call: 'saveDraft' },
          ...{ key: 'first-key', pathParameters: { id: 'some-post', language: 'he' }, body: { version: 3, text } },
        },
      ],
      owner,
    );
    await next.reload();
    await indicator(next).click();
    await list(next)
      .getByRole('button', { name: t('outbox:compare') })
      .click();
    const row = list(next).getByRole('row', { name: t('outbox:field.title') });
    await expect(row.getByRole('cell').first()).toHaveText('Mine');
    await expect(row.getByRole('cell').last()).toHaveText('Theirs');
    expect(await accessibilityFaults(next)).toEqual([]);
    // One way to give up the own version, with its question.
    await expect(list(next).getByRole('button', { name: t('outbox:discard'), exact: true })).toHaveCount(0);
    await list(next)
      .getByRole('button', { name: t('outbox:keepTheirs') })
      .click();
    await expect(list(next).getByRole('alert')).toHaveText(t('outbox:discardText'));
    await list(next)
      .getByRole('button', { name: t('outbox:keep'), exact: true })
      .click();
    await list(next)
      .getByRole('button', { name: t('outbox:compare') })
      .click();
    await list(next)
      .getByRole('button', { name: t('outbox:keepMine') })
      .click();
    await expect(list(next)).toContainText(t('outbox:allSent'));
    expect(puts.map(({ version }) => version)).toEqual([3, 7]);
    expect(puts[1]?.key).not.toBe('first-key');
    await desk.close();
  });
});
