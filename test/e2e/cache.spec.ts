import type { Page, Request, Response } from '@playwright/test';
import type { CacheUsage } from '#contracts/cache-usage/endpoints.ts';
import type { People } from './people.ts';
import { accessibilityFaults, expect, test } from './site.ts';

// Refusals that tests cause on purpose.
test.use({ expectedConsole: [/status of (403|429|503)|net::ERR_FAILED/] });

const refusal = (status: number) => ({ status, json: { error: `no ${status}`, code: 'refused', requestId: 'r' } });

test('an administrator sees how the caches are used, stops and starts the refreshing, and clears each layer [S-043, S-111, S-112]', {
  tag: '@both',
}, async ({ page, context, people, isMobile, t }) => {
  for (let times = 0; times < 30; times += 1) await people.send('GET', '/api/brands/bloch?lang=en');
  await people.become(context, await people.admin());
  await page.clock.install();
  await page.goto('/admin');
  if (isMobile) await page.getByRole('button', { name: t('admin:openMenu') }).click();
  await page.getByRole('link', { name: t('admin:section.cache'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cache-usage:title'));
  const main = page.getByRole('main');
  const text = (key: string) => main.getByText(t(`cache-usage:${key}`), { exact: true }).first();
  const tab = (key: string) => main.getByRole('tab', { name: t(`cache-usage:tab.${key}`), exact: true });
  const button = (key: string) => main.getByRole('button', { name: t(`cache-usage:${key}`), exact: true });

  await test.step('health and the figures behind it', async () => {
    const states = ['healthy', 'warning', 'critical', 'unknown'].map((state) => t(`cache-usage:health.${state}`));
    await expect(main.getByRole('region', { name: t('cache-usage:health.label') })).toContainText(
      new RegExp(states.join('|')),
    );
    for (const figure of ['hitRate', 'missRate', 'evictions', 'reads'])
      await expect(text(`figure.${figure}`)).toBeVisible();
  });

  await test.step('four tabs', async () => {
    await expect(main.getByRole('tab')).toHaveText(
      ['performance', 'queries', 'memory', 'connections'].map((key) => t(`cache-usage:tab.${key}`)),
    );
    await expect(text('byCache')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await tab('queries').click();
    // The names of what is read: the first depends on what reads most beside this journey.
    const kinds = ['brands', 'brand', 'shoes', 'posts', 'post'].map((kind) => t(`cache-usage:read.${kind}`));
    await expect(main.getByText(new RegExp(`^(${kinds.join('|')}) · .`)).first()).toBeVisible();
    await tab('memory').click();
    await expect(text('held')).toBeVisible();
    await expect(text('cache.catalog')).toBeVisible();
    await tab('connections').click();
    await expect(text('sockets')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('read again every half a minute, unless that is paused', async () => {
    const isRead = (asked: Request | Response) => asked.url().includes('/api/admin/cache-usage');
    const read = page.waitForResponse(isRead);
    await page.clock.fastForward(30_000);
    await read;
    await main.getByRole('checkbox').uncheck();
    let reads = 0;
    page.on('request', (request) => {
      if (isRead(request)) reads += 1;
    });
    await page.clock.fastForward(90_000);
    const byHand = page.waitForResponse(isRead);
    await button('refresh').click();
    await byHand;
    expect(reads).toBe(1);
    await main.getByRole('checkbox').check();
  });

  await test.step('each layer is cleared, once it can be', async () => {
    await tab('performance').click();
    for (const layer of ['memory', 'edge']) {
      await page.route(/clear-cache/, (route) => route.fulfill(refusal(503)));
      await button(`clear.${layer}`).click();
      const dialog = page.getByRole('alertdialog');
      const confirm = dialog.getByRole('button', { name: t(`cache-usage:clear.${layer}`), exact: true });
      await confirm.click();
      await expect(dialog.getByRole('alert')).toContainText(t('cache-usage:clearFailed'));
      await page.unroute(/clear-cache/);
      const asked = page.waitForRequest(/clear-cache/);
      await confirm.click();
      expect((await asked).postDataJSON()).toEqual({ layer });
      await expect(page.getByRole('status').getByText(t(`cache-usage:cleared.${layer}`))).toBeVisible();
    }
  });
});

test.describe('the health of the caches', { tag: '@desktop' }, () => {
  const address = /\/api\/admin\/cache-usage/;
  const health = (page: Page) => page.getByRole('region', { name: 'Health' });
  const figure = (page: Page, name: string) =>
    health(page)
      .locator('div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .last();
  /** The server's reply, with some of it replaced. */
  const answerWith = async (page: Page, people: People, changes: () => Partial<CacheUsage>) => {
    const { token } = await people.admin();
    const figures = await people.send<CacheUsage>('GET', '/api/admin/cache-usage?period=hour', undefined, token);
    await page.route(address, (route) => route.fulfill({ json: { ...figures, ...changes() } }));
  };

  test('is healthy from 80 %, a warning from 50 %, and critical below; few reads are not judged [S-113, S-152, Q-035]', async ({
    page,
    context,
    people,
  }) => {
    await people.become(context, await people.admin());
    let [hits, misses] = [0, 0];
    await answerWith(page, people, () => ({ memory: { hits, misses, evictions: 3, missMs: 400 } }));
    await page.goto('/admin');
    for (const [nextHits, nextMisses, state, hitRate, missRate] of [
      [80, 20, 'Healthy', '80%', '20%'],
      [79, 21, 'Warning', '79%', '21%'],
      [50, 50, 'Warning', '50%', '50%'],
      [49, 51, 'Critical', '49%', '51%'],
      [0, 99, 'Not enough reads yet', '0%', '100%'],
    ] as const) {
      [hits, misses] = [nextHits, nextMisses];
      await page.goto('/admin/cache');
      await expect(health(page).getByText(state, { exact: true })).toBeVisible();
      await expect(figure(page, 'Hit rate')).toContainText(hitRate);
      await expect(figure(page, 'Miss rate')).toContainText(missRate);
      await expect(figure(page, 'Evictions')).toContainText('3');
      await expect(figure(page, 'Reads')).toContainText(`${hits + misses}`);
    }
    await expect(health(page)).toContainText('Health is shown once there are 100 reads in the period.');
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 24 hours');
    await expect(health(page)).toContainText('Health is shown once there are 1,000 reads in the period.');
  });

  test('stands beside what the memory holds, by what, and what lies in the tables [Q-036]', async ({
    page,
    context,
    people,
  }) => {
    await people.become(context, await people.admin());
    await answerWith(page, people, () => ({
      tables: [
        { name: 'main', items: 1_240_000, bytes: 2_500_000_000 },
        { name: 'audit', items: 0, bytes: 0 },
      ],
      instances: [
        {
          ...{ id: 'a', function: 'content', time: new Date().toISOString() },
          ...{ memory: { used: 50_000_000, limit: 536_870_912 }, sockets: { open: 7, busy: 4, free: 3, waiting: 0 } },
          held: [{ namespace: 'catalog', entries: 12, bytes: 34_000 }],
        },
      ],
    }));
    await page.goto('/admin/cache');
    await page.getByRole('tab', { name: 'Memory analysis' }).click();
    const held = page.getByRole('table', { name: 'In memory now' });
    await expect(held.getByRole('row').filter({ hasText: 'Brands and shoes' })).toHaveText(
      /^Brands and shoes1234\skB$/,
    );
    const tables = page.getByRole('table', { name: 'Tables' });
    await expect(tables.getByRole('row')).toHaveText([
      'TableItemsSize',
      /^Content, accounts and figures1,240,0002,500\sMB$/,
      'Audit log––',
    ]);
    await page.getByRole('tab', { name: 'Connection pool' }).click();
    await expect(page.getByRole('columnheader')).toHaveText(['Instance', 'Open', 'Busy', 'Free', 'Waiting']);
    await expect(page.getByRole('row').last().getByRole('cell')).toHaveText(['7', '4', '3', '0']);
  });

  test('is critical where the figures cannot be read, and not where only this reader may not or cannot [S-113, Q-035]', async ({
    page,
    context,
    people,
  }) => {
    await people.become(context, await people.admin());
    await page.goto('/admin');
    await page.route(address, (route) => route.fulfill(refusal(503)));
    await page.goto('/admin/cache');
    await expect(health(page).getByText('Critical', { exact: true })).toBeVisible();
    await expect(health(page)).toContainText('The figures cannot be read from the table.');
    const notice = page.getByRole('alert').filter({ hasText: 'Failed to load the cache figures' });
    await expect(notice).toBeVisible();
    for (const status of [403, 429, 0]) {
      await page.unroute(address);
      await page.route(address, (route) => (status === 0 ? route.abort() : route.fulfill(refusal(status))));
      await page.goto('/admin/cache');
      await expect(notice).toBeVisible();
      await expect(page.getByText('Critical', { exact: true })).toHaveCount(0);
    }
    await page.unroute(address);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toHaveCount(0);
    await expect(figure(page, 'Hit rate')).toBeVisible();
  });

  test('is told with the age of the figures, which grows until they are read again [S-112]', async ({
    page,
    context,
    people,
  }) => {
    await people.become(context, await people.admin());
    const time = '2026-03-01T12:00:12.000Z';
    let noted: string | undefined = '2026-03-01T12:00:00.000Z';
    await answerWith(page, people, () => ({ time, noted }));
    await page.clock.install();
    await page.goto('/admin');
    await page.goto('/admin/cache');
    await expect(page.getByText('Newest figures: 12 seconds ago')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Refresh every 30 seconds' }).uncheck();
    await page.clock.fastForward(240_000);
    await expect(page.getByText('Newest figures: 4 minutes ago')).toBeVisible();
    await page.getByRole('button', { name: 'Refresh', exact: true }).click();
    await expect(page.getByText('Newest figures: 12 seconds ago')).toBeVisible();
    noted = undefined;
    await page.getByRole('button', { name: 'Refresh', exact: true }).click();
    await expect(page.getByText('No function has reported in the last five minutes')).toBeVisible();
  });
});
