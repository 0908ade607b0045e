import { randomInt } from 'node:crypto';
import { newErrorId } from '#contracts/error-log/endpoints.ts';
import { accessibilityFaults, expect, test } from './site.ts';

test.use({ expectedConsole: [/net::ERR_FAILED/] });

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const newId = () => newErrorId(randomInt);

test('an administrator finds an error by its number, reads it, resolves it, and sees it come back [S-150, S-217, Q-064]', {
  tag: '@both',
}, async ({ page, context, people, isMobile, t }) => {
  // Of letters alone: errors that differ in digits are one.
  const name = Array.from({ length: 12 }, () => 'abcdefghij'[randomInt(10)]).join('');
  const message = `No shoe in drawer 1 <img src=x> ${name}`;
  const report = (id: string, path: string, userAgent: string, said = message) =>
    people.send('POST', '/api/admin/log-error', {
      id,
      message: said,
      stack: `Error: ${said}\n    at Drawer (https://site.example/assets/app-12345678.js:1:200)\n${'    at more\n'.repeat(60)}`,
      componentStack: '\n    at Drawer\n    at Screen',
      url: `https://site.example${path}`,
      userAgent,
      timestamp: new Date().toISOString(),
    });
  const first = `0${newId().slice(1)}`;
  await report(first, '/brand/bloch?token=abc', chrome);
  await report(newId(), '/brand/bloch', firefox);
  await report(newId(), '/products', chrome);

  await people.become(context, await people.admin());
  await page.goto('/admin');
  if (isMobile) await page.getByRole('button', { name: t('admin:openMenu') }).click();
  await page.getByRole('link', { name: t('admin:section.errors'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error-log:title'));
  await expect(page).toHaveTitle(new RegExp(t('admin:section.errors')));
  const main = page.getByRole('main');
  const search = main.getByRole('searchbox', { name: t('error-log:numberLabel') });
  const states = main.getByRole('combobox', { name: t('error-log:stateFilter') });
  const button = (key: string) => page.getByRole('button', { name: t(`error-log:${key}`, { message }) });
  const item = main.getByRole(isMobile ? 'listitem' : 'row').filter({ has: button('detailsOf') });
  const said = (key: string) => page.getByRole('status').getByText(t(`error-log:${key}`));

  await test.step('all three are one error', async () => {
    await expect(item).toContainText(message);
    await expect(item).toContainText('3');
    await expect(item).toContainText(t('error-log:state.open'));
  });

  await test.step('the number is found as a person types it', async () => {
    await search.fill('k7f');
    await expect(main.getByText('K7F2-9QXM')).toBeVisible();
    await search.fill(newId());
    await expect(main.getByText(t('error-log:empty.number'))).toBeVisible();
    await search.fill(`o${first.slice(1, 4).toLowerCase()} ${first.slice(4).toLowerCase()}`);
    await expect(item).toBeVisible();
  });

  await test.step('its details say where, with what, and what each browser said', async () => {
    await expect(button('detailsOf')).toHaveAttribute('aria-expanded', 'true');
    const details = main.locator('dl').filter({ hasText: t('error-log:browsers') });
    await expect(details).toContainText('/brand/bloch 2×');
    await expect(details).toContainText('/products 1×');
    await expect(details).toContainText('Chrome 131, Windows 2×');
    await expect(main.locator('details')).toHaveCount(3);
    const open = main.locator('details[open]');
    await expect(open).toHaveCount(1);
    await expect(open.locator('summary')).toContainText(`${first.slice(0, 4)}-${first.slice(4)}`);
    const stack = open.getByRole('region', { name: t('error-log:stack'), exact: true });
    await expect(stack).toContainText('at Drawer (https://site.example/assets/app-12345678.js:1:200)');
    await expect(open.getByRole('region', { name: t('error-log:componentStack') })).toContainText('at Screen');
    await stack.focus();
    await page.keyboard.press('PageDown');
    await expect.poll(() => stack.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expect(main.getByText('token=abc')).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('resolved, it leaves the open ones', async () => {
    await button('resolveOf').click();
    await expect(said('resolved')).toBeVisible();
    await expect(button('reopenOf')).toBeFocused();
    await search.fill('');
    await expect(main.getByText(t('error-log:loadFailed'))).toHaveCount(0);
    await expect(item).toHaveCount(0);
    await states.selectOption('resolved');
    await expect(item).toContainText(t('error-log:state.resolved'));
  });

  await test.step('met again, it is open again, and says so', async () => {
    const saidNow = message.replace('drawer 1', 'drawer 2');
    await report(newId(), '/', firefox, saidNow);
    await main.getByRole('button', { name: t('error-log:refresh') }).click();
    await expect(item).toHaveCount(0);
    await states.selectOption('open');
    await expect(item).toContainText(t('error-log:returned'));
    await expect(item).toContainText('4');
    await button('detailsOf').click();
    await expect(main.getByText(t('error-log:returnedAt'))).toBeVisible();
    const latest = main.locator('details').first();
    await expect(latest).toHaveAttribute('open', '');
    // The group says what was said first.
    await expect(latest.getByText(saidNow, { exact: true })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('an item that leaves the list gives the focus to the heading', async () => {
    await button('resolveOf').click();
    await expect(item).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('what fails says so, and can be tried again', async () => {
    await states.selectOption('resolved');
    await page.route('**/api/admin/errors/*/state', (route) => route.abort());
    await button('reopenOf').click();
    await expect(main.getByRole('alert')).toContainText(t('error-log:changeFailed'));
    await page.unrouteAll();
    await button('reopenOf').click();
    await expect(said('reopened')).toBeVisible();
  });
});
