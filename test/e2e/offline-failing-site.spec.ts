import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Fate } from '#test/support/open-gate.ts';
import { expect, gaps, keptPages, keys, test } from './gated.ts';

test.use({
  serviceWorkers: 'allow',
  expectedConsole: [/status of 503|Failed to (fetch|load)|ApiError: Request failed/],
});

const brand = '/brand/bloch';
const toBrand = (page: Page) => page.locator(`.footer-brands a[href="${brand}"]`);
const mark = (page: Page) => page.locator('.stored-mark');

test('a page that was read is shown as it was kept while the site fails or is slow, by a link and by its address [S-013, Q-052]', async ({
  page,
  gate,
  openApp,
  t,
}) => {
  await openApp(brand);
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  await expect.poll(() => keptPages(page)).toContain(brand);
  const seesCopy = async () => {
    await expect(mark(page)).toContainText(t('offline:stored', { date: '|' }).split('|')[0] ?? '');
    await expect(mark(page).locator('time')).toContainText(`${new Date().getFullYear()}`);
    await expect(heading).toHaveText(title);
    await expect(page).toHaveURL(new RegExp(`${brand}$`));
  };

  await test.step('a site that fails', async () => {
    await openApp('/glossary');
    gate.fate = () => 503;
    await toBrand(page).click();
    await seesCopy();
    await page.goto('/glossary', { waitUntil: 'commit' });
    await expect(heading).not.toHaveText(title);
    await page.goto(brand, { waitUntil: 'commit' });
    await seesCopy();
  });

  for (const [way, act] of [
    ['a link', () => toBrand(page).click()],
    ['its address', () => page.goto(brand, { waitUntil: 'commit' })],
  ] as const) {
    await test.step(`a site that answers after ten seconds, by ${way}: not before three, in which it could`, async () => {
      gate.fate = () => undefined;
      await openApp('/glossary');
      await expect(mark(page)).toHaveCount(0);
      const over = Promise.withResolvers<Fate>();
      gate.fate = () => Promise.race([pause(10_000, undefined, { ref: false }), over.promise]);
      const begun = performance.now();
      await act();
      await seesCopy();
      expect(performance.now() - begun).toBeGreaterThan(2_900);
      over.resolve(undefined);
    });
  }
});

test('a site that fails is asked up to three times more, and not for what nobody waits for any more', {
  tag: '@desktop',
}, async ({ page, context, gate, openApp, people, t }) => {
  const person = await people.logIn(await people.newUser());
  await people.become(context, person);
  await openApp(brand);
  await expect.poll(() => keptPages(page)).toContain(brand);
  const asked = (method: string, path: string) =>
    gate.heard.filter((each) => each.method === method && each.path.split('?')[0] === path);
  const saves = () => asked('PATCH', '/api/account');
  const reads = () => asked('GET', `/api/brands/${brand.split('/')[2]}`);
  const accounts = () => asked('GET', '/api/account');
  const [reader, leaver] = [await context.newPage(), await context.newPage()];
  for (const tab of [page, reader]) {
    await tab.goto('/account');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(person.user.username);
  }
  const before = accounts().length;
  gate.fate = ({ method, path }) => {
    if (method === 'PATCH') return saves().length <= 3 ? 503 : undefined;
    const isFailing = path === '/api/account' || path.startsWith('/api/brands/') || path.startsWith(brand);
    return isFailing ? 503 : undefined;
  };

  // All at once, because each takes up to ten seconds.
  await page.getByRole('textbox', { name: t('profile:location') }).fill('Haifa');
  await page.getByRole('button', { name: t('account:save'), exact: true }).click();
  await toBrand(reader).click();
  await leaver.goto('/account');
  await expect.poll(() => accounts().length).toBeGreaterThan(before);
  await leaver.locator('.footer-links a[href="/glossary"]').click();
  await expect(leaver.locator('#shank')).toBeAttached();
  const untilLeft = accounts().length;

  await test.step('a change, which has one key for all attempts, and is carried out [S-227, S-228, Q-069]', async () => {
    await expect(page.getByText(t('account:saved'), { exact: true })).toBeVisible();
    expect([saves().length, keys(saves()).size]).toEqual([4, 1]);
    for (const [index, gap] of gaps(saves()).entries()) expect(gap).toBeGreaterThan(1_000 * 2 ** index - 50);
    const account = await people.send<{ location: string }>('GET', '/api/account', undefined, person.token);
    expect(account.location).toBe('Haifa');
  });

  await test.step('a page, of which the copy is shown when nothing else is left [S-227, S-228]', async () => {
    await expect(mark(reader)).toBeVisible();
    expect(reads().length).toBe(4);
    for (const [index, gap] of gaps(reads()).entries()) expect(gap).toBeGreaterThan(1_000 * 2 ** index - 50);
  });

  await test.step('an account whose reader has left it meanwhile is not asked for again [S-230]', () => {
    expect(accounts().length).toBe(untilLeft);
    expect(untilLeft - before).toBeLessThan(4);
  });
});
