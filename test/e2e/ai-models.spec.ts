import type { Locator } from '@playwright/test';
import { administrator, openProduct, type Product } from '#test/support/product.ts';
import { createPeople } from './people.ts';
import { test as base, expect, hydrated } from './site.ts';

const [first, second] = ['eu.anthropic.claude-haiku-4-5-20251001-v1:0', 'eu.amazon.nova-2-lite-v1:0'];

/** A product of its own, whose assistant asks models: other journeys are answered without any. */
const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter.
    async ({}, use) => {
      const product = await openProduct();
      await use(product);
      expect(product.problems).toEqual([]);
      await product.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// A call that needs the password is refused first.
test.use({ expectedConsole: [/status of 403/] });

/** The value beside a name: the first of the screen. */
const beside = (place: Locator, name: string) =>
  place
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .first()
    .locator('xpath=following-sibling::dd[1]');
const amount = (text: string | null) => Number((text ?? '').replaceAll(/[^\d.]/g, ''));

test('a visitor is answered by the model, by the second one, or by the site itself; the administrator sees what that cost [S-175, Q-055, Q-078, S-110]', {
  tag: '@desktop',
}, async ({ page, context, product, t }) => {
  const people = createPeople(product.url, product.easyBotCheck);
  await people.become(context, await people.admin());
  const main = page.getByRole('main');
  const hint = main.locator('p', { hasText: 'Budget left:' });
  const openModels = () => page.goto(`${product.url}/admin/settings?section=aiModels`);
  const save = async () => {
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    // A change that can cost money asks for the password, unless it has just been given.
    const question = page.getByRole('dialog', { name: t('form:confirmTitle') });
    const saved = main.getByText('No unsaved changes');
    await expect(question.or(saved)).toBeVisible();
    if (await question.isVisible()) {
      await question.getByLabel(t('form:confirmPassword'), { exact: true }).fill(administrator.password);
      await question.getByRole('button', { name: t('form:confirmAction') }).click();
    }
    await expect(saved).toBeVisible();
  };

  await test.step('the price of the model for Hebrew and what is left stand beside the hint, as soon as they are saved', async () => {
    await page.goto(`${product.url}/admin`);
    await openModels();
    await expect(main).toContainText('For Hebrew, a large open model is recommended.');
    await expect(hint).toHaveText(/^Budget left: .\$1\.00. today, .\$10\.00. this month\.$/);
    await main.getByRole('textbox', { name: 'Model for Hebrew' }).fill(first);
    await main.getByRole('textbox', { name: 'Model for English' }).fill(first);
    await main.getByRole('textbox', { name: 'Second model' }).fill(second);
    const prices = main.getByRole('textbox', { name: 'Prices' });
    await prices.fill(`${first} 1.1 5.5 2026-11-20\n${second} 0.33 2.75 2026-11-20`);
    await save();
    await expect(hint).toContainText(
      /answered by .eu\.anthropic\.\S+ for .\$1\.10. per million input tokens and .\$5\.50./,
    );
    await expect(hint).toContainText('20 Nov 2026');
    await prices.fill(`${first} 1.2 6 2026-11-21\n${second} 0.33 2.75 2026-11-20`);
    await main.getByRole('textbox', { name: 'Budget per month' }).fill('20');
    await save();
    await expect(hint).toContainText(/for .\$1\.20. per million input tokens and .\$6\.00. per million output tokens/);
    await expect(hint).toContainText(/Budget left: .\$1\.00. today, .\$20\.00. this month/);
    await page.goto(`${product.url}/admin/settings?section=aiGateway`);
    await main.getByRole('switch', { name: 'Ask models' }).click();
    await save();
    product.clock.advance(31_000);
  });

  const script = (model: string, text: string) =>
    people.send('POST', '/__local/api/models', { model, reply: 'text', text });
  await test.step('the visitor gets an answer each time', async () => {
    await script(first, 'The company was founded by Frederick Freed [1].');
    await script(second, 'Its founder was Frederick Freed, a shoemaker [1].');
    await page.goto(`${product.url}/products?lang=en`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Ask a question' }).click();
    const panel = page.getByRole('dialog', { name: 'Ask about pointe shoes' });
    const ask = async (answer: string) => {
      await panel.getByRole('textbox', { name: 'Your question' }).fill('Who founded Freed of London?');
      await panel.getByRole('button', { name: 'Send' }).click();
      await expect(panel.getByRole('log').getByText(answer)).toBeVisible();
    };
    await ask('The company was founded by Frederick Freed');
    await people.send('POST', '/__local/api/models', { model: first, reply: 'refused' });
    await ask('Its founder was Frederick Freed, a shoemaker');
    await people.send('POST', '/__local/api/faults', { service: 'bedrock', kind: 'throttle' });
    await ask('by Frederick Freed and his wife Dora in Covent Garden');
    await people.send('DELETE', '/__local/api/faults');
  });

  await test.step('the screen of the assistant counts answers, time, tokens and money, and says who answered [S-131, S-042]', async () => {
    await people.send('DELETE', '/__local/api/models');
    await people.send('POST', '/api/ai/ask', { question: 'Who founded Freed of London?', language: 'en' });
    await page.goto(`${product.url}/admin/ai`);
    await expect(beside(main, 'Model configured')).toHaveText('Yes');
    await expect(beside(main, 'Provider')).toHaveText('Amazon Bedrock');
    await expect(beside(main, 'Model')).toHaveText(first);
    await expect(beside(main, 'Questions answered')).toHaveText('4');
    // The first refused once; then neither was to be had.
    await expect(beside(main, 'Model answers not used')).toHaveText('3');
    const times = ['Median response time', 'Response time, 95th percentile'].map((name) => beside(main, name));
    for (const time of times) await expect(time).toHaveText(/^\d[\d.]* (ms|sec)$/);
    expect(amount(await beside(main, 'Tokens').textContent())).toBeGreaterThan(1_000);
    const byLanguage = main.getByRole('table', { name: 'By language' });
    await expect(byLanguage.getByRole('row', { name: 'עברית' })).toContainText(
      /\$1\.20. for input and .\$6\.00. for output/,
    );
    await expect(byLanguage.getByRole('row', { name: 'Second model' })).toContainText(second);
    await main.getByText('As a table').last().click();
    await expect(main.getByRole('columnheader', { name: 'Refused' })).toBeVisible();
    const spent = await beside(main, 'Spent today').textContent();
    expect(spent).toMatch(/^\$0\.\d+$/);
    await expect(beside(main, 'Spent this month')).toHaveText(spent ?? '');
    const leftToday = async () => amount(((await beside(main, 'Left today').textContent()) ?? '').split('of')[0] ?? '');
    const before = await leftToday();
    expect(before).toBeCloseTo(1 - amount(spent), 4);
    // Asked to try it out: that costs money, and is no visitor's question.
    await main.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(beside(main, 'Answered by')).toHaveText('Model for the language');
    const alone = main.getByRole('group', { name: 'Ask only:' });
    for (const rung of ['Second model', 'Without a model']) {
      await alone.getByRole('button', { name: rung }).click();
      await expect(beside(main, 'Answered by')).toHaveText(rung);
    }
    const read = page.waitForResponse(/ai\/usage/);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await read;
    await expect.poll(leftToday).toBeLessThan(before);
    // The spending and the rest come from the same account.
    const spentThen = amount(await beside(main, 'Spent today').textContent());
    expect(spentThen).toBeGreaterThan(amount(spent));
    expect(spentThen).toBeCloseTo(1 - (await leftToday()), 4);
    await expect(beside(main, 'Questions answered')).toHaveText('4');
  });

  await test.step('and the hint beside the models has less left', async () => {
    await openModels();
    await expect(hint).toContainText(/\$0\.99\d*. today, .\$19\.99. this month/);
  });
});
