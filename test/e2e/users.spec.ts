import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { administrator } from '#test/support/administrator.ts';
import { sinceText } from '#web/features/sessions/model/since-text.ts';
import { durationText } from '#web/shared/admin-theme/format/duration-text.ts';
import { accessibilityFaults, around, expect, type Texts, test } from './site.ts';

// A call that needs the password again is answered 403, a wrong password 400; the browser notes both.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: [/status of 40[03]/] });

/** On a phone the order is chosen in a field, in a table at the head of a column. */
const choosesRows = async (page: Page, t: Texts, isMobile: boolean | undefined) => {
  const size = page.getByRole('combobox', { name: t('admin:rowsPerPage') });
  const byName = page.getByRole('columnheader', { name: t('users:column.username') });
  const order = page.getByRole('combobox', { name: t('users:sortBy') });
  const listed = (query: string) => page.waitForResponse((response) => response.url().includes(`/users/list?${query}`));
  const isOrdered = async () => {
    if (isMobile) await expect(order).toHaveValue('username-asc');
    else await expect(byName).toHaveAttribute('aria-sort', 'ascending');
  };
  const inOrder = listed('sort=username&order=asc&limit=10');
  if (isMobile) await order.selectOption('username-asc');
  else await byName.getByRole('button').click();
  await inOrder;
  await isOrdered();
  const longer = listed('sort=username&order=asc&limit=25');
  await size.selectOption('25');
  await longer;
  await page.goto('about:blank');
  const again = listed('sort=username&order=asc&limit=25');
  await page.goto('/admin/users');
  const { items, total } = await (await again).json();
  await isOrdered();
  await expect(size).toHaveValue('25');
  const range = `\u2068${items.length === 1 ? '1' : `1–${items.length}`}\u2069`;
  const text = t('admin:rangeOfTotal', { range, total });
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  if (!isMobile) expect(text).toBe(`${range} of ${total}`);
};

test('an administrator makes, finds, groups, exports, changes and deletes users [S-037]', async ({
  page,
  context,
  people,
  isMobile,
  language,
  t,
}) => {
  // A session of its own, which has not been confirmed yet.
  await people.become(context, await people.logIn(administrator));
  const tag = crypto.randomUUID().slice(0, 6);
  const username = `prima-${tag}`;
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  /** Announced, in a region that a screen reader reads when it has time. */
  const said = (key: string) =>
    page
      .getByRole('status')
      .getByText(around(t(key, { username: '§', count: 1 })))
      .first();

  await test.step('makes a user; what is wrong stands at its field and nothing is lost [S-090]', async () => {
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

  await test.step('sees which rows are shown, and chooses how many and in which order, which is remembered [S-089, S-266, Q-021]', () =>
    choosesRows(page, t, isMobile));

  await test.step('finds them by name and by phone, in pages of four sizes; the search lies in the address [S-085, S-086]', async () => {
    const search = page.getByRole('textbox', { name: t('users:searchLabel') });
    await search.fill(`prima ${tag}`);
    await expect(page.getByText(t('users:searchHint'))).toBeVisible();
    await expect(page.getByText(username, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(page).toHaveURL(/search=prima/);
    const sizes = page.getByRole('combobox', { name: t('admin:rowsPerPage') }).locator('option');
    await expect(sizes).toHaveText(['10', '25', '50', '100']);
    await page.reload();
    await expect(page.getByText(username, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await search.fill('052-765 43 21');
    await expect(page.getByText(username, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await search.fill('nobody-is-called-so');
    await expect(page.getByText(t('users:empty'))).toBeVisible();
    await search.fill(username);
    await expect(page.getByText(username, { exact: true }).filter({ visible: true })).toHaveCount(1);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('adds them to a group and exports the selection [S-087, S-088, Q-022]', async () => {
    await page
      .getByRole('checkbox', { name: new RegExp(username) })
      .filter({ visible: true })
      .check();
    await press(t('users:changeGroup'));
    const group = dialog.getByRole('combobox', { name: t('users:groupName') });
    // No one is subscribed to the newsletter by another person.
    await group.selectOption('newsletter');
    await dialog.getByRole('button').last().click();
    await expect(dialog.getByText(t('validation:newsletterNeedsConsent'))).toBeVisible();
    await group.selectOption('vip');
    await dialog.getByRole('button').last().click();
    await expect(dialog).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page
      .getByRole('region', { name: t('users:selection') })
      .getByRole('button', { name: t('users:exportSelected') })
      .click();
    // A list of addresses asks for the password.
    await page.getByLabel(t('form:confirmPassword'), { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: t('form:confirmAction') }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.startsWith('\uFEFF')).toBe(true);
    expect(file.split('\r\n').filter(Boolean)).toHaveLength(2);
    expect(file).toContain(`${username}@dance.example`);
    expect(file).toContain('vip');
    await press(t('users:clearSelection'));
    await expect(page.getByRole('region', { name: t('users:selection') })).toHaveCount(0);
  });

  await test.step('writes to those selected: to one directly, to several in a campaign for them alone', async () => {
    const bar = page.getByRole('region', { name: t('users:selection') });
    const search = page.getByRole('textbox', { name: t('users:searchLabel') });
    const choose = (name: string | RegExp) => page.getByRole('checkbox', { name }).filter({ visible: true }).check();
    const two = (key: string) =>
      t(`${key}_${new Intl.PluralRules(language).select(2)}`).replace('{{count, number}}', '2');
    await choose(new RegExp(username));
    await bar.getByRole('button', { name: t('users:mail') }).click();
    await expect(dialog.getByText(`${username}@dance.example`)).toBeVisible();
    await dialog.getByRole('button', { name: t('admin:cancel') }).click();
    const other = await people.newUser();
    await search.fill(other.username);
    await choose(new RegExp(other.username));
    await bar.getByRole('button', { name: t('users:mail') }).click();
    await expect(dialog.getByText(t('users:mailManyText'))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('users:mailManyBegin') }).click();
    await expect(page).toHaveURL(/\/admin\/email\/[0-9a-f-]{36}/);
    const main = page.getByRole('main');
    await expect(main.getByText(two('campaigns:chosenPeople'))).toBeVisible();
    await main.getByLabel(t('campaigns:field.category')).selectOption('announcement');
    await main.getByLabel('English', { exact: true }).check();
    await main.getByLabel(t('campaigns:field.fallback')).selectOption('en');
    await expect(main.getByRole('status').getByText(two('campaigns:recipients'))).toBeVisible();
    // No one at all asked for the newsletter.
    await main.getByLabel(t('campaigns:field.category')).selectOption('newsletter');
    await expect(main.getByText(two('campaigns:left.withoutConsent'))).toBeVisible();
    await main.getByRole('button', { name: t('campaigns:dropPeople') }).click();
    await expect(
      main
        .getByRole('group', { name: t('campaigns:field.groups') })
        .getByRole('checkbox')
        .first(),
    ).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
    await main.getByRole('button', { name: t('editing:save'), exact: true }).click();
    await expect(main.getByText(t('campaigns:audienceUnset'))).toBeVisible();
    await page.goto(`/admin/users?search=${username}`);
    await expect(page.getByText(username, { exact: true }).filter({ visible: true })).toHaveCount(1);
  });

  const more = async (item: string) => {
    await page
      .getByRole('button', { name: around(t('users:moreActions', { username: '§' })) })
      .filter({ visible: true })
      .click();
    await page.getByRole('menuitem', { name: t(item) }).click();
  };
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: username });
  await test.step('sees their groups, since when they are there, and when they last logged in [S-118]', async () => {
    const moments = row.locator('time');
    for (const group of ['vip', 'new']) await expect(row).toContainText(t(`users:group.${group}`));
    await expect(row).toContainText(t('users:never'));
    await expect(moments).toHaveCount(1);
    await people.logIn({ username, password: 'Grand-jete-at-noon!' });
    await page.reload();
    await expect(moments).toHaveCount(2);
    await expect(row).not.toContainText(t('users:never'));
    const [created = '', lastLogin = ''] = await moments.evaluateAll((all) =>
      all.map((time) => time.getAttribute('datetime') ?? ''),
    );
    expect(Date.parse(lastLogin)).toBeGreaterThan(Date.parse(created));
  });
  await test.step('changes what is known of them, which then stands in their row [S-090]', async () => {
    await row.getByRole('button', { name: t('users:edit', { username }), exact: true }).click();
    await expect(dialog.getByLabel(t('users:field.phone'))).toHaveValue(/765/);
    await dialog.getByLabel(t('users:field.phone')).fill('+33 1 44 55 66 77');
    await dialog.getByLabel(t('users:field.location')).fill('Aix-en-Provence');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('users:save') }).click();
    await expect(said('users:userUpdated')).toBeVisible();
    await expect(row).toContainText('+33 1 44 55 66 77');
    await expect(row).toContainText('Aix-en-Provence');
  });
  await test.step('who choose a password of their own with the link of their invitation, once', async () => {
    const own = await context.newPage();
    const [invitation] = await people.mails(`${username}@dance.example`);
    const link = /https?:\S+\/reset-password\S+/.exec(invitation?.text ?? '')?.[0] ?? '';
    const choose = async (password: string) => {
      await own.goto(link);
      await expect(own.getByRole('heading', { name: t('auth:invitationTitle') })).toBeVisible();
      await expect(own).not.toHaveURL(/invitation=/);
      await expect(own.getByLabel(t('auth:email'), { exact: true })).toHaveValue(`${username}@dance.example`);
      for (const label of ['auth:newPassword', 'auth:confirmPassword']) {
        await own.getByLabel(t(label), { exact: true }).fill(password);
      }
      await own.getByRole('button', { name: t('auth:resetPasswordAction'), exact: true }).click();
    };
    await choose('A-password-of-my-own!');
    await expect(own).not.toHaveURL(/reset-password/);
    await people.logIn({ username, password: 'A-password-of-my-own!' });
    await choose('Another-one-with-the-same-link!');
    await expect(own.getByText(t('errors:invitationInvalid'))).toBeVisible();
    expect(await accessibilityFaults(own)).toEqual([]);
    await own.close();
  });
  await test.step('makes them an administrator, and takes it back, sending that and nothing else [S-197, S-208]', async () => {
    const sent = page.waitForRequest((request) => request.url().includes('/users/update/'));
    await more('users:makeAdmin');
    await dialog.getByRole('button').last().click();
    const confirmation = page.getByRole('dialog', { name: t('form:confirmTitle') });
    await confirmation.getByLabel(t('form:confirmPassword'), { exact: true }).fill('Not-the-password!');
    await confirmation.getByRole('button', { name: t('form:confirmAction') }).click();
    await expect(confirmation.getByText(t('errors:passwordWrong'))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await confirmation.getByLabel(t('form:confirmPassword'), { exact: true }).fill(administrator.password);
    await confirmation.getByRole('button', { name: t('form:confirmAction') }).click();
    expect((await sent).postDataJSON()).toEqual({ isAdmin: true });
    await expect(said('users:adminMade')).toBeVisible();
    await expect(row).toContainText(t('users:role.admin'));
    await more('users:removeAdmin');
    await dialog.getByRole('button').last().click();
    await expect(said('users:adminRemoved')).toBeVisible();
    await expect(row).not.toContainText(t('users:role.admin'));
  });

  await test.step('writes them a mail, which arrives in the words that were typed', async () => {
    await more('users:mail');
    await dialog.getByLabel(t('users:mailSubject'), { exact: false }).fill('המדידה שלך');
    const text = dialog.getByLabel(t('users:mailText'), { exact: false });
    await text.fill(' ');
    await dialog.getByRole('button', { name: t('users:mailSend'), exact: true }).click();
    await expect(dialog.getByText(t('validation:required'))).toBeVisible();
    await text.fill('יום שלישי, 17:00.\n\n<b>Bloch</b> & Grishko');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('users:mailSend'), exact: true }).click();
    await expect(said('users:mailSent')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const written = (await people.mails(`${username}@dance.example`)).filter(({ subject }) => subject === 'המדידה שלך');
    expect(written).toHaveLength(1);
    expect(written[0]?.text).toContain('יום שלישי, 17:00.\n\n<b>Bloch</b> & Grishko');
    expect(written[0]?.html).toContain('&lt;b&gt;Bloch&lt;/b&gt; &amp; Grishko');
  });

  await test.step('cannot lock themselves out: in the own row that is switched off, with the reason [Q-023]', async () => {
    await page.getByRole('textbox', { name: t('users:searchLabel') }).fill('admin');
    await page
      .getByRole('button', { name: t('users:moreActions', { username: 'admin' }), exact: true })
      .filter({ visible: true })
      .click();
    for (const item of ['users:removeAdmin', 'users:disable', 'users:delete']) {
      await expect(page.getByRole('menuitem', { name: t(item) })).toBeDisabled();
    }
    await expect(page.getByText(t('users:ownAccountHint'))).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: t('users:searchLabel') }).fill(username);
    await expect(page.getByText(username, { exact: true }).filter({ visible: true })).toHaveCount(1);
  });

  await test.step('deletes them after a question that names them [S-090]', async () => {
    await more('users:delete');
    await expect(dialog).toContainText(username);
    await dialog.getByRole('button', { name: t('users:deleteForGood') }).click();
    await expect(said('users:userDeleted')).toBeVisible();
    await expect(page.getByText(t('users:empty'))).toBeVisible();
  });
});

test('an administrator orders, finds and changes users in a table, in English [S-037]', { tag: '@desktop' }, async ({
  page,
  context,
  people,
  isMobile,
  t,
}) => {
  const dancer = await people.newUser();
  await people.become(context, await people.admin());
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('row').filter({ hasText: dancer.username });
  await page.goto('/admin/users');
  await choosesRows(page, t, isMobile);
  await page.getByRole('textbox', { name: t('users:searchLabel') }).fill(dancer.username);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row).toContainText(dancer.email);
  await row.getByRole('checkbox').check();
  await expect(page.getByRole('region', { name: t('users:selection') })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await row.getByRole('button', { name: t('users:edit', { username: dancer.username }), exact: true }).click();
  await dialog.getByLabel(t('users:field.location')).fill('Aix-en-Provence');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: t('users:save') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Aix-en-Provence');
  await row.getByRole('button', { name: around(t('users:moreActions', { username: '§' })) }).click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
});

test('an administrator sees who is logged in where, and ends a session [S-034]', { tag: '@both' }, async ({
  page,
  context,
  people,
  language,
  t,
}) => {
  const dancer = await people.newUser();
  const { token } = await people.logIn(dancer);
  await people.become(context, await people.admin());
  const revoke = page.getByRole('button', { name: new RegExp(`${dancer.username}.*Firefox`) });

  await test.step('only those of one user: with which browser, from where, since when and until when [S-091, S-093]', async () => {
    await page.goto(`/admin/sessions?user_id=${dancer.id}`);
    await expect(revoke).toHaveCount(1);
    const session = page.getByRole('row').or(page.getByRole('listitem')).filter({ has: revoke });
    await expect(session).toContainText('Firefox 145, Linux');
    await expect(session).toContainText('127.0.0.1');
    const within = (texts: string[]) => new RegExp(texts.join('|'));
    const minutes = (counts: number[]) => within(counts.map((count) => durationText(count * 60, language)));
    await expect(session).toContainText(minutes([0, 1]));
    await expect(session).toContainText(minutes([58, 59, 60]));
    await expect(session).toContainText(within([sinceText(0, language), sinceText(60, language)]));
    for (const column of ['activeFor', 'expiresIn', 'lastActivity']) {
      await expect(page.getByText(t(`sessions:column.${column}`), { exact: true })).toBeVisible();
    }
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('ends it after a question: the next call is refused [S-092, S-153, Q-026]', async () => {
    await revoke.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(dancer.username);
    await question.getByRole('button', { name: t('sessions:revoke'), exact: true }).click();
    await expect(
      page
        .getByRole('status')
        .getByText(around(t('sessions:revoked', { username: '§' })))
        .first(),
    ).toBeVisible();
    await expect(revoke).toHaveCount(0);
    await expect(people.send('GET', '/api/account', undefined, token)).rejects.toThrow('401');
  });

  await test.step('the own one is marked, and ending it logs out here [Q-025]', async () => {
    // Not the one that all tests share.
    const { token: ownToken, user } = await people.logIn(administrator);
    await page.evaluate((own) => localStorage.setItem('token', own), ownToken);
    // Of the administrator alone: the first page of everybody's may be full of newer ones.
    await page.goto(`/admin/sessions?user_id=${user.id}`);
    const own = page
      .getByRole('row')
      .or(page.getByRole('listitem'))
      .filter({ hasText: t('sessions:thisDevice') });
    await own.getByRole('button').click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(t('sessions:revokeOwnText'));
    await question.getByRole('button', { name: t('sessions:revoke'), exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => [localStorage.token, localStorage.user])).toEqual([undefined, undefined]);
    await expect(people.send('GET', '/api/account', undefined, ownToken)).rejects.toThrow('401');
  });
});

test.describe('what fails in the administrator area', () => {
  test.use({ expectedConsole: [/status of (400|503)/] });

  test('is said in its own words with the number to ask about, keeps what was typed, and can be tried again [Q-074]', {
    tag: '@desktop',
  }, async ({ page, context, people, language, t }) => {
    const dancer = await people.newUser();
    await people.become(context, await people.admin());
    await page.clock.install();
    const requestId = crypto.randomUUID();
    const alert = page.getByRole('alert').filter({ hasText: requestId });
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const refused = { status: 400, json: { error: 'Not today', code: 'invalidRequest', requestId } };
    /** Refuses the calls of an address while `act` makes one; `title` is what the screen says of it. */
    const fails = async (path: string, title: string, act: () => Promise<unknown>) => {
      await page.route(path, (route) => route.fulfill(refused));
      await act();
      await expect(alert).toContainText(t(title));
      await expect(alert).toContainText(`${t('admin:reference')} ${requestId}`);
      await page.unroute(path);
    };
    /** The first screen brings the area's code along. */
    const open = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    };
    const again = () => alert.getByRole('button', { name: t('tryAgain') }).click();
    const name = page.getByText(dancer.username, { exact: true }).filter({ visible: true });

    await test.step('users that cannot be listed or found', async () => {
      await fails('**/users/list*', 'users:loadFailed', () => open('/admin/users'));
      await again();
      await expect(name).toHaveCount(1);
      const search = page.getByRole('textbox', { name: t('users:searchLabel') });
      await fails('**/users/list*', 'users:searchFailed', () => search.fill(dancer.username));
      await again();
      await expect(name).toHaveCount(1);
    });

    await test.step('a user that cannot be made: the form keeps its content', async () => {
      await page.getByRole('button', { name: t('users:newUser') }).click();
      const email = dialog.getByLabel(t('users:field.email'), { exact: false });
      await dialog.getByLabel(t('users:field.username'), { exact: false }).fill(`new-${dancer.username}`);
      await email.fill('kept@dance.example');
      await dialog.getByLabel(t('users:field.password'), { exact: false }).first().fill(dancer.password);
      const create = dialog.getByRole('button', { name: t('users:create') });
      await fails('**/users/create', 'users:createFailed', () => create.click());
      await expect(email).toHaveValue('kept@dance.example');
      await dialog.getByRole('button', { name: t('admin:cancel') }).click();
    });

    await test.step('a user that cannot be changed or deleted', async () => {
      const choose = async (item: string) => {
        await page.getByRole('button', { name: around(t('users:moreActions', { username: '§' })) }).click();
        await page.getByRole('menuitem', { name: t(item) }).click();
        await fails(
          item === 'users:delete' ? '**/users/delete/*' : '**/users/update/*',
          item === 'users:delete' ? 'users:deleteFailed' : 'users:updateFailed',
          () => dialog.getByRole('button').last().click(),
        );
        await dialog.getByRole('button', { name: t('admin:cancel') }).click();
      };
      await choose('users:disable');
      await choose('users:delete');
    });

    await test.step('a mail that cannot be sent: it stays as it was typed [S-251]', async () => {
      await page.getByRole('button', { name: around(t('users:moreActions', { username: '§' })) }).click();
      await page.getByRole('menuitem', { name: t('users:mail') }).click();
      const text = dialog.getByLabel(t('users:mailText'), { exact: false });
      await dialog.getByLabel(t('users:mailSubject'), { exact: false }).fill('Your fitting');
      await text.fill('Tuesday at five');
      const press = () => dialog.getByRole('button', { name: t('users:mailSend'), exact: true }).click();
      await fails('**/api/admin/users/*/mail', 'users:mailFailed', press);
      await expect(text).toHaveValue('Tuesday at five');
      await dialog.getByRole('button', { name: t('admin:cancel') }).click();
    });

    await test.step('nobody who is found, and each failure in the words of the specification [S-251]', async () => {
      const search = page.getByRole('textbox', { name: t('users:searchLabel') });
      await search.fill('qqqqqq');
      await expect(page.getByText(t('users:empty'))).toBeVisible();
      await search.fill(dancer.username);
      await expect(name).toHaveCount(1);
      if (language === 'en')
        expect(
          ['loadFailed', 'empty', 'searchFailed', 'createFailed', 'updateFailed', 'deleteFailed', 'mailFailed'].map(
            (key) => t(`users:${key}`),
          ),
        ).toEqual([
          'Failed to load users',
          'No users found',
          'Error during search',
          'Failed to create user',
          'Failed to update user',
          'Failed to delete user',
          'Failed to send email',
        ]);
    });

    await test.step('an invitation that cannot be mailed: the same button sends it again, with the same key', async () => {
      const keys: (string | undefined)[] = [];
      const unsent = { error: t('errors:mailNotSent'), code: 'mailNotSent', requestId };
      await page.route('**/users/create', (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        return keys.length > 4 ? route.continue() : route.fulfill({ status: 503, json: unsent });
      });
      await page.getByRole('button', { name: t('users:newUser') }).click();
      await dialog.getByLabel(t('users:field.username'), { exact: false }).fill(`invited-${dancer.username}`);
      await dialog.getByLabel(t('users:field.email'), { exact: false }).fill(`invited-${dancer.email}`);
      const create = dialog.getByRole('button', { name: t('users:create') });
      await create.click();
      // The calls that the app makes by itself are seconds apart.
      await expect(async () => {
        await page.clock.fastForward(5_000);
        await expect(alert).toContainText(t('users:createdUntold'), { timeout: 100 });
      }).toPass();
      await expect(alert).toContainText(unsent.error);
      await create.click();
      await expect(dialog).toHaveCount(0);
      expect([keys.length, new Set(keys).size]).toEqual([5, 1]);
      await page.unroute('**/users/create');
    });

    await test.step('a search that finds nobody, and each message in the words of the specification [S-251]', async () => {
      await page.getByRole('textbox', { name: t('users:searchLabel') }).fill('nobody-of-that-name');
      await expect(page.getByText(t('users:empty'))).toBeVisible();
      const keys = ['loadFailed', 'empty', 'searchFailed', 'createFailed', 'updateFailed', 'deleteFailed'];
      expect([...keys.map((key) => t(`users:${key}`)), t('errors:mailNotSent')]).toEqual([
        'Failed to load users',
        'No users found',
        'Error during search',
        'Failed to create user',
        'Failed to update user',
        'Failed to delete user',
        'Failed to send email. Please try again.',
      ]);
    });

    await test.step('sessions that cannot be listed or ended, and none at all [S-254]', async () => {
      await people.logIn(dancer);
      const sessions = `/admin/sessions?user_id=${dancer.id}`;
      await fails('**/sessions/list*', 'sessions:loadFailed', () => open(sessions));
      await again();
      await page.getByRole('button', { name: new RegExp(`${dancer.username}.*Firefox`) }).click();
      const revoke = dialog.getByRole('button', { name: t('sessions:revoke'), exact: true });
      await fails('**/sessions/revoke/*', 'sessions:revokeFailed', () => revoke.click());
      await dialog.getByRole('button', { name: t('admin:cancel') }).click();
      await page.route('**/sessions/list*', (route) => route.fulfill({ json: { items: [] } }));
      await page.reload();
      await expect(page.getByText(t('sessions:empty'))).toBeVisible();
      if (language === 'en')
        expect(['loadFailed', 'revokeFailed', 'empty'].map((key) => t(`sessions:${key}`))).toEqual([
          'Failed to fetch sessions',
          'Failed to revoke session',
          'No active sessions found',
        ]);
    });
  });
});
