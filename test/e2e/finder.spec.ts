import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, test } from './site.ts';

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
  await page.getByRole('link', { name: t('finder:forMe') }).click();
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
    expect(sent.filter((text) => /width[="]|toes[="]|ailments/.test(text))).toEqual([]);
  });

  await test.step('one press deletes them', async () => {
    await page.getByRole('button', { name: t('finder:erase') }).click();
    await expect(page).toHaveURL(/\/find$/);
    await expect(page.getByRole('link', { name: t('finder:forMe') })).toBeVisible();
  });
});

test('a parent is asked for the teacher first, by keyboard and without a connection, and hears why to wait', {
  tag: '@both',
}, async ({ page, openApp, context, t }) => {
  const models = page.waitForResponse(/\/api\/models$/);
  await openApp('/find');
  await models;
  await context.setOffline(true);
  await page.getByRole('link', { name: t('finder:forChild') }).focus();
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
    await expect(page.getByRole('link', { name: t('finder:forChild') })).toBeVisible();
    await page.goBack();
    expect(page.url()).not.toContain('age');
    await page.goForward();
    expect(page.url()).not.toContain('age');
  });
  await page.getByRole('link', { name: t('finder:forMe') }).click();
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
  await expect(panel).toContainText(t('finder:rule.wide'));
  const named = await sources.allTextContents();
  await panel.getByRole('link', { name: t('aiChat:openFinder') }).click();
  const shoes = page.locator('.suggestion').getByRole('heading', { level: 2 });
  await expect(shoes).toHaveCount(3);
  for (const [place, name] of (await shoes.allTextContents()).entries()) expect(named[place]).toContain(name);
});
