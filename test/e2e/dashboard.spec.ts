import { randomInt } from 'node:crypto';
import type { Overview } from '#contracts/dashboard/overview.ts';
import { newErrorId } from '#contracts/error-log/endpoints.ts';
import { newSite } from '#test/web/features/dashboard/new-site.ts';
import { accessibilityFaults, expect, test } from './site.ts';

test.use({ expectedConsole: [/net::ERR_FAILED/] });

interface Versioned {
  id: string;
  version: number;
}

test('the dashboard has six tabs, says what waits for somebody, and leads to where it is done [S-044, S-031]', {
  tag: '@both',
}, async ({ page, context, people, isMobile, language, t }) => {
  const administrator = await people.admin();
  const write = <T>(method: string, path: string, body?: unknown): Promise<T> =>
    people.send<T>(method, path, body, administrator.token);
  const name = Array.from({ length: 12 }, () => 'abcdefghij'[randomInt(10)]).join('');
  const [message, title] = [`No ribbon in the drawer ${name}`, `Ribbons ${name}`];
  const waiting = await people.signUp();

  // Two hours have passed for this one alone.
  const failed: { part: string; reference: string }[] = [];
  const instead: Partial<Overview> = {};
  await page.route('**/api/admin/dashboard', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    reply.failed.push(...failed);
    for (const { part } of failed) delete reply[part];
    for (const user of reply.waiting.items.filter(
      ({ username }: { username: string }) => username === waiting.username,
    ))
      user.created = new Date(Date.parse(user.created) - 2 * 60 * 60_000).toISOString();
    await route.fulfill({ response, json: { ...reply, ...instead } });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/admin\/|^\/users\//.test(pathname)) asked.push(pathname);
  });
  await people.become(context, administrator);
  await page.goto('/admin');
  const needs = page.getByRole('region', { name: t('dashboard:needs') });
  const panel = page.getByRole('tabpanel');
  const tab = (key: string) => page.getByRole('tab', { name: t(`dashboard:tab.${key}`), exact: true });
  const refresh = page.getByRole('button', { name: t('dashboard:refresh') });
  const tabs = ['products', 'users', 'sessions', 'blog', 'analytics', 'settings'];
  const isAt = (address: string) => expect(page).toHaveURL((url) => url.pathname + url.search === address);

  await test.step('the tabs are these six, in this order', async () => {
    await expect(page.getByRole('tab')).toHaveText(tabs.map((key) => t(`dashboard:tab.${key}`)));
    if (language === 'en')
      await expect(page.getByRole('tab')).toHaveText([
        'Products',
        'Users',
        'Sessions',
        'Blog',
        'Analytics',
        'Settings',
      ]);
    await expect(tab('products')).toHaveAttribute('aria-selected', 'true');
    await expect(panel.getByRole('link', { name: 'Bloch' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(['/api/admin/dashboard']);
  });

  await test.step('the keyboard moves among them in the reading direction, and chooses', async () => {
    const [forward, back] = language === 'he' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await tab('products').focus();
    await page.keyboard.press(forward);
    await expect(tab('users')).toBeFocused();
    await isAt('/admin');
    await page.keyboard.press('End');
    await page.keyboard.press(back);
    await expect(tab('analytics')).toBeFocused();
    await expect(tab('analytics')).toBeInViewport();
    await page.keyboard.press('Enter');
    await isAt('/admin?tab=analytics');
    await expect(panel).toHaveAccessibleName(t('dashboard:tab.analytics'));
    await expect(panel).toContainText(t('dashboard:analytics.note'));
    await expect(panel.getByRole('link', { name: t('dashboard:assistant.open') })).toBeVisible();
    await expect(panel.getByRole('figure')).toHaveCount(2);
  });

  await test.step('the address holds the tab: back and forward', async () => {
    await tab('settings').click();
    await expect(panel.getByRole('link', { name: 'Amazon SES' })).toHaveAttribute(
      'href',
      '/admin/settings?section=integrations',
    );
    await expect(panel).toContainText(t('dashboard:settings.changed'));
    // Its many short links are far enough from each other for a finger.
    if (isMobile) expect(await accessibilityFaults(page)).toEqual([]);
    await page.goBack();
    await expect(tab('analytics')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tab('products')).toHaveAttribute('aria-selected', 'true');
    await page.goForward();
    await isAt('/admin?tab=analytics');
  });

  await test.step('and this browser remembers the last one', async () => {
    const another = await context.newPage();
    await another.goto('/admin');
    const chosen = another.getByRole('tab', { selected: true });
    await expect(chosen).toHaveText(t('dashboard:tab.analytics'));
    await another.close();
  });

  await test.step('who waits for the code is named, and can be written to', async () => {
    await expect(needs).toContainText(waiting.username);
    await needs.getByRole('listitem').filter({ hasText: waiting.username }).getByRole('link').click();
    await isAt('/admin?tab=users');
    await expect(panel.getByRole('link', { name: waiting.email })).toHaveAttribute('href', `mailto:${waiting.email}`);
  });

  const post = await test.step('what comes meanwhile is there after a refresh', async () => {
    await expect(needs).not.toContainText(title);
    const report = { message, stack: `Error: ${message}`, url: 'https://site.example/', userAgent: 'curl' };
    const created = await write<Versioned>('POST', '/api/admin/posts', { language: 'he', title });
    const path = `/api/admin/posts/${created.id}/languages/he`;
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Satin.' }] }] };
    const blank = { coverAlt: '', seoTitle: '', seoDescription: '' };
    const { version } = await write<Versioned>('PUT', path, {
      version: 1,
      text: { ...blank, title, slug: `ribbons-${name}`, excerpt: 'Satin.', body },
    });
    await Promise.all([
      people.send('POST', '/api/admin/log-error', {
        ...report,
        id: newErrorId(randomInt),
        timestamp: new Date().toISOString(),
      }),
      write('POST', `${path}/publish`, { version, publishAt: new Date(Date.now() + 40 * 60_000).toISOString() }),
    ]);
    await refresh.click();
    await expect(needs.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/admin/blog/${created.id}?language=he`,
    );
    return created;
  });

  await test.step('a part that cannot be read says so, and the rest stays', async () => {
    failed.push({ part: 'errors', reference: 'reference-1' });
    await refresh.click();
    const failure = needs.getByRole('alert');
    await expect(failure).toContainText(t('dashboard:failed.errors'));
    await expect(failure).toContainText('reference-1');
    await expect(needs).toContainText(title);
    failed.length = 0;
    await failure.getByRole('button').click();
    await expect(failure).toHaveCount(0);
  });

  await test.step('it can be read by everybody, and fits', async () => {
    await tab(isMobile ? 'blog' : 'users').click();
    await expect(panel.getByRole(isMobile ? 'table' : 'figure').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('what waits leads to its list, narrowed to it', async () => {
    const main = page.getByRole('main');
    await needs.getByRole('listitem').filter({ hasText: title }).getByRole('link').first().click();
    await isAt('/admin/blog?state=scheduled');
    await expect(main.getByRole('link', { name: title })).toBeVisible();
    await page.goBack();
    await needs.getByRole('link', { name: 'Русский' }).first().click();
    await isAt('/admin/blog?missing=ru');
    await expect(main.getByRole('link', { name: title })).toBeVisible();
    await page.goBack();
    await needs.locator('a[href="/admin/errors"]').click();
    await expect(main.getByText(message)).toBeVisible();
    await page.goBack();
  });

  await test.step('the audit log is within the same frame: who did what to what, and from where [S-109, Q-009]', async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await tab('sessions').click();
    await expect(panel).toContainText('Firefox');
    await panel.getByRole('link', { name: t('dashboard:sessions.audit') }).click();
    await isAt('/admin/audit');
    await expect(page.getByRole('heading', { level: 1, name: t('audit:title') })).toBeVisible();
    const entry = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: title });
    await expect(entry.filter({ hasText: t('audit:action.post.schedule') }).first()).toContainText('admin');
    await expect(entry.first()).toContainText('127.0.0.1');
    await expect(page.getByRole('banner').getByText(t('admin:title'), { exact: true })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  });

  await test.step('a site without content is told what to begin with, and what of it is done', async () => {
    Object.assign(instead, newSite, { site: { isNamed: true } });
    await page.goto('/admin');
    const steps = page.getByRole('region', { name: t('dashboard:steps.title') }).getByRole('listitem');
    await expect(steps).toHaveText(
      ['name', 'brand', 'shoe', 'post'].map((key) => new RegExp(`^${t(`dashboard:steps.${key}`)}`)),
    );
    await expect(steps.first()).toContainText(t('dashboard:steps.done'));
    await expect(steps.first().getByRole('link')).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await steps.getByRole('link', { name: t('dashboard:steps.brand') }).click();
    await isAt('/admin/brands/new');
  });

  await write('DELETE', `/api/admin/posts/${post.id}`);
});

test('the dashboard counts users, sessions, posts, shoes and campaigns, and shows the last error and the assistant [Q-010]', {
  tag: '@both',
}, async ({ page, context, people, t }) => {
  const administrator = await people.admin();
  const message = `No rosin in the box ${crypto.randomUUID().slice(0, 8)}`;
  const report = { message, stack: `Error: ${message}`, url: 'https://site.example/', userAgent: 'curl' };
  await people.send('POST', '/api/admin/log-error', {
    ...report,
    id: newErrorId(randomInt),
    timestamp: new Date().toISOString(),
  });
  const created = await people.send<Versioned>('POST', '/api/admin/campaigns', { name: message }, administrator.token);
  const [method, path] = ['POST', '/api/admin/posts'];
  const post = await people.send<Versioned>(method, path, { language: 'he', title: message }, administrator.token);
  await people.become(context, administrator);
  await page.goto('/admin');
  const panel = page.getByRole('tabpanel');
  const needs = page.getByRole('region', { name: t('dashboard:needs') });
  await expect(needs).toContainText(message);
  const counts = {
    products: ['products.shoes', 'products.brands'],
    users: ['users.total'],
    sessions: ['sessions.active'],
    blog: ['blog.posts'],
    analytics: ['campaigns.all', 'campaigns.drafts'],
  };
  for (const [tab, names] of Object.entries(counts)) {
    await page.getByRole('tab', { name: t(`dashboard:tab.${tab}`), exact: true }).click();
    for (const name of names) {
      const figure = panel.getByRole('term').filter({ hasText: new RegExp(`^${t(`dashboard:${name}`)}$`) });
      await expect(figure.locator('xpath=following-sibling::dd[1]')).toHaveText(/[1-9]/);
    }
  }
  await expect(panel.getByRole('term').filter({ hasText: t('dashboard:assistant.state') })).toBeVisible();
  // A task leads to the place where it is done.
  await expect(needs.locator('a[href^="/admin/blog?missing="]').first()).toBeVisible();
  await people.send('DELETE', `/api/admin/posts/${post.id}`, undefined, administrator.token);
  await people.send('DELETE', `/api/admin/campaigns/${created.id}`, undefined, administrator.token);
});

test('an administrator has the tips and the link Admin, which leads to the whole area: each of its sections opens [S-010, S-194]', {
  tag: '@both',
}, async ({ page, context, people, openApp, isMobile, expectedNow, t }) => {
  // No mailbox is set here: its screen says so.
  expectedNow.push(/409/);
  await people.become(context, await people.admin());
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await openApp('/tips');
  await expect(page).toHaveURL(/\/tips$/);
  if (isMobile) await page.locator('.mobile-menu summary').click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('navAdmin'), exact: true })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/admin$/);
  const areas = {
    ...{ overview: '/admin', brands: '/admin/brands', products: '/admin/products', users: '/admin/users' },
    models: '/admin/models',
    ...{ sessions: '/admin/sessions', blog: '/admin/blog', analytics: '/admin/analytics', campaigns: '/admin/email' },
    ...{ templates: '/admin/templates', inbox: '/admin/email/pop3', audit: '/admin/audit', ai: '/admin/ai' },
    ...{ cache: '/admin/cache', settings: '/admin/settings', knowledge: '/admin/knowledge' },
    ...{ errors: '/admin/errors', readers: '/admin/readers', api: '/admin/api' },
  };
  for (const [section, path] of Object.entries(areas)) {
    if (isMobile) await page.getByRole('button', { name: t('admin:openMenu') }).click();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t(`admin:section.${section}`), exact: true })
      .click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(heading).not.toBeEmpty();
    // The bar of a form has a place for its alert, which is empty.
    await expect(main.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  }
  await page.goto('/admin/blog/categories');
  await expect(heading).toBeVisible();
  await page.goto('/admin?tab=analytics');
  for (const format of ['csv', 'pdf']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: t(`analytics:export.${format}`) }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${format}$`));
  }
});
