import { languages } from '#contracts/text/language.ts';
import { administrator } from '#test/support/administrator.ts';
import { campaignForm } from '#test/support/mail-texts.ts';
import { accessibilityFaults, around, expect, test } from './site.ts';

// A step that comes too late is answered 409, a save over a newer version too; the browser notes it.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: [/status of 4(03|09)/] });

const postalAddress = Object.fromEntries(languages.map((language) => [language, '1 Stage Street, Tel Aviv']));

test('an administrator writes a campaign, sees whom it reaches, tries it, sends it and takes it back [S-038, S-100, S-101, S-104]', {
  tag: '@both',
}, async ({ page, context, people, t, language }) => {
  const admin = await people.admin();
  await people.become(context, admin);
  await people.confirm(admin.token, administrator.password);
  const { sections } = await people.send<{ sections: { campaigns: { version: number; values: object } } }>(
    'GET',
    '/api/admin/settings',
    undefined,
    admin.token,
  );
  const { version, values } = sections.campaigns;
  const body = { sections: { campaigns: { version, values: { ...values, postalAddress } } } };
  await people.send('PUT', '/api/admin/settings', body, admin.token);
  // A function that was used before goes by what it has read for half a minute.
  const probe = await people.send<{ id: string; version: number }>(
    'POST',
    '/api/admin/campaigns',
    { name: 'To be checked' },
    admin.token,
  );
  const form = { version: probe.version, ...campaignForm({ name: 'To be checked' }) };
  await people.send('PUT', `/api/admin/campaigns/${probe.id}`, form, admin.token);
  const check = () =>
    people.send<{ problems: object[] }>('POST', `/api/admin/campaigns/${probe.id}/check`, undefined, admin.token);
  await expect.poll(async () => (await check()).problems, { timeout: 60_000, intervals: [2_000] }).toEqual([]);

  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const button = (key: string) => main.getByRole('button', { name: t(key), exact: true });
  const status = (key: string) => page.getByRole('status').getByText(t(key), { exact: true });
  const confirm = async () => {
    await page.getByLabel(t('form:confirmPassword'), { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: t('form:confirmAction') }).click();
  };
  const name = `Letter ${crypto.randomUUID().slice(0, 8)}`;

  await test.step('from a blank page', async () => {
    await page.goto('/admin/email');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('campaigns:title'));
    await button('campaigns:newCampaign').click();
    await dialog.getByLabel(t('campaigns:field.name')).fill(name);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('campaigns:begin'), exact: true }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  await test.step('whom it reaches follows the choice', async () => {
    await main.getByLabel(t('campaigns:field.category')).selectOption('announcement');
    await main.getByLabel(t('campaigns:group.newsletter'), { exact: true }).uncheck();
    await expect(main.getByText(t('campaigns:audienceUnset'))).toBeVisible();
    await main.getByLabel(t('campaigns:group.all'), { exact: true }).check();
    await main.getByLabel('English', { exact: true }).check();
    await main.getByLabel(t('campaigns:field.fallback')).selectOption('en');
    await expect(main.getByText(t('campaigns:audienceUnset'))).toBeHidden();
    await main.getByText(t('campaigns:sample')).click();
  });

  await test.step('the checks lead to what is missing', async () => {
    await button('editing:save').click();
    await expect(status('campaigns:saved')).toBeVisible();
    const faulty = main.getByRole('tab').filter({ hasText: t('campaigns:hasFault') });
    await expect(faulty).toHaveCount(1);
    await main.getByRole('button', { name: t('campaigns:problem.missingText') }).click();
    const subject = main.getByLabel(t('mail-editing:subject'), { exact: true });
    await expect(subject).toBeFocused();
    await subject.fill('News from the guide');
    await main.getByLabel(t('mail-editing:preheader'), { exact: true }).fill('In short');
    const text = main.getByRole('textbox', { name: t('mail-editing:body'), exact: true });
    await text.click();
    await page.keyboard.type('Hello ');
    await main.getByRole('button', { name: t('mail-editing:variable.name'), exact: true }).click();
    await expect(text).toContainText('Hello {{name}}');
    await main.getByLabel(t('mail-editing:nameless'), { exact: true }).fill('dear dancer');
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' {{nmae}}');
    await button('editing:save').click();
    // The words themselves are selected, and not a tool above them.
    await main.getByRole('button', { name: /nmae/ }).click();
    await expect(text).toBeFocused();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('{{nmae}}');
    await page.keyboard.press('Delete');
    await expect(text).not.toContainText('nmae');
    await button('editing:save').click();
    await expect(main.getByText(t('campaigns:checksPassed'))).toBeVisible();
    await expect(faulty).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('the mail is seen as readers will get it, and written on', async () => {
    await button('mail-preview:preview').click();
    await expect(main.getByRole('region', { name: t('mail-preview:inboxLine') })).toContainText('News from the guide');
    const frame = main.frameLocator(`iframe[title="${t('mail-preview:frame')}"]`);
    await expect(frame.getByRole('heading', { name: 'News from the guide' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button('mail-preview:edit').click();
    await expect(main.getByLabel(t('mail-editing:subject'), { exact: true })).toHaveValue('News from the guide');
  });

  await test.step('a test mail goes to its writer, and to an address pasted with marks around it', async () => {
    await button('campaigns:sendTest').click();
    const to = dialog.getByLabel(t('mail-test:to'));
    const send = dialog.getByRole('button', { name: t('mail-test:send'), exact: true });
    await expect(to).toHaveValue(/@/);
    const own = await to.inputValue();
    await to.fill(`${own}; nobody`);
    await send.click();
    await expect(to).toHaveAccessibleDescription(around(t('mail-test:wrongAddress', { address: '§nobody§' })));
    const { email: other } = people.newPerson();
    await to.fill(`${own},\n\u200F${other}\u200F`);
    await dialog.getByLabel(t('mail-test:nameless')).check();
    expect(await accessibilityFaults(page)).toEqual([]);
    await send.click();
    const sent = around(t('mail-test:sent', { addresses: `§${own}§${other}§` }));
    await expect(page.getByRole('status').getByText(sent)).toBeVisible();
    await expect
      .poll(async () => (await people.mails(other)).map(({ text }) => text))
      .toEqual([expect.stringContaining('dear dancer')]);
  });

  await test.step('sending says how many and under which subject, and happens once, soon [Q-047]', async () => {
    await main.getByLabel(t('mail-editing:subject'), { exact: true }).fill('Great news from the guide');
    await button('campaigns:sendNow').click();
    await expect(dialog.getByText(t('campaigns:saveFirst'))).toBeVisible();
    await dialog.getByRole('button', { name: t('campaigns:saveAndGoOn'), exact: true }).click();
    await expect(dialog.getByText('Great news from the guide')).toBeVisible();
    const send = dialog.getByRole('button').last();
    await expect(send).toBeEnabled();
    expect(await accessibilityFaults(page)).toEqual([]);
    await send.dblclick();
    await confirm();
    await expect(main.getByText(t('campaigns:sendingSoon'), { exact: true })).toBeVisible();
    await expect(main.getByRole('timer')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('and can be taken back', async () => {
    await button('campaigns:takeBack').click();
    await expect(main.getByText(t('campaigns:status.draft'), { exact: true })).toBeVisible();
    await expect(status('campaigns:takenBack')).toBeVisible();
  });

  await test.step('it waits for a planned time, and is taken back from the list of what waits [S-102, S-103]', async () => {
    await button('campaigns:schedule').click();
    const plan = { date: '2099-03-27', time: '18:45', timeZone: 'America/New_York' };
    await dialog.getByLabel(t('campaigns:field.date'), { exact: true }).fill(plan.date);
    await dialog.getByLabel(t('campaigns:field.time'), { exact: true }).fill(plan.time);
    await dialog.getByLabel(t('campaigns:field.timeZone'), { exact: true }).fill('New York');
    const elsewhere = dialog.getByRole('list', { name: t('campaigns:momentElsewhere') });
    await expect(elsewhere.getByRole('listitem').filter({ hasText: 'English' })).toContainText(/18:45|6:45\sPM/);
    await dialog.getByText(t('campaigns:tips')).click();
    await expect(dialog.getByText(t('campaigns:tip.readersClock'))).toBeVisible();
    await dialog.getByRole('button', { name: t('campaigns:scheduleConfirm'), exact: true }).click();
    await expect(main.getByText(t('campaigns:status.scheduled'), { exact: true })).toBeVisible();
    // On the clock of the place, which is named beside it.
    await expect(main.getByText(around(t('campaigns:sendsAt', { time: '§' })))).toHaveText(
      /2099.*(18:45|6:45\sPM).*(EDT|GMT\W*4)/,
    );
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const kept = await people.send<object>('GET', `/api/admin/campaigns/${id}`, undefined, admin.token);
    expect(kept).toMatchObject({ plan, sendAt: '2099-03-27T22:45:00.000Z' });
    await button('campaigns:takeBack').click();
    await expect(main.getByText(t('campaigns:status.draft'), { exact: true })).toBeVisible();
  });

  await test.step('and is deleted', async () => {
    await page.goto(`/admin/email?status=draft&lang=${language}`);
    await main.getByRole('button', { name: name }).click();
    await page.getByRole('menuitem', { name: t('campaigns:delete') }).click();
    await dialog.getByRole('button', { name: t('campaigns:deleteForGood') }).click();
    await expect(main.getByRole('link', { name })).toBeHidden();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test('two tabs of one campaign lose nothing of each other [Q-047]', async ({ page, context, people, t }) => {
  const admin = await people.admin();
  await people.become(context, admin);
  const made = await people.send<{ id: string; version: number }>(
    'POST',
    '/api/admin/campaigns',
    { name: 'Two tabs' },
    admin.token,
  );
  const path = `/admin/email/${made.id}`;
  const main = page.getByRole('main');
  await page.goto(path);
  await main.getByLabel(t('campaigns:field.name')).fill('Mine');
  await people.send(
    'PUT',
    `/api/admin/campaigns/${made.id}`,
    { version: made.version, ...campaignForm({ name: 'Theirs' }) },
    admin.token,
  );
  await main.getByRole('button', { name: t('editing:save'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Theirs')).toBeVisible();
  await dialog.getByRole('button', { name: t('editing:saveChosen') }).click();
  await expect(page.getByRole('status').getByText(t('campaigns:savedMerged'))).toBeVisible();
  await expect(main.getByLabel(t('campaigns:field.name'))).toHaveValue('Mine');
  await expect(main.getByLabel(t('campaigns:group.all'), { exact: true })).toBeChecked();
});
