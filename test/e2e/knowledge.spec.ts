import { accessibilityFaults, expect, test } from './site.ts';

test('an administrator writes a passage, the assistant answers from it, and no more once it is deleted', {
  tag: '@both',
}, async ({ page, context, people, t }) => {
  await people.become(context, await people.admin());
  const main = page.getByRole('main');
  const mark = crypto.randomUUID().slice(0, 8);
  const title = `בד קטיפה ${mark}`;
  const point = `רצועות קטיפה ${mark} מחליקות פחות מרצועות סאטן.`;
  const question = `האם רצועות קטיפה ${mark} מחליקות?`;
  const english = `Velvet ribbons ${mark}`;
  const field = (key: string) => main.getByLabel(t(key), { exact: true });
  const nameOf = (key: string, number: number) => `${t(key)} ${number}`;
  const entry = (key: string, number: number) => main.getByRole('textbox', { name: nameOf(key, number), exact: true });
  const button = (key: string) => main.getByRole('button', { name: t(key), exact: true });
  const row = main.locator('tr, li').filter({ hasText: mark }).first();
  const ask = async () => {
    const data = { question, language: 'he', includesSources: true };
    const reply = await page.request.post('/api/ai/ask-hybrid', { data });
    return String((await reply.json()).answer ?? '');
  };
  /** An instance looks every half a minute whether something has changed. */
  const knows = (isKnown: boolean) =>
    expect
      .poll(async () => (await ask()).includes(point), { intervals: [1_000, 6_000], timeout: 120_000 })
      .toBe(isKnown);

  await test.step('it begins with a question that nobody could answer', async () => {
    await page.goto(`/admin/knowledge/new?${new URLSearchParams({ question, language: 'he' })}`);
    await expect(entry('knowledge:question', 1)).toHaveValue(question);
    await expect(field('knowledge:writtenIn')).toHaveValue('he');
    expect(await accessibilityFaults(page)).toEqual([]);
    await button('editing:save').click();
    await expect(entry('knowledge:point', 1)).toHaveAttribute('aria-invalid', 'true');
    await main.getByRole('textbox', { name: t('knowledge:field.title') }).fill(title);
    await entry('knowledge:point', 1).fill(point);
    await button('editing:save').click();
    await expect(page).toHaveURL(/\/admin\/knowledge\/[0-9a-f-]{36}\?language=he$/);
  });

  await test.step('the assistant answers from it', async () => {
    await knows(true);
    await main.getByRole('button', { name: t('knowledge:askNamed', { question }) }).click();
    await expect(main.getByText(t('knowledge:answeredHere'))).toBeVisible();
  });

  await test.step('it is translated beside the original, with points that keys move', async () => {
    await main.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/language=en$/);
    // The original's fields are gone, and what is typed belongs to the translation.
    await expect(main.getByRole('textbox', { name: t('knowledge:field.title') })).toHaveValue('');
    await expect(main.getByRole('listitem').filter({ hasText: point })).toBeVisible();
    await main.getByRole('textbox', { name: t('knowledge:field.title') }).fill(english);
    await entry('knowledge:point', 1).fill('It slips less.');
    await main.getByRole('button', { name: t('editing:addItem', { item: t('knowledge:point') }) }).press('Enter');
    await expect(entry('knowledge:point', 2)).toBeFocused();
    await page.keyboard.type('Velvet holds.');
    const up = t('editing:moveUp', { name: nameOf('knowledge:point', 2) });
    await main.getByRole('button', { name: up }).press('Enter');
    await expect(entry('knowledge:point', 1)).toHaveValue('Velvet holds.');
    await entry('knowledge:question', 1).fill(`Does velvet ${mark} slip?`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await button('editing:save').click();
    await expect(main.getByText(t('editing:allSaved'))).toBeVisible();
  });

  await test.step('the list shows both languages, and deletes it in all', async () => {
    await main.getByRole('link', { name: t('knowledge:title'), exact: true }).click();
    await main.getByRole('searchbox').fill(mark);
    await expect(row.locator('[data-state="written"]')).toHaveCount(2);
    await expect(row.locator('[data-state="missing"]')).toHaveCount(3);
    expect(await accessibilityFaults(page)).toEqual([]);
    await row.getByRole('button').click();
    await page.getByRole('menuitem', { name: t('knowledge:delete') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('knowledge:deleteForGood') })
      .click();
    await expect(main.getByText(t('knowledge:noneFound'))).toBeVisible();
    await knows(false);
  });
});
