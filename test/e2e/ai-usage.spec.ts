import { accessibilityFaults, expect, skippedHeadings, test } from './site.ts';

test('an administrator sees the state of the assistant, tries it out, and sees what visitors asked [S-042, S-110, S-131]', {
  tag: '@both',
}, async ({ page, context, people, language, t }) => {
  const ask = (question: string, mayKeep = false) =>
    people.send('POST', '/api/ai/ask', { question, language, mayKeep });
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    String.fromCharCode(97 + (byte % 26)),
  );
  const word = letters.join('');
  await ask('Who founded Bloch?');
  await ask(`${word}?`, true);
  await people.become(context, await people.admin());
  await page.goto('/admin');
  await page.goto('/admin/ai');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('ai-usage:title'));
  const main = page.getByRole('main');
  const refresh = page.getByRole('button', { name: t('ai-usage:refresh') });

  await test.step('the state has its ten lines', async () => {
    const lines = ['available', 'configured', 'lastUsed', 'responseTime', 'provider', 'model', 'ragType', 'ragEnabled'];
    for (const line of [...lines, 'sources', 'contextLength'])
      await expect(
        main
          .getByRole('term')
          .filter({ hasText: t(`ai-usage:status.${line}`) })
          .first(),
      ).toBeVisible();
    await expect(main.getByText(t('ai-usage:provider.basic'))).toBeVisible();
    await expect(main.getByText(t('ai-usage:hint'))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await skippedHeadings(page)).toEqual([]);
  });

  const questions = main
    .getByRole('tabpanel')
    .locator('div')
    .filter({ has: page.getByRole('term').filter({ hasText: t('ai-usage:figure.questions') }) })
    .getByRole('definition')
    .first();
  const count = async () => Number(((await questions.textContent()) ?? '').replaceAll(/\D/g, ''));

  await test.step('a try is answered, and a question raises the figures', async () => {
    await expect.poll(count).toBeGreaterThanOrEqual(2);
    const before = await count();
    await page.getByRole('button', { name: t('ai-usage:probe.ask') }).click();
    await expect(main.getByText(t('ai-usage:probe.by'))).toBeVisible();
    await ask('How long do pointe shoes last?');
    await refresh.click();
    await expect.poll(count).toBeGreaterThan(before);
    await page.getByRole('tab', { name: t('ai-usage:span.week') }).click();
    await expect(page).toHaveURL(/span=week/);
    await expect.poll(count).toBeGreaterThan(before);
    await main.getByText(t('ai-usage:asTable')).first().click();
    await expect(main.getByRole('columnheader', { name: t('ai-usage:rung.basic') })).toBeVisible();
  });

  await test.step('a question without an answer leads to a passage or a post, or goes', async () => {
    const open = main
      .getByRole('list', { name: t('ai-usage:open.title') })
      .getByRole('listitem')
      .filter({ hasText: word });
    await expect(open.getByRole('link', { name: t('ai-usage:open.write') })).toHaveAttribute(
      'href',
      new RegExp(`/admin/knowledge/new\\?question=${word}`),
    );
    await open.getByRole('link', { name: t('ai-usage:open.writePost') }).click();
    const title = page.getByRole('dialog').getByRole('textbox', { name: t('blog-editing:field.title') });
    await expect(title).toHaveValue(new RegExp(word));
    await page.keyboard.press('Escape');
    await expect(title).toHaveCount(0);
    await page.goBack();
    await open.getByRole('button').click();
    await expect(open).toHaveCount(0);
  });
});

test('the screen of the assistant says what could not be read, and reads it again', async ({
  page,
  context,
  people,
  t,
}) => {
  await people.become(context, await people.admin());
  await page.goto('/admin');
  await page.route('**/api/admin/ai/usage?*', (route) => route.abort());
  await page.goto('/admin/ai');
  const notice = page.getByRole('alert').filter({ hasText: t('ai-usage:failed.usage') });
  await expect(notice).toBeVisible();
  await page.unroute('**/api/admin/ai/usage?*');
  await notice.getByRole('button', { name: t('common:tryAgain') }).click();
  await expect(notice).toHaveCount(0);
});

test.use({ expectedConsole: [/net::ERR_FAILED/] });
