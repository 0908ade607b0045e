import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { readAnalytics } from '#contracts/analytics/figures.ts';
import type { Output } from '#contracts/http/endpoint.ts';
import { hasPoppler } from '#scripts/poppler.ts';
import { infoOf, pagesOf } from '#test/support/read-pdf.ts';
import { accessibilityFaults, around, expect, hydrated, skippedHeadings, test, textIn } from './site.ts';

const pages = ['/glossary', '/brand/nikolay'] as const;
/** As many as a group must have to be shown. */
const crowd = 5;

/** A text as far as its first number. */
const beginning = (text: string) => new RegExp(`^${text.split('{{')[0]}`);

/** The browser of a visitor, whose name no other one of a day has. */
const browserName = (name: string) => `Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0 ${name}`;

/**
 * The report of a browser at another address about the same visit: words that only one address sends are shown to no
 * one.
 */
const reportFromElsewhere = async (site: string, language: string, words: string, name: string) => {
  const headers = { 'content-type': 'application/json', 'user-agent': browserName(name) };
  const sent = request(new URL('/api/visits', site), { method: 'POST', localAddress: '127.0.0.2', headers });
  const views = pages.map((path) => ({ kind: 'view', path }));
  sent.end(JSON.stringify({ language, events: [...views, { kind: 'search', text: words, found: false }] }));
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  reply.resume();
  expect(reply.statusCode).toBe(204);
};

/** A visitor with a browser of their own. */
const visitor = async (browser: Browser, locale: string, name: string, asksNotToBeCounted = false) => {
  const context = await browser.newContext({
    locale,
    userAgent: browserName(name),
  });
  if (asksNotToBeCounted)
    await context.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }));
  return context;
};

/** Looks at two pages, searches in vain, and closes them. */
const browse = async (page: Page, language: string, words: string) => {
  for (const path of pages) {
    await page.goto(`${path}?lang=${language}`);
    await hydrated(page);
  }
  await page.locator('.search-input').focus();
  await page.getByRole('banner').getByRole('combobox').fill(words);
  await page.waitForFunction(() => window.visitEvents.length > 0);
  await page.close();
};

test('an administrator sees what visitors did, by period, language and page, and what they did not find, and keeps it as files [S-041, S-095, S-096, S-268]', {
  tag: '@both',
}, async ({ page, context, browser, people, language, isMobile, baseURL, t }) => {
  // No other visitor in these journeys has a browser that counts: the others say that they are driven by a program.
  const words = `${language === 'he' ? 'קלמנטינה' : 'clementine'} ${Math.random().toString(36).slice(2, 8)}`;
  const name = crypto.randomUUID().slice(0, 8);
  const { token } = await people.admin();
  type Figures = Output<typeof readAnalytics>;
  const read = () =>
    people.send<Figures>('GET', `/api/admin/analytics?period=week&language=${language}`, undefined, token);

  // The reports of a page that is left are on their way until their browsers are closed.
  const visitors: BrowserContext[] = [];
  await test.step('five people look around, and one who asks not to be counted', async () => {
    await reportFromElsewhere(String(baseURL), language, words, `${name}0`);
    for (let each = 1; each <= crowd; each += 1) {
      const own = await visitor(browser, language, `${name}${each}`, each === crowd);
      await browse(await own.newPage(), language, words);
      visitors.push(own);
    }
    const told = async () => {
      const { totals, lists } = await read();
      return [totals.now.views, totals.now.emptySearches, lists.emptySearch.items.length];
    };
    await expect.poll(told, { timeout: 60_000 }).toEqual([2 * crowd, crowd, 1]);
    for (const own of visitors) await own.close();
  });

  await people.become(context, await people.admin());
  await page.goto('/admin');
  if (isMobile) await page.getByRole('button', { name: t('admin:openMenu') }).click();
  await page.getByRole('link', { name: t('admin:section.analytics'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('analytics:title'));
  const main = page.getByRole('main');
  const panel = main.getByRole('tabpanel');
  const filter = panel.getByLabel(t('analytics:filter.label'));
  const figure = (label: string) =>
    panel
      .locator('dl > div')
      .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) })
      .getByRole('definition')
      .first();

  await test.step('by each period; the last hour has no filter', async () => {
    for (const period of ['hour', 'day', 'month', 'week']) {
      await main.getByRole('tab', { name: t(`analytics:period.${period}`), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`period=${period}`));
      await expect(figure(t('analytics:measure.views'))).not.toHaveText('0');
      if (period === 'hour') await expect(filter).toBeDisabled();
    }
    await expect(main.getByText(beginning(t('analytics:live')))).toBeVisible();
  });

  await test.step('exactly, in the language of the five', async () => {
    await filter.selectOption(`language ${language}`);
    await expect(page).toHaveURL(new RegExp(`period=week&language=${language}`));
    const expected = {
      [t('analytics:measure.views')]: 2 * crowd,
      [t('analytics:measure.visits')]: crowd,
      [t('analytics:visitorsBy.day')]: crowd,
      [t('analytics:measure.searches')]: crowd,
      [t('analytics:measure.emptySearches')]: crowd,
      [t('analytics:measure.makerClicks')]: 0,
    };
    for (const [label, count] of Object.entries(expected)) await expect(figure(label)).toHaveText(String(count));
    const list = (key: string) => panel.getByRole('region', { name: t(`analytics:list.${key}`), exact: true });
    for (const path of pages)
      await expect(list('page').getByRole('listitem').filter({ hasText: path })).toContainText(String(crowd));
    await expect(list('entry').getByRole('listitem')).toHaveText([new RegExp(`${pages[0]}.*${crowd}`)]);
    await expect(list('exit').getByRole('listitem')).toHaveText([new RegExp(`${pages[1]}.*${crowd}`)]);
    await expect(list('emptySearch').getByRole('listitem')).toHaveText([new RegExp(`${words}.*${crowd}`)]);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await skippedHeadings(page)).toEqual([]);
  });

  await test.step('as files: what is shown, one for each click', async () => {
    const button = (format: 'csv' | 'pdf') => panel.getByRole('button', { name: t(`analytics:export.${format}`) });
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/analytics/export')) asked += 1;
    });
    const saved = async (start: Promise<unknown>) => {
      const [file] = await Promise.all([page.waitForEvent('download'), start]);
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };

    const csv = await saved(button('csv').dblclick());
    expect(asked).toBe(1);
    const days = String.raw`\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d`;
    expect(csv.name).toMatch(new RegExp(`analytics-7-days-${days}-${language}\\.csv$`));
    const cells = csv.bytes
      .toString('utf8')
      .split('\r\n')
      .map((row) => row.split('","'));
    const figureIn = (part: string, item: string, measure: string) =>
      cells.find((row) => row[0]?.endsWith(`"${t(part)}`) && row[1] === item && row[2] === t(measure))?.[3];
    expect(figureIn('analytics-export:summary', '', 'analytics:measure.views')).toBe(String(2 * crowd));
    expect(figureIn('analytics-export:summary', '', 'analytics:visitorsBy.day')).toBe(String(crowd));
    for (const path of pages)
      expect(figureIn('analytics:list.page', path, 'analytics:measure.views')).toBe(String(crowd));
    expect(figureIn('analytics:list.exit', pages[1], 'analytics:measure.visits')).toBe(String(crowd));
    expect(cells.some((row) => row[0]?.endsWith(t('analytics:list.emptySearch')) && row[3] === String(crowd))).toBe(
      true,
    );

    // By keys, which stay where they are.
    await button('pdf').focus();
    const pdf = await saved(page.keyboard.press('Enter'));
    expect(pdf.name).toBe(csv.name.replace('.csv', '.pdf'));
    await expect(panel.getByRole('status').filter({ hasText: pdf.name })).toBeAttached();
    await expect(button('pdf')).toBeFocused();
    if (!hasPoppler()) return;
    expect(infoOf(pdf.bytes)).toMatchObject({ Title: t('analytics-export:title'), Tagged: 'yes' });
    const [title = '', ...others] = pagesOf(pdf.bytes);
    for (const shown of [t('analytics-export:filter'), 'Asia/Jerusalem']) expect(title).toContain(shown);
    const text = others.join(' ');
    for (const shown of [...pages, ...words.split(' '), t('analytics:list.entry'), t('analytics:about.small.term')])
      expect(text).toContain(shown);
    const places = ['page', 'entry', 'exit', 'referrer', 'country', 'emptySearch'].map((key) =>
      // Some figures above have the same name.
      text.lastIndexOf(t(`analytics:list.${key}`)),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThan(0);
  });

  await test.step('over time: by keys, and as a table', async () => {
    const reader = panel.getByRole('slider', { name: t('analytics:course.read') });
    await expect(reader).toHaveAttribute('aria-valuetext', around(`${t('analytics:measure.views')} ${2 * crowd},§`));
    await reader.press('Home');
    await expect(reader).toHaveAttribute('aria-valuetext', around(`${t('analytics:measure.views')} 0,§`));
    // Towards the present, as the reader reads.
    for (let day = 0; day < 6; day += 1) await reader.press(language === 'he' ? 'ArrowLeft' : 'ArrowRight');
    await expect(reader).toHaveAttribute('aria-valuetext', around(`${t('analytics:measure.views')} ${2 * crowd},§`));
    await panel.getByText(t('analytics:course.asTable')).click();
    await expect(panel.getByText(String(2 * crowd), { exact: true }).last()).toBeVisible();
    await panel.getByText(t('analytics:about.title')).click();
    await expect(panel.getByText(t('analytics:about.visitors.text'))).toBeVisible();
  });

  await test.step('of a page, and of days from one to another', async () => {
    await filter.selectOption('page /brand/nikolay');
    await expect(page).toHaveURL(/page=%2Fbrand%2Fnikolay/);
    await expect(page).not.toHaveURL(/language=/);
    await expect(figure(t('analytics:measure.views'))).not.toHaveText('0');
    await main.getByRole('tab', { name: t('analytics:period.range'), exact: true }).click();
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
    await panel.getByLabel(t('analytics:range.from'), { exact: true }).fill('2026-01-31');
    await panel.getByLabel(t('analytics:range.to'), { exact: true }).fill('2026-01-01');
    const show = panel.getByRole('button', { name: t('analytics:range.show') });
    await show.click();
    await expect(panel.getByRole('alert')).toHaveText(beginning(t('analytics:range.invalid')));
    await panel.getByLabel(t('analytics:range.to'), { exact: true }).fill('2026-02-01');
    await show.click();
    await expect(page).toHaveURL(/from=2026-01-31&to=2026-02-01/);
    await expect(panel.getByText(beginning(t('analytics:tooFew')))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('and writes what was searched for in vain', async () => {
    await page.goto(`/admin/analytics?period=week&language=${language}&gaps=searches`);
    const gap = main
      .getByRole('list', { name: t('analytics:gaps.title') })
      .getByRole('listitem')
      .filter({ hasText: words });
    await gap.getByRole('link').click();
    await expect(page).toHaveURL(/\/admin\/knowledge\/new/);
    await expect(page.getByRole('textbox', { name: `${t('knowledge:question')} 1` })).toHaveValue(words);
  });
});

test('the screen of analytics says what could not be read, and reads it again', async ({
  page,
  context,
  people,
  t,
}) => {
  await people.become(context, await people.admin());
  await page.goto('/admin');
  await page.route('**/api/admin/analytics?*', (route) => route.abort());
  await page.route('**/api/admin/ai/questions', (route) => route.abort());
  await page.goto('/admin/analytics?gaps=questions');
  const notice = (part: string) => page.getByRole('alert').filter({ hasText: t(`analytics:failed.${part}`) });
  await expect(notice('figures')).toBeVisible();
  // The other gaps are shown without the questions.
  await expect(notice('questions')).toBeVisible();
  await page.unroute('**/api/admin/analytics?*');
  await notice('figures')
    .getByRole('button', { name: t('common:tryAgain') })
    .click();
  await expect(notice('figures')).toHaveCount(0);
});

test('the dashboard shows how many visited the site, and leads to all figures', async ({
  page,
  context,
  people,
  t,
}) => {
  await people.become(context, await people.admin());
  await page.goto('/admin?tab=analytics');
  const panel = page.getByRole('tabpanel');
  for (const key of ['views', 'visits', 'visitors', 'live'])
    await expect(panel.getByRole('term').filter({ hasText: t(`dashboard:analytics.${key}`) })).toBeVisible();
  await panel.getByRole('link', { name: t('dashboard:analytics.open') }).click();
  await expect(page).toHaveURL(/\/admin\/analytics$/);
});

test('views, visits, pages, searches, the assistant, the newsletter and makers stand among the figures [Q-028]', {
  tag: '@both',
}, async ({ page, context, browser, people, language, t }) => {
  const { token } = await people.admin();
  const read = async () => {
    const { totals } = await people.send<Output<typeof readAnalytics>>(
      'GET',
      '/api/admin/analytics?period=day',
      undefined,
      token,
    );
    return totals.now;
  };
  const before = await read();

  await test.step('somebody looks around, asks the assistant, and subscribes by the link in the mail', async () => {
    const own = await visitor(browser, 'fr', crypto.randomUUID());
    // In a language in which no other journey counts to the unit.
    await browse(await own.newPage(), 'fr', 'nothing of the kind');
    await people.send('POST', '/api/ai/ask', { question: 'Who founded Bloch?', language, mayKeep: false });
    const email = `reader-${crypto.randomUUID().slice(0, 8)}@example.com`;
    await page.goto(`/?lang=${language}`);
    await hydrated(page);
    const form = page.getByRole('contentinfo').locator('form');
    await form.getByLabel(t('newsletter:label'), { exact: true }).fill(email);
    await form.getByRole('button', { name: t('newsletter:subscribe') }).click();
    await expect.poll(async () => (await people.mails(email)).length, { timeout: 30_000 }).toBe(1);
    const [mail] = await people.mails(email);
    await page.goto(/\S+\/newsletter\/confirm\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: t('newsletter:confirmAction') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter:confirmedTitle'));
    const told = async () => {
      const now = await read();
      return (['views', 'emptySearches', 'questions', 'newsletterSignUps'] as const).map(
        (measure) => now[measure] > before[measure],
      );
    };
    await expect.poll(told, { timeout: 60_000 }).toEqual([true, true, true, true]);
    await own.close();
  });

  await people.become(context, await people.admin());
  await page.goto('/admin');
  await page.goto('/admin/analytics?period=day');
  const panel = page.getByRole('main').getByRole('tabpanel');
  // The explanation names some of them again.
  const term = (label: string) =>
    panel
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .first();

  await test.step('each has its figure or its list, and says what it is', async () => {
    const measures = ['views', 'visits', 'postsRead', 'searches', 'emptySearches', 'shoes', 'makerClicks'];
    for (const measure of [...measures, 'questions', 'newsletterSignUps', 'campaignClicks'])
      await expect(term(t(`analytics:measure.${measure}`))).toBeVisible();
    await expect(term(t('analytics:visitorsBy.hour'))).toBeVisible();
    for (const list of ['page', 'language', 'referrer', 'emptySearch', 'shoe', 'maker'])
      await expect(panel.getByRole('region', { name: t(`analytics:list.${list}`), exact: true })).toBeVisible();
    await expect(panel.getByText(t('analytics:unfinished.hour'))).toBeVisible();
    await panel.getByText(t('analytics:about.title')).click();
    await expect(panel.getByText(t('analytics:about.told.text'))).toBeVisible();
  });

  await test.step('what belongs to no language is not shown by one', async () => {
    await panel.getByLabel(t('analytics:filter.label')).selectOption(`language ${language}`);
    await expect(page).toHaveURL(/language=/);
    await expect(term(t('analytics:measure.newsletterSignUps'))).toHaveCount(0);
    await expect(term(t('analytics:measure.views'))).toBeVisible();
  });
});

test('who goes on to a shoe, from a list or from the search, or to its maker is counted, and who looks at a map is not [Q-028]', {
  tag: '@desktop',
}, async ({ browser, people }) => {
  const { token } = await people.admin();
  const read = async () => {
    const { totals } = await people.send<Output<typeof readAnalytics>>(
      'GET',
      '/api/admin/analytics?period=day',
      undefined,
      token,
    );
    return { shoes: totals.now.shoes, makerClicks: totals.now.makerClicks };
  };
  const before = await read();
  // In a language in which no other journey counts to the unit.
  const t = textIn('es');
  const own = await visitor(browser, 'es', crypto.randomUUID());
  await own.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>There</title>' }));
  // The report of a page that is left for another is lost where a test answers for others: each is closed.
  const open = async (path: string) => {
    const page = await own.newPage();
    await page.goto(`${path}?lang=es`);
    await hydrated(page);
    return page;
  };
  const leave = async (click: Promise<void>) => {
    const [there] = await Promise.all([own.waitForEvent('page'), click]);
    await there.close();
  };
  const shoes = await open('/products');
  await leave(shoes.locator('.product-link').first().click());
  await shoes.locator('.search-input').focus();
  await shoes.getByRole('banner').getByRole('combobox').fill('triumph');
  await leave(shoes.getByRole('option').filter({ hasText: 'Triumph' }).first().click());
  await shoes.close();
  const brand = await open('/brand/nikolay');
  const main = brand.getByRole('main');
  await leave(main.getByRole('link', { name: t('catalog:officialWebsite') }).click());
  await expect(main.getByText(t('catalog:mapSearch'))).toBeVisible();
  await leave(main.getByRole('link', { name: t('catalog:findRetailer') }).click());
  await brand.close();
  await expect
    .poll(read, { timeout: 60_000 })
    .toEqual({ shoes: before.shoes + 2, makerClicks: before.makerClicks + 1 });
  await own.close();
});

test('the running bill says what the month has cost so far, by counted units and dated prices', {
  tag: '@both',
}, async ({ page, context, people, language, t }) => {
  await people.send('POST', '/api/ai/ask', { question: 'How long do pointe shoes last?', language, mayKeep: false });
  await people.become(context, await people.admin());
  await page.goto('/admin');
  await page.goto('/admin/analytics');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: t('analytics:bill') }).click();
  await expect(page).toHaveURL(/\/admin\?tab=analytics$/);
  const bill = main.getByRole('region', { name: t('dashboard:bill.title') });
  const line = (unit: string) =>
    bill
      .getByRole('row')
      .or(bill.getByRole('listitem'))
      .filter({ hasText: t(`dashboard:bill.${unit}`) })
      .first();
  const money = (dollars: number) =>
    new Intl.NumberFormat(language, {
      ...{ style: 'currency', currency: 'USD', maximumFractionDigits: dollars < 1 ? 4 : 2 },
    })
      .format(dollars)
      .replaceAll(/[\u200e\u200f]/g, '');
  const estimate = bill.getByText(around(t('dashboard:bill.estimate', { region: '§', date: '§' })));

  await test.step('what was counted is a line, and what was not is said', async () => {
    await expect(line('questions')).toContainText(/[1-9]/);
    await expect(line('questions')).toContainText(t('dashboard:bill.perModel'));
    await expect(line('pages')).toContainText('10');
    await expect(estimate).toContainText('eu-central-1');
    await expect(bill.getByText(t('dashboard:bill.missing'))).toBeVisible();
    // The laptop's table is never measured.
    await expect(bill.getByText(t('dashboard:bill.unmeasured'))).toBeVisible();
    await expect(line('table')).toHaveCount(0);
    await expect(bill.getByRole('link', { name: t('dashboard:bill.source') })).toHaveAttribute(
      'href',
      'https://aws.amazon.com/pricing/',
    );
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('each line is its units times their price', async () => {
    await page.route('**/api/admin/dashboard/bill', (route) =>
      route.fulfill({
        json: {
          month: '2026-11',
          prices: { region: 'eu-central-1', date: '2026-11-22', source: 'https://aws.amazon.com/pricing/' },
          lines: [
            { unit: 'pages', count: 20_000, price: { dollars: 0.012, per: 10_000 }, microDollars: 24_000 },
            { unit: 'mails', count: 25_000, price: { dollars: 0.1, per: 1_000 }, microDollars: 2_500_000 },
            { unit: 'questions', count: 2, microDollars: 1_520 },
            { unit: 'table', count: 0.0123, price: { dollars: 0.306, per: 1 }, microDollars: 3_764 },
          ],
          total: 2_529_284,
          uncountedCampaigns: 3,
          isTableUnmeasured: false,
        },
      }),
    );
    await page.getByRole('button', { name: t('dashboard:refresh') }).click();
    const text = async (unit: string) =>
      ((await line(unit).textContent()) ?? '').replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '');
    await expect.poll(() => text('mails')).toContain(money(2.5));
    const shown = await Promise.all(['pages', 'questions', 'table'].map(text));
    expect(shown[0]).toContain(money(0.024));
    expect(shown[1]).toContain(money(0.0015));
    expect(shown[2]).toContain(money(0.0038));
    await expect(bill.getByText(t('dashboard:bill.unmeasured'))).toHaveCount(0);
    await expect(bill.getByText('3').first()).toBeVisible();
  });

  await test.step('where it cannot be read, the rest of the tab stays', async () => {
    await page.unroute('**/api/admin/dashboard/bill');
    await page.route('**/api/admin/dashboard/bill', (route) => route.abort());
    await page.goto('/admin?tab=analytics');
    const failure = main.getByRole('alert').filter({ hasText: t('dashboard:failed.bill') });
    await expect(failure).toBeVisible();
    await expect(main.getByText(t('dashboard:analytics.note'))).toBeVisible();
    await page.unroute('**/api/admin/dashboard/bill');
    await failure.getByRole('button').click();
    await expect(bill).toBeVisible();
  });
});

test.use({ expectedConsole: [/net::ERR_FAILED/] });
