import { accessibilityFaults, around, expect, test } from './site.ts';

// Axe sends messages to a mail's frame, which receives none.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: [/'postMessage'/] });

/** As a mail in another language sets a name apart, or says that it begins from the right. */
const apart = /[\u200F\u2066-\u2069]/g;

const list = '/admin/templates';

/** The signs of a number in the order in which a reader sees them. */
const fromLeft = (element: Element, number: string): string => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const signs: { sign: string; left: number }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    for (const [i, sign] of [...(node.textContent ?? '')].entries()) {
      range.setStart(node, i);
      range.setEnd(node, i + 1);
      signs.push({ sign, left: range.getBoundingClientRect().left });
    }
  }
  const at = signs
    .map(({ sign }) => sign)
    .join('')
    .lastIndexOf(number);
  const shown = signs.slice(at, at + number.length).sort((one, other) => one.left - other.left);
  return at < 0 ? '' : shown.map(({ sign }) => sign).join('');
};

test('an administrator finds a template, writes one, sees it as readers will, duplicates and deletes it [S-040] [S-105] [S-106]', {
  tag: '@both',
}, async ({ page, context, people, isMobile, t, language }) => {
  await people.become(context, await people.admin());
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const status = (key: string) => page.getByRole('status').getByText(t(key), { exact: true });
  const button = (key: string) => main.getByRole('button', { name: t(key), exact: true });
  const numbers = ['04–855–1234', '2026–12–04', '10:00–14:00', '₪349–₪420', '04-855-1234'];
  const name = `Pas de chat ${crypto.randomUUID().slice(0, 8)}`;
  const lines = main.getByRole('list', { name: t('templates:title') }).locator(':scope > li');
  const line = (text: string) => lines.filter({ hasText: text });
  const menu = async (of: string, item: string) => {
    await line(of)
      .getByRole('button', { name: t('templates:moreActions', { name: of }) })
      .click();
    await page.getByRole('menuitem', { name: t(item) }).click();
  };

  await test.step('the list has the six of a new site, with category, languages, variables and time [S-135] [S-269] [S-271]', async () => {
    await page.goto('/admin');
    if (isMobile) await page.getByRole('button', { name: t('admin:openMenu') }).click();
    await page.getByRole('link', { name: t('admin:section.templates'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    const categories = main.getByRole('combobox', { name: t('templates:categoryField') }).locator('option');
    await expect(categories).toHaveText([
      t('templates:allCategories'),
      ...(language === 'en'
        ? ['Promotional', 'Newsletter', 'Announcement', 'Welcome']
        : ['קידום מכירות', 'ניוזלטר', 'הודעה חשובה', 'הצטרפות']),
    ]);
    const welcome = line('Welcome');
    await expect(welcome).toContainText(t('templates:category.welcome'));
    for (const each of ['עברית', 'English', 'Русский', 'Français', 'Español'])
      await expect(welcome).toContainText(each);
    await expect(welcome).toContainText(t('mail-editing:variable.greeting'));
    await expect(welcome.locator('time')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await main.getByRole('searchbox').fill('fitting');
    await expect(lines).toHaveCount(1);
    await main.getByRole('searchbox').fill('no such thing');
    await expect(main.getByText(t('templates:noneFound'))).toBeVisible();
  });

  await test.step('a new one is written, with variables from the list', async () => {
    await main.getByRole('link', { name: t('templates:new') }).click();
    await main.getByLabel(t('templates:name')).fill(name);
    await main.getByLabel(t('templates:categoryField')).selectOption('announcement');
    await button('mail-preview:edit')
      .or(main.getByRole('tab', { name: t('mail-preview:edit') }))
      .first()
      .click();
    const own = language === 'he' ? 'עברית' : 'English';
    await main
      .getByRole('group', { name: t('templates:languages') })
      .getByRole('button', { name: own })
      .click();
    const subject = main.getByLabel(t('mail-editing:subject'), { exact: true });
    await subject.fill('Barre {{constructor}} ');
    await button('mail-editing:variable.name').click();
    await expect(subject).toHaveValue('Barre {{constructor}} {{name}}');
    const body = main.getByRole('textbox', { name: t('mail-editing:body'), exact: true });
    await body.click();
    await button('mail-editing:variable.greeting').click();
    await page.keyboard.press('Enter');
    await page.keyboard.type(`${language === 'he' ? 'לתיאום' : 'Call'} ${numbers.join(', ')}`);
    await expect(main.getByRole('button', { name: t('text-editor:tool.embed') })).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await button('editing:save').click();
    await expect(status('templates:created')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/templates\/[0-9a-f-]{36}$/);
  });

  await test.step('the preview shows it filled in, on a phone and in the dark, where nothing can run', async () => {
    await main.getByRole('tab', { name: t('mail-preview:preview') }).click();
    const own = language === 'he' ? 'עברית' : 'English';
    await main
      .getByRole('group', { name: t('templates:languages') })
      .getByRole('button', { name: own })
      .click();
    const frame = main.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    const mail = main.frameLocator('iframe');
    await expect
      .poll(async () => (await mail.getByRole('heading').textContent())?.replaceAll(apart, ''))
      .toBe('Barre {{constructor}} admin');
    const inboxLine = main.getByRole('region', { name: t('mail-preview:inboxLine') });
    expect((await inboxLine.textContent())?.replaceAll(apart, '')).toContain('Barre {{constructor}} admin');
    for (const number of numbers) expect(await mail.locator('.page').evaluate(fromLeft, number)).toBe(number);
    const paper = () => mail.locator('.page').evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(paper).toBe('rgb(251, 247, 243)');
    await button('mail-preview:schemeName.dark').click();
    await expect.poll(paper).toBe('rgb(23, 17, 20)');
    await button('mail-preview:deviceName.phone').click();
    await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThanOrEqual(375);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  const duplicateAs = async (copy: string) => {
    await dialog.getByLabel(t('templates:name')).fill(copy);
    await dialog.getByRole('button', { name: t('templates:duplicate'), exact: true }).click();
    await expect(status('templates:duplicated')).toBeVisible();
  };
  const confirmDeletion = async () => {
    await dialog.getByRole('button', { name: t('templates:deleteConfirm'), exact: true }).click();
    await expect(status('templates:deleted')).toBeVisible();
  };

  await test.step('its plain text can be read, and it comes as a mail to whom the writer names [Q-031]', async () => {
    await main.getByText(t('mail-preview:plainText')).click();
    const plain = ((await main.locator('pre').textContent()) ?? '').replaceAll(apart, '');
    for (const number of numbers) expect(plain).toContain(number);
    await button('templates:sendTest').click();
    const { email } = people.newPerson();
    await dialog.getByLabel(t('mail-test:to')).fill(email);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('mail-test:send'), exact: true }).click();
    await expect(page.getByRole('status').getByText(around(t('mail-test:sent', { addresses: '§' })))).toBeVisible();
    await expect
      .poll(async () => (await people.mails(email)).map(({ subject }) => subject.replaceAll(apart, '')))
      .toEqual(['[Test] Barre {{constructor}} admin']);
    const [mail] = await people.mails(email);
    for (const number of numbers) expect(mail?.text.replaceAll(apart, '')).toContain(number);
    expect(mail?.html).toMatch(language === 'he' ? /<html lang="he" dir="rtl"/ : /<html lang="en" dir="ltr"/);
  });

  await test.step('its editor duplicates what is saved, and deletes it with what is not', async () => {
    await main.locator('input[name="name"]').fill(`${name}, unsaved`);
    await button('templates:duplicateItem').click();
    await expect(dialog.getByText(t('templates:duplicateSaved'))).toBeVisible();
    await duplicateAs(`${name} bis`);
    await button('templates:deleteItem').click();
    await confirmDeletion();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    await expect(line(name)).toHaveText(new RegExp(`${name} bis`));
  });

  await test.step('so does the list, after a question', async () => {
    await menu(`${name} bis`, 'templates:duplicateItem');
    await duplicateAs(`${name} ter`);
    for (const each of [`${name} ter`, `${name} bis`]) {
      await menu(each, 'templates:deleteItem');
      await confirmDeletion();
      await expect(line(each)).toHaveCount(0);
    }
  });
});

test('the text of a mail is there at once, and its editor comes into the same place when somebody begins', {
  tag: '@both',
}, async ({ page, context, people, t }) => {
  await people.become(context, await people.admin());
  const main = page.getByRole('main');
  await page.goto(list);
  await main.getByRole('link', { name: 'Welcome' }).click();
  await expect(page).toHaveURL(/\/admin\/templates\/[\w-]+$/);
  await page.reload();
  const body = main.locator('[data-field$=".body"]');
  const heightOf = async () => (await body.boundingBox())?.height;
  await expect(body.locator('[aria-busy=true]')).toContainText('{{greeting}}');
  await page.evaluate(() => document.fonts.ready);
  const height = await heightOf();
  expect(height).toBeGreaterThan(400);
  await body.getByText('{{greeting}}').click();
  const editor = body.getByRole('textbox', { name: t('mail-editing:body'), exact: true });
  await expect(editor).toBeFocused();
  await expect(editor).toContainText('{{greeting}}');
  expect(await heightOf()).toBe(height);
});

test('what cannot be loaded, saved, deleted or duplicated is said in these words [S-255]', {
  tag: '@desktop',
}, async ({ page, context, people, t, expectedNow }) => {
  expectedNow.push(/status of 503/);
  const { token, user } = await people.admin();
  await people.become(context, { token, user });
  const body = { name: 'Temps lié', category: 'newsletter', texts: {} };
  const { id } = await people.send<{ id: string }>('POST', '/api/admin/templates', body, token);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  let isAway = true;
  await page.route('**/api/admin/templates**', (route) =>
    isAway
      ? route.fulfill({ status: 503, json: { error: '', code: 'unavailable', requestId: 'r' } })
      : route.continue(),
  );
  await page.goto(list);
  await expect(main.getByText('Failed to load templates')).toBeVisible();
  isAway = false;
  await main.getByRole('button', { name: t('tryAgain') }).click();
  const line = main.getByRole('listitem').filter({ hasText: 'Temps lié' }).first();
  await expect(line).toBeVisible();
  const menu = async (item: string) => {
    await line.getByRole('button', { name: t('templates:moreActions', { name: 'Temps lié' }) }).click();
    await page.getByRole('menuitem', { name: t(item) }).click();
  };
  await menu('templates:duplicateItem');
  isAway = true;
  await dialog.getByRole('button', { name: t('templates:duplicate'), exact: true }).click();
  await expect(dialog.getByText('Failed to duplicate template')).toBeVisible();
  await dialog.getByRole('button', { name: t('admin:cancel') }).click();
  await menu('templates:deleteItem');
  await dialog.getByRole('button', { name: t('templates:deleteConfirm'), exact: true }).click();
  await expect(dialog.getByText('Failed to delete template')).toBeVisible();
  await dialog.getByRole('button', { name: t('admin:cancel') }).click();
  isAway = false;
  await page.goto(`${list}/${id}`);
  await main.getByLabel(t('templates:name')).fill('Temps lié en avant');
  isAway = true;
  await main.getByRole('button', { name: t('editing:save'), exact: true }).click();
  await expect(main.getByText('Failed to save template')).toBeVisible();
  isAway = false;
  await people.send('DELETE', `/api/admin/templates/${id}`, undefined, token);
});

test('what is typed survives a reload, and somebody else’s save in the meantime is put beside it', async ({
  page,
  context,
  people,
  t,
  expectedNow,
}) => {
  expectedNow.push(/status of 409/);
  const { token, user } = await people.admin();
  await people.become(context, { token, user });
  const path = '/api/admin/templates';
  const form = { name: 'Adagio', category: 'newsletter', texts: {} };
  const { id } = await people.send<{ id: string }>('POST', path, form, token);
  const main = page.getByRole('main');
  const name = main.getByLabel(t('templates:name'));
  await page.goto(`${list}/${id}`);
  await name.fill('Adagio, mine');
  await expect(main.getByRole('status').getByText(t('editing:unsavedKept'))).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Adagio, mine');
  await people.send('PUT', `${path}/${id}`, { ...form, name: 'Adagio, theirs', version: 1 }, token);
  await main.getByRole('button', { name: t('editing:save'), exact: true }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toContainText('Adagio, theirs');
  await dialog.getByRole('button', { name: t('editing:saveChosen') }).click();
  await expect(page.getByRole('status').getByText(t('templates:savedMerged'))).toBeVisible();
  await people.send('DELETE', `${path}/${id}`, undefined, token);
});
