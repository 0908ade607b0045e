import { readFile } from 'node:fs/promises';
import { accessibilityFaults, expect, test } from './site.ts';

/** A text with a name in it: names are isolated from the direction of the sentence by marks nobody sees. */
const around = (text: string) =>
  new RegExp(
    text
      .split('§')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  );

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an administrator makes, finds, groups, exports, changes and deletes users [S-037, S-085, S-086, S-087, S-088, S-089, S-090, S-118, S-194, S-197, S-205, S-206, S-207, S-208, S-251, S-256, Q-021, Q-022, Q-023, Q-073]', async ({
  page,
  context,
  people,
  t,
}) => {
  test.setTimeout(90_000);
  await people.become(context, await people.admin());
  const tag = crypto.randomUUID().slice(0, 6);
  const username = `prima-${tag}`;
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  const said = (key: string) => page.getByText(around(t(key, { username: '§', count: 1 }))).first();

  await test.step('makes a user; what is wrong stands at its field and nothing is lost', async () => {
    await page.goto('/admin/users');
    await press(t('users:newUser'));
    await dialog.getByLabel(t('users:field.username'), { exact: false }).fill(username);
    await dialog.getByLabel(t('users:field.email'), { exact: false }).fill('nobody');
    await dialog.getByLabel(t('users:field.password'), { exact: false }).first().fill('Grand-jete-at-noon!');
    await dialog.getByLabel(t('users:field.phone'), { exact: false }).fill('052-765 43 21');
    await dialog.getByRole('button', { name: t('users:create') }).click();
    await expect(dialog.getByText(t('validation:invalidEmail'))).toBeVisible();
    await dialog.getByLabel(t('users:field.email'), { exact: false }).fill(`${username}@dance.example`);
    await dialog.getByRole('button', { name: t('users:create') }).click();
    await expect(said('users:userCreated')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('finds them by the beginning of a name and by the phone; the search lies in the address', async () => {
    const search = page.getByRole('textbox', { name: t('users:searchLabel') });
    await search.fill(`prima ${tag}`);
    await expect(page.getByText(username, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(page).toHaveURL(/search=prima/);
    await page.reload();
    await expect(page.getByText(username, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await search.fill('nobody-is-called-so');
    await expect(page.getByText(t('users:empty'))).toBeVisible();
    await search.fill(username);
    await expect(page.getByText(username, { exact: true }).filter({ visible: true })).toHaveCount(1);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('adds them to a group and exports the selection', async () => {
    await page
      .getByRole('checkbox', { name: new RegExp(username) })
      .filter({ visible: true })
      .check();
    await press(t('users:changeGroup'));
    await dialog.getByRole('combobox', { name: t('users:groupName') }).selectOption('vip');
    await dialog.getByRole('button').last().click();
    await expect(dialog).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page
      .getByRole('region', { name: t('users:selection') })
      .getByRole('button', { name: t('users:exportSelected') })
      .click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.startsWith('\uFEFF')).toBe(true);
    expect(file.split('\r\n').filter(Boolean)).toHaveLength(2);
    expect(file).toContain(`${username}@dance.example`);
    expect(file).toContain('vip');
    await press(t('users:clearSelection'));
    await expect(page.getByRole('region', { name: t('users:selection') })).toHaveCount(0);
  });

  const more = async (item: string) => {
    await page
      .getByRole('button', { name: around(t('users:moreActions', { username: '§' })) })
      .filter({ visible: true })
      .click();
    await page.getByRole('menuitem', { name: t(item) }).click();
  };
  await test.step('makes them an administrator, and takes it back, sending that and nothing else', async () => {
    const sent = page.waitForRequest((request) => request.url().includes('/users/update/'));
    await more('users:makeAdmin');
    await dialog.getByRole('button').last().click();
    expect((await sent).postDataJSON()).toEqual({ isAdmin: true });
    await expect(said('users:adminMade')).toBeVisible();
    await more('users:removeAdmin');
    await dialog.getByRole('button').last().click();
    await expect(said('users:adminRemoved')).toBeVisible();
  });

  await test.step('deletes them after a question that names them', async () => {
    await more('users:delete');
    await expect(dialog).toContainText(username);
    await dialog.getByRole('button', { name: t('users:deleteForGood') }).click();
    await expect(said('users:userDeleted')).toBeVisible();
    await expect(page.getByText(t('users:empty'))).toBeVisible();
  });
});

test('an administrator sees who is logged in where, and ends a session [S-034, S-091, S-092, S-093, S-153, S-209, S-210, S-254, Q-025, Q-026]', async ({
  page,
  context,
  people,
  t,
}) => {
  const dancer = await people.newUser();
  const { token } = await people.logIn(dancer);
  await people.become(context, await people.admin());
  await page.goto(`/admin/sessions?user_id=${dancer.id}`);
  const revoke = page
    .getByRole('button', { name: new RegExp(`${dancer.username}.*Firefox`) })
    .filter({ visible: true });
  await expect(revoke).toHaveCount(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await revoke.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(dancer.username);
  await question.getByRole('button', { name: t('sessions:revoke'), exact: true }).click();
  await expect(page.getByText(around(t('sessions:revoked', { username: '§' }))).first()).toBeVisible();
  await expect(people.send('GET', '/api/account', undefined, token)).rejects.toThrow('401');

  await page.goto('/admin/sessions');
  await expect(page.getByText(t('sessions:thisDevice')).filter({ visible: true }).first()).toBeVisible();
});

test('the administrator area speaks with a keyboard, too [S-031, S-046]', async ({ page, context, people, t }) => {
  await people.become(context, await people.admin());
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('skipToContent') })).toBeFocused();
});
