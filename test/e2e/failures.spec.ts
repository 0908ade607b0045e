import { openProduct, type Product } from '#test/support/product.ts';
import { saveSettings } from '#test/support/save-settings.ts';
import { waitingChanges } from '#test/support/waiting-changes.ts';
import { createPeople } from './people.ts';
import { accessibilityFaults, test as base, expect } from './site.ts';

/** A product of its own: what fails here must not fail for other journeys. */
const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter.
    async ({}, use) => {
      const product = await openProduct({ publishing: true });
      await use(product);
      await product.close();
      expect(product.problems).toEqual([]);
    },
    { scope: 'worker' },
  ],
  people: [async ({ product }, use) => use(createPeople(product.url, product.easyBotCheck)), { scope: 'worker' }],
});

// One after another, in one product: first what begins where nothing waits for anybody.
test.describe.configure({ mode: 'default' });

test('what an alarm says, and to whom it matters, stands first on the dashboard until it is over', async ({
  page,
  context,
  product,
  people,
  t,
}) => {
  const fails = (method: string, body?: object) => product.send(`${method} /__local/api/faults`, { body });
  const needs = page.getByRole('region', { name: t('dashboard:needs') });
  const alarm = needs.getByRole('listitem').filter({ hasText: t('dashboard:need.alarms_one') });
  const refresh = page.getByRole('button', { name: t('dashboard:refresh') });
  await people.become(context, await people.admin());
  await page.goto(`${product.url}/admin`);
  await expect(needs).toContainText(t('dashboard:noNeeds'));

  await test.step('pages cannot be drawn: who notices is said in a whole English sentence', async () => {
    await fails('POST', { service: 'dynamodb', kind: 'error', caller: 'render' });
    const { status, text } = await product.send('PUT /api/admin/page-texts/privacy/ru', {
      token: await product.admin(),
      body: { version: 0, text: 'Мы храним немногое.' },
    });
    expect(status, text).toBe(200);
    // The function gives up after some attempts.
    await expect(async () => {
      await refresh.click();
      await expect(alarm).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(needs.getByRole('listitem').first()).toContainText(t('dashboard:need.alarms_one'));
    const sentence = alarm.locator('[lang="en"][dir="ltr"]');
    await expect(sentence).toHaveText('Errors: visitors see old pages instead of new content.');
    const isCut = (element: Element) =>
      [element, element.parentElement].some(
        (each) => each && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0,
      );
    expect(await sentence.evaluate(isCut)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('once they are drawn, it is over after five quiet minutes', async () => {
    await fails('DELETE');
    await expect.poll(() => waitingChanges(product), { timeout: 120_000 }).toBe(0);
    expect((await product.send('GET /privacy?lang=ru')).text).toContain('Мы храним немногое.');
    product.clock.advance(301_000);
    await refresh.click();
    await expect(needs).toContainText(t('dashboard:noNeeds'));
    await expect(alarm).toHaveCount(0);
  });
});

test('mails that no provider took are listed: which, to whom, why and when, and where to put it right', {
  tag: '@both',
}, async ({ page, context, product, people, isMobile, t }) => {
  const main = page.getByRole('main');
  const item = main.getByRole(isMobile ? 'listitem' : 'row');
  const tab = (key: string) => page.getByRole('tab', { name: t(`error-log:tab.${key}`), exact: true });
  await people.become(context, await people.admin());

  await test.step('none has failed', async () => {
    await page.goto(`${product.url}/admin/errors`);
    await expect(tab('site')).toHaveAttribute('aria-selected', 'true');
    await tab('mails').click();
    await expect(page).toHaveURL(/\/admin\/errors\?tab=mails$/);
    await expect(main.getByText(t('error-log:mails.empty'))).toBeVisible();
    await expect(main).toContainText('Amazon Cognito');
  });

  await test.step('the dashboard leads from those that failed to their list', async () => {
    await saveSettings(product, { integrations: { mailProvider: 'pop3' } });
    // Each is informed that there is an account now.
    const token = await product.admin();
    for (let each = 0; each < 27; each += 1) {
      const body = { ...people.newPerson(), username: `d${each}-unsent`, email: `d${each}@dance.example` };
      expect((await product.send('POST /users/create', { token, body })).status).toBe(503);
    }
    await page.goto(`${product.url}/admin`);
    const needs = page.getByRole('region', { name: t('dashboard:needs') });
    await needs.getByRole('link', { name: t('dashboard:need.mails_other').replace('{{count, number}}', '27') }).click();
    await expect(page).toHaveURL(/\/admin\/errors\?tab=mails$/);
    await expect(tab('mails')).toHaveAttribute('aria-selected', 'true');
    const first = item.filter({ hasText: t('error-log:mails.kind.accountCreated') }).first();
    await expect(first).toContainText(t('error-log:mails.reason.receivesOnly'));
    await expect(first).toContainText('POP3');
    await expect(first).toContainText('d***@d***.example');
    await expect(main).not.toContainText('@dance.example');
    // Of one hour, as many as are kept.
    await expect(main.locator('h2, th[scope=row]')).toHaveCount(20);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('it has pages', async () => {
    await main.getByRole('combobox', { name: t('admin:rowsPerPage') }).selectOption({ index: 0 });
    await expect(main.locator('h2, th[scope=row]')).toHaveCount(10);
    await main.getByRole('button', { name: t('admin:nextPage') }).click();
    await expect(main.locator('h2, th[scope=row]')).toHaveCount(10);
    await expect(main.getByRole('button', { name: t('admin:nextPage') })).toBeDisabled();
    await page.goBack();
    await expect(main.getByRole('button', { name: t('admin:nextPage') })).toBeEnabled();
  });

  await test.step('and leads to the settings of the provider', async () => {
    await main.getByRole('link', { name: t('error-log:mails.provider') }).click();
    const provider = main.getByRole('combobox', { name: t('settings:integrations.mailProvider.label') });
    await expect(provider).toHaveValue('pop3');
    await expect(main.locator('[data-marked]')).toContainText(t('settings:integrations.mailProvider.label'));
  });
  await saveSettings(product, { integrations: { mailProvider: 'ses' } });
});
