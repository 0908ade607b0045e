import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults, expect, test } from './site.ts';

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

test('a lost connection is said for 5 seconds and shown until it is back, which is said for 3 [S-058, S-083, S-168, S-169]', {
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

  await test.step('a site that cannot be reached is noticed within 30 seconds, and not said where somebody types', async () => {
    const field = page.locator('.site-footer input').first();
    await field.focus();
    await field.evaluate((node) => scrollBy(0, node.getBoundingClientRect().bottom - innerHeight + 60));
    const probes: string[] = [];
    await page.route('**/api/health', (route) => {
      probes.push(route.request().method());
      return route.abort('failed');
    });
    await page.clock.runFor(30_000);
    await expect.poll(() => probes).toEqual(['HEAD']);
    // One more look, a second later.
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(banner(page)).toHaveText(words('offlineBanner'), { timeout: 500 });
    }).toPass();
    expect(probes.length).toBe(2);
    expect(await overlap(banner(page), field)).toBe(false);
    expect(await overlap(banner(page), indicator(page))).toBe(false);
    if (!isMobile) {
      // What is under the banner can be pressed.
      const { x, y, width, height } = await boxOf(banner(page));
      const under = await page.evaluate(
        ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.className,
        [x + width / 2, y + height / 2],
      );
      expect(under).not.toContain('network-banner');
    }
    await page.unroute('**/api/health');
  });
});

test('in the administrator area, the sign of a lost connection covers no button [S-058, S-170]', async ({
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
  await context.setOffline(true);
  await expect(indicator(page)).toHaveText(t('network:offline'));
  expect(await overlap(indicator(page), save)).toBe(false);
  expect(await overlap(banner(page), save)).toBe(false);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await overlap(indicator(page), save)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
