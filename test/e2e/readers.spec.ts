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
  const counted = t('readers:about').replace('{{total, number}}', '§');
  const about = t('admin:rangeOfTotal', { range: '§', total: `§${counted}` });
  await expect(page.getByText(around(about))).toBeVisible();
  await page.getByRole('searchbox').fill(email.slice(2, -4));
  // Until the answer is there, the list before it is shown faded, and the address may be in that too.
  await expect(page).toHaveURL(/[?&]search=/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expect(page.getByText(t('readers:reason.byAdministrator'))).toHaveCount(1);
  expect(await accessibilityFaults(page)).toEqual([]);

  await test.step('release', async () => {
    await page.getByRole('button', { name: around(t('readers:releaseNamed', { email: `§${email}§` })) }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(t('readers:releaseText'))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('readers:release') }).click();
    await expect(page.getByText(t('readers:reason.byAdministrator'))).toHaveCount(0);
  });

  await test.step('what is known of one reader', async () => {
    await page.getByRole('button', { name: email, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const history = dialog.getByRole('list', { name: t('readers:history') });
    await expect(history.getByText(t('readers:event.released'))).toBeVisible();
    await expect(history.getByText(t('readers:reason.byAdministrator'))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('readers:closeHistory') }).click();
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

  await test.step('imports a list with proof of consent, and over no refusal', async () => {
    const [fresh, refuser] = [people.newPerson().email, people.newPerson().email];
    await people.send('POST', '/api/admin/readers/unsubscribe', { email: refuser }, admin.token);
    await page.getByRole('button', { name: t('readers:import') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('readers:importList')).fill(`mail;language\n${fresh};fr\n${refuser};he\nnobody\n`);
    await dialog.getByLabel(t('readers:importFrom')).fill('Sign-up sheet');
    await dialog.getByRole('button', { name: t('readers:importCheck') }).click();
    await expect(dialog.getByText(t('validation:required'), { exact: true }).first()).toBeVisible();
    await dialog.getByLabel(t('readers:importGiven')).fill('2026-01-15');
    await dialog.getByLabel(t('readers:importStatement')).check();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('readers:importCheck') }).click();
    await expect(dialog.getByText(t('readers:importChecked'))).toBeVisible();
    const one = (outcome: string) =>
      dialog.getByText(t(`readers:outcome.${outcome}`)).locator('xpath=following-sibling::dd');
    await expect(one('new')).toHaveText('1');
    await expect(one('leftAlone')).toHaveText('1');
    await expect(one('invalid')).toHaveText('1');
    await expect(dialog.getByText(around(t('readers:wrongLines', { lines: '§4§' })))).toBeVisible();
    await dialog.getByRole('button', { name: t('readers:importApply'), exact: true }).click();
    await expect(dialog.getByText(t('readers:importDone'))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('readers:importClose') }).click();
    await page.getByLabel(t('readers:filter'), { exact: true }).selectOption('subscribed');
    await page.getByRole('searchbox').fill(fresh);
    await expect(page.getByText(fresh, { exact: true })).toBeVisible();
    await page.getByRole('searchbox').fill(refuser);
    await expect(page.getByText(t('readers:empty'))).toBeVisible();
  });
});
