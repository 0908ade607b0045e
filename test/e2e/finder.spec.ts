import type { Page } from '@playwright/test';
import type { readAnalytics } from '#contracts/analytics/figures.ts';
import type { Output } from '#contracts/http/endpoint.ts';
import french from '#locales/fr/finder.json' with { type: 'json' };
import frenchStart from '#locales/fr/finder-start.json' with { type: 'json' };
import { accessibilityFaults, expect, hydrated, test } from './site.ts';

// A test takes the connection away.
test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

/** Answers the question that is shown, by the words of the answer. */
const answer = async (page: Page, title: string, words: string) => {
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  await page.getByRole('button', { name: words, exact: true }).click();
};

test('a foot leads to three shoes with reasons, and a changed answer to others', { tag: '@both' }, async ({
  page,
  openApp,
  t,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const title = (question: string) => t(`finder:question.${question}.title`);
  const choose = (question: string, option: string) =>
    answer(page, title(question), t(`finder:answer.${question}.${option}`));
  await openApp('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('home:heroFind') })
    .click();
  await page.getByRole('link', { name: t('finder-start:forMe') }).click();
  await choose('level', 'intermediate');
  await choose('age', '18');
  await choose('teacher', 'yes');
  await page.getByRole('button', { name: t('finder:none') }).click();
  await choose('toes', 'level');
  await choose('width', 'wide');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: t('finder:toResult') }).click();
  const shoes = page.locator('.suggestion');
  await expect(shoes).toHaveCount(3);
  await expect(shoes.first()).toContainText(t('finder:rule.wide'));
  expect(await accessibilityFaults(page)).toEqual([]);
  const before = await shoes.getByRole('heading', { level: 2 }).allTextContents();

  await test.step('other toes', async () => {
    await page.getByRole('button', { name: `${t('finder:change')}: ${title('toes')}` }).click();
    await choose('toes', 'bigToe');
    await expect(page.locator('.result-head').getByRole('status')).not.toBeEmpty();
    expect(await shoes.getByRole('heading', { level: 2 }).allTextContents()).not.toEqual(before);
  });

  await test.step('the address alone holds the answers, and nothing of them was sent', async () => {
    const address = page.url();
    expect(address).toContain('toes=bigToe');
    await page.goto('/');
    await page.goto(address);
    await page.keyboard.press('Shift');
    await expect(shoes.first()).toContainText(t('finder:rule.egyptian'));
    // A question or an attribute may be named to the count of visits; an answer never is.
    expect(sent.filter((text) => /(width|toes|ailments)(=|":)/.test(text))).toEqual([]);
  });

  await test.step('one press deletes them, also for whoever came by a link and changed one', async () => {
    await page.getByRole('button', { name: `${t('finder:change')}: ${title('width')}` }).click();
    await choose('width', 'narrow');
    await expect(page).toHaveURL(/width=narrow/);
    await page.getByRole('button', { name: t('finder:erase') }).click();
    await expect(page).toHaveURL(/\/find$/);
    await expect(page.getByRole('link', { name: t('finder-start:forMe') })).toBeVisible();
    await page.goForward();
    await page.goBack();
    await expect(page).toHaveURL(/\/find$/);
  });
});

test('a parent is asked for the teacher first, by keyboard and without a connection, and hears why to wait', {
  tag: '@both',
}, async ({ page, openApp, context, t }) => {
  const models = page.waitForResponse(/\/api\/models$/);
  await openApp('/find');
  await models;
  await context.setOffline(true);
  await page.getByRole('link', { name: t('finder-start:forChild') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('finder:parents'))).toBeVisible();
  const press = async (words: string) => {
    await page.getByRole('button', { name: words, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press(t('finder:answer.teacher.yes'));
  await press(t('finder:answer.age.10'));
  await press(t('finder:answer.level.firstPair'));
  await press(t('finder:answer.years.4'));
  await press(t('finder:answer.classesPerWeek.3'));
  await press(t('finder:none'));
  await expect(page.getByRole('heading', { name: t('finder:stopTitle') })).toBeFocused();
  await expect(page.getByText(t('finder:stop.young.text'))).toBeVisible();
  await expect(page.locator('.suggestion')).toHaveCount(0);
  await test.step('deleted answers do not come back with the browser’s own way back', async () => {
    expect(page.url()).toContain('age=10');
    await page.getByRole('button', { name: t('finder:erase') }).click();
    await expect(page.getByRole('link', { name: t('finder-start:forChild') })).toBeVisible();
    await page.goBack();
    expect(page.url()).not.toContain('age');
    await page.goForward();
    expect(page.url()).not.toContain('age');
  });
  await page.getByRole('link', { name: t('finder-start:forMe') }).click();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
});

const told = {
  he: 'כפות הרגליים שלי רחבות, הקשת נמוכה והעקב צר, ואני ברמה בינונית. איזה נעליים כדאי לי למדוד?',
  en: 'My feet are wide, I have a low arch and a narrow heel, intermediate level. Which shoes should I try?',
};

test('a foot that the assistant is told of leads to the finder with these answers, and the same shoes', {
  tag: '@both',
}, async ({ page, t, language }) => {
  await page.goto('/blog');
  await page.getByRole('button', { name: t('openChat') }).click();
  const panel = page.getByRole('dialog', { name: t('aiChat:title') });
  const input = panel.getByRole('textbox', { name: t('aiChat:input') });
  await expect(input).toBeFocused();
  await input.fill(language === 'he' ? told.he : told.en);
  await input.press('Enter');
  const sources = panel.getByRole('list', { name: t('aiChat:sources') }).getByRole('listitem');
  await expect(sources.nth(2)).toBeVisible();
  // The finder's words, with what is known of the shoe behind them.
  await expect(panel).toContainText(`${t('finder:rule.wide').replace(/\.$/, '')} (`);
  const named = await sources.allTextContents();
  await panel.getByRole('link', { name: t('aiChat:openFinder') }).click();
  const shoes = page.locator('.suggestion').getByRole('heading', { level: 2 });
  await expect(shoes).toHaveCount(3);
  for (const [place, name] of (await shoes.allTextContents()).entries()) expect(named[place]).toContain(name);
});

test('a visitor finishes the finder, an administrator sees it counted, and no answer has left the browser', async ({
  page,
  context,
  browser,
  people,
  t,
}) => {
  const { token } = await people.admin();
  const read = async () => {
    const path = '/api/admin/analytics?period=day';
    const { totals } = await people.send<Output<typeof readAnalytics>>('GET', path, undefined, token);
    return [totals.now.finderStarts, totals.now.finderShoes] as const;
  };
  const [starts, finishes] = await read();
  const answers = [
    ['level', french.question.level.title, french.answer.level.professional],
    ['age', french.question.age.title, french.answer.age[14]],
    ['teacher', french.question.teacher.title, french.answer.teacher.yes],
    ['toes', french.question.toes.title, french.answer.toes.bigToe],
    ['width', french.question.width.title, french.answer.width.narrow],
  ] as const;

  await test.step('from the first question to the shoes, one of which is opened', async () => {
    // One that does not say that it is driven by a program, in a language in which no journey counts to the unit.
    const userAgent = `Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0 ${crypto.randomUUID()}`;
    const own = await browser.newContext({ locale: 'fr', userAgent });
    // A browser does not show the body of a beacon.
    await own.addInitScript(() => {
      const told: Promise<string>[] = [];
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (address, body) => {
        told.push(new Response(body).text());
        return send(address, body);
      };
      Object.assign(window, { allTold: () => Promise.all(told) });
    });
    const walk = await own.newPage();
    const sent: string[] = [];
    walk.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await walk.goto('/find?lang=fr');
    await hydrated(walk);
    await walk.getByRole('link', { name: frenchStart.forMe }).click();
    for (const [question, title, words] of answers) {
      await expect(walk.getByRole('heading', { level: 2, name: title })).toBeFocused();
      await walk.getByRole('button', { name: words, exact: true }).click();
      if (question === 'teacher') await walk.getByRole('button', { name: french.none }).click();
    }
    await walk.getByRole('button', { name: french.toResult }).click();
    const shoe = walk.locator('.suggestion').first();
    await expect(shoe).toBeVisible();
    const model = await shoe.getAttribute('id');
    await shoe.getByRole('link').first().click();
    await expect(walk).toHaveURL(/\/brand\//);
    await expect(shoe).toHaveCount(0);
    await walk.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    const told = (await walk.evaluate('allTold()')) as string[];
    const events = told.flatMap((report) => JSON.parse(report).events as { kind: string }[]);
    expect(events).toEqual(
      expect.arrayContaining([
        ...['start', 'result'].map((step) => ({ kind: 'finder', step })),
        { kind: 'finderModel', id: model },
      ]),
    );
    expect(events.filter(({ kind }) => kind === 'finderLeft')).toEqual([]);
    const held = /[?&#](for|at|level|age|teacher|toes|width)=|"(professional|14|yes|bigToe|narrow|ailments)"/;
    expect([...sent, ...told].filter((text) => held.test(text))).toEqual([]);
    await expect.poll(read, { timeout: 60_000 }).toEqual([starts + 1, finishes + 1]);
    await own.close();
  });

  await people.become(context, await people.admin());
  await page.goto('/admin');
  await page.goto('/admin/analytics?period=day');
  const section = page.getByRole('region', { name: t('analytics:finder.title'), exact: true });
  // It appears when a user is near.
  await page.getByRole('region', { name: t('analytics:list.maker'), exact: true }).scrollIntoViewIfNeeded();
  await expect(section.locator('dl > div').filter({ hasText: t('analytics:finder.shoes') })).toContainText(
    String(finishes + 1),
  );
  for (const list of ['finderLeft', 'finderModel', 'finderFact'])
    await expect(section.getByRole('region', { name: t(`analytics:list.${list}`), exact: true })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
