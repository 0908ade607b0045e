import type { Page } from '@playwright/test';
import { accessibilityFaults, around, expect, hydrated, otherScheme, test } from './site.ts';

/** The form at the end of every page, and what becomes of it. */
const footer = (page: Page, t: (key: string) => string) => {
  const form = page.locator('footer form');
  return {
    form,
    field: form.getByLabel(t('newsletter:label'), { exact: true }),
    button: form.getByRole('button', { name: t('newsletter:subscribe') }),
  };
};
// A link that is wrong is refused, and without a connection nothing comes.
test.use({ expectedConsole: [/status of 400|ERR_INTERNET_DISCONNECTED/] });

const linkIn = (text: string) => /\S+\/newsletter\/confirm\S+/.exec(text)?.[0] ?? '';

test('a reader subscribes in the footer, confirms by mail, chooses and unsubscribes', { tag: '@both' }, async ({
  page,
  people,
  language,
  t,
}) => {
  const { email } = people.newPerson();
  await page.goto('/blog');
  const { form, field, button } = footer(page, t);

  await test.step('the form works from its first touch on', async () => {
    // Nothing of its code has come with the page.
    await expect(button).toBeDisabled();
    await field.click();
    await page.keyboard.type('no address');
    await expect(field).toHaveValue('no address');
    await expect(button).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(form.getByText(t('validation:invalidEmail'))).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
    await field.fill(email);
    await page.keyboard.press('Enter');
    await expect(form.getByRole('status').filter({ hasText: email })).toBeVisible();
  });

  await test.step('nothing comes until the link in the mail was pressed on its page', async () => {
    const [mail] = await people.mails(email);
    expect(mail?.subject).toBeTruthy();
    await page.goto(linkIn(mail?.text ?? ''));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter:confirmTitle'));
    await expect(page).toHaveURL(/\/newsletter\/confirm\?lang=\w+$/);
    await expect(people.readerToken(email)).rejects.toThrow('no reader');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: t('newsletter:confirmAction') }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter:confirmedTitle'));
    await expect(page.getByText(t('newsletter:confirmed'))).toBeVisible();
  });

  const token = await people.readerToken(email);
  const newsletter = page.getByLabel(t('newsletter:newsletter'), { exact: true });
  const announcements = page.getByLabel(t('newsletter:announcements'), { exact: true });
  const name = page.getByLabel(t('newsletter:name'), { exact: true });

  await test.step('the link of a newsletter shows what comes, and saves another choice', async () => {
    await page.goto(`/api/newsletter/unsubscribe/${token}`);
    await expect(page).toHaveURL(new RegExp(`/newsletter\\?lang=${language}$`));
    await expect(newsletter).toBeChecked();
    await expect(announcements).toBeChecked();
    await expect(page.getByText(`${email[0]}***@d***.example`)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: otherScheme(test.info().project.use.colorScheme) });
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.reload();
    await expect(newsletter).toBeChecked();
    await expect(page).toHaveURL(new RegExp(`/newsletter\\?lang=${language}$`));
    await expect(page.locator('.chat-button')).toHaveCount(0);
    await announcements.uncheck();
    await name.fill('www.win.example');
    await page.getByRole('button', { name: t('newsletter:save') }).click();
    await expect(name).toHaveAccessibleDescription(around(t('validation:invalidName')));
    await name.fill('Odette');
    await page.getByRole('button', { name: t('newsletter:save') }).click();
    await expect(page.getByRole('status').getByText(t('newsletter:saved'))).toBeVisible();
  });

  await test.step('one press ends everything, and can be taken back', async () => {
    await page.getByRole('button', { name: t('newsletter:unsubscribe') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter:unsubscribedTitle'));
    await expect(page.getByRole('status').filter({ hasText: '***@' })).toBeVisible();
    await page.getByRole('button', { name: t('newsletter:changedMind') }).click();
    await expect(name).toHaveValue('Odette');
    await expect(newsletter).not.toBeChecked();
    await expect(announcements).not.toBeChecked();
    await newsletter.check();
    await page.getByRole('button', { name: t('newsletter:save') }).click();
    await expect(page.getByRole('status').getByText(t('newsletter:saved'))).toBeVisible();
  });
});

test('a mail program unsubscribes with a form of its own, and a second tab shows it', async ({ page, people, t }) => {
  const { email } = people.newPerson();
  await page.goto('/products');
  const { form, field } = footer(page, t);
  // An address pasted or filled in, and Enter at once: the form's own code comes later.
  await field.evaluate((input: HTMLInputElement, address) => {
    input.focus();
    input.value = address;
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  }, email);
  const answer = form.getByRole('status').filter({ hasText: email });
  await expect(answer).toBeVisible();
  await expect(answer.getByText(email)).toBeFocused();
  const link = linkIn((await people.mails(email))[0]?.text ?? '');

  // The same link in two tabs: the second press says the same.
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(link);
    await tab.getByRole('button', { name: t('newsletter:confirmAction') }).click();
    await expect(tab.getByText(t('newsletter:confirmed'))).toBeVisible();
  }

  const token = await people.readerToken(email);
  const address = `/api/newsletter/unsubscribe/${token}`;
  const newsletter = page.getByLabel(t('newsletter:newsletter'), { exact: true });
  await page.goto(address);
  await expect(newsletter).toBeChecked();
  const reply = await page.request.post(new URL(address, page.url()).href, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(reply.status()).toBe(204);
  await other.goto(address);
  await expect(other.getByLabel(t('newsletter:newsletter'), { exact: true })).not.toBeChecked();
  await expect(other.getByRole('button', { name: t('newsletter:unsubscribe') })).toHaveCount(0);

  // The link of the confirmation is good for nothing any more.
  await page.goto(link);
  await page.getByRole('button', { name: t('newsletter:confirmAction') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('errors:readerLinkInvalid') })).toBeVisible();
});

test('a link without its end, of nobody, or without a connection is explained', async ({
  page,
  context,
  people,
  t,
}) => {
  await page.goto('/newsletter');
  await hydrated(page);
  await expect(page.getByText(t('newsletter:preferencesNoLink'))).toBeVisible();
  await page.goto('/newsletter/confirm');
  await hydrated(page);
  await expect(page.getByText(t('newsletter:noLink'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('newsletter:confirmAction') })).toHaveCount(0);

  await page.goto('/api/newsletter/unsubscribe/broken');
  await expect(page.getByText(t('newsletter:preferencesNoLink'))).toBeVisible();
  await page.goto(`/newsletter#token=${'A'.repeat(22)}`);
  await expect(page.getByRole('alert').filter({ hasText: t('errors:readerLinkInvalid') })).toBeVisible();

  const { email } = people.newPerson();
  await page.goto('/products');
  const { form, field, button } = footer(page, t);
  await field.fill(email);
  await expect(button).toBeEnabled();
  await context.setOffline(true);
  await button.click();
  await expect(form.getByRole('alert')).toContainText(/./);
  await expect(field).toHaveValue(email);
  await context.setOffline(false);
  await button.click();
  await expect(form.getByRole('status').filter({ hasText: email })).toBeVisible();
});
