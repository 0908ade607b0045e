import { readFile } from 'node:fs/promises';
import { administrator } from '#test/support/administrator.ts';
import { accessibilityFaults, around, expect, test } from './site.ts';

// A call that needs the password again is answered 403, which the browser notes.
test.use({ expectedConsole: [/status of 403/] });

test('an administrator finds an address, blocks it and releases it', { tag: '@both' }, async ({
  page,
  context,
  people,
  t,
}) => {
  const admin = await people.admin();
  await people.become(context, admin);
  const { email } = people.newPerson();
  await people.send('POST', '/api/admin/readers/suppress', { email }, admin.token);
  await page.goto('/admin');
  await page.goto('/admin/readers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('readers:title'));
  const about = t('admin:rangeOfAbout', { range: '§' }).replace('{{total, number}}', '§');
  await expect(page.getByText(around(about))).toBeVisible();
  await page.getByRole('searchbox').fill(email.slice(2, -4));
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expect(page.getByText(t('readers:reason.byAdministrator'))).toHaveCount(1);
  expect(await accessibilityFaults(page)).toEqual([]);

  await test.step('release', async () => {
    await page.getByRole('button', { name: email }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(t('readers:releaseText'))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('readers:release') }).click();
    await expect(page.getByText(t('readers:reason.byAdministrator'))).toHaveCount(0);
  });

  await test.step('everybody as a file, after the password was entered again', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('readers:export') }).click();
    const confirmation = page.getByLabel(t('form:confirmPassword'), { exact: true });
    await confirmation.fill(administrator.password);
    await page.getByRole('button', { name: t('form:confirmAction') }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.startsWith('\uFEFF')).toBe(true);
    expect(file).toContain(email);
  });

  await test.step('an address is looked up, and released where it is blocked', async () => {
    await page.getByRole('button', { name: t('readers:findBlock') }).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const check = dialog.getByRole('button', { name: t('readers:findSubmit') });
    await dialog.getByLabel(t('readers:email')).fill(email);
    await check.click();
    await expect(dialog.getByRole('status')).toContainText(email);
    expect(await accessibilityFaults(page)).toEqual([]);
    const other = people.newPerson().email;
    await people.send('POST', '/api/admin/readers/suppress', { email: other }, admin.token);
    await dialog.getByLabel(t('readers:email')).fill(other);
    await check.click();
    await expect(dialog.getByText(t('readers:releaseText'))).toBeVisible();
    await dialog.getByRole('button', { name: t('readers:release') }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('filter, and block by hand', async () => {
    await page.getByLabel(t('readers:filter'), { exact: true }).selectOption('suppressed');
    await expect(page.getByText(t('readers:empty'))).toBeVisible();
    await page.getByRole('button', { name: t('readers:blockAddress') }).click();
    const dialog = page.getByRole('dialog');
    const block = dialog.getByRole('button', { name: t('readers:block') });
    await block.click();
    await expect(dialog.getByText(t('validation:required'), { exact: true })).toBeVisible();
    await dialog.getByLabel(t('readers:email')).fill(email);
    await block.click();
    await expect(page.getByText(email, { exact: true })).toBeVisible();
  });
});
