import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sectionNames, settingsOf } from '#contracts/settings/sections.ts';
import { administrator } from '#test/support/administrator.ts';
import { accessibilityFaults, expect, type Texts, test } from './site.ts';

// A refused save is answered 400, 403 or 409; the browser notes it.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: [/status of 4(00|03|09)/] });

/** As a person with this reader meets it: a list at the side, or a page of its own. */
const openSection = async (page: Page, t: Texts, isMobile: boolean | undefined, section: string) => {
  if (isMobile && (await page.getByRole('heading', { level: 2 }).count()) > 0) {
    await page.getByRole('link', { name: t('settings:allSections') }).click();
  }
  const list = page.getByRole('navigation', { name: t('settings:sections') });
  await list.getByRole('link', { name: t(`settings:${section}.title`), exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(t(`settings:${section}.title`));
};

/** A reply that says no. */
const refused = { status: 409, json: { error: 'The provider said no', code: 'editNothing', requestId: 'ref-2f7' } };

test('settings are found, changed and kept, also when two people change them at once [S-036, S-114, S-115, Q-074]', {
  tag: '@both',
}, async ({ page, context, people, language, isMobile, t }) => {
  // Sections that nothing else in the journeys reads, one for each reader.
  const { section, name, values } =
    language === 'he'
      ? { section: 'edgeAnalytics', name: 'siteTag', values: ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32)) }
      : {
          section: 'aiModels',
          name: 'es',
          values: [
            'eu.amazon.nova-2-lite-v1:0',
            'eu.anthropic.claude-haiku-4-5-20251001-v1:0',
            'global.anthropic.claude-haiku-4-5-20251001-v1:0',
            'eu.amazon.nova-micro-v1:0',
          ],
        };
  const [first = '', theirs = '', mine = '', later = ''] = values;
  const admin = await people.admin();
  await people.become(context, admin);
  const label = t(`settings:${section}.${name}.label`);
  const title = t(`settings:${section}.title`);
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: label, exact: true });
  const save = main.getByRole('button', { name: t('editing:save'), exact: true });
  const saved = page.getByRole('status').getByText(t('settings:saved', { section: title }));
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  /** Both sections ask for the password, once in each page. */
  const confirm = async () => {
    const question = page.getByRole('dialog', { name: t('form:confirmTitle') });
    await question.getByLabel(t('form:confirmPassword'), { exact: true }).fill(administrator.password);
    await question.getByRole('button', { name: t('form:confirmAction') }).click();
    await expect(question).toHaveCount(0);
  };

  await test.step('the sections are exactly those of the specification, then those of the site', async () => {
    await page.goto('/admin');
    if (isMobile) await page.getByRole('button', { name: t('admin:openMenu') }).click();
    await page.getByRole('link', { name: t('admin:section.settings'), exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/settings$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings:title'));
    const names = [
      ...[
        'Two-step verification',
        'Google Analytics',
        'Cloudflare Web Analytics',
        'Bot check',
        'AI models',
        'AI gateway',
      ],
      ...[
        'General',
        'Security',
        'Integrations',
        'Advanced',
        'Social embeds',
        'Theme',
        'Cache',
        'POP3 inbox',
        'Email campaigns',
        'Chat with the assistant',
      ],
    ];
    const expected = language === 'en' ? names : sectionNames.map((each) => t(`settings:${each}.title`));
    await expect(page.getByRole('navigation', { name: t('settings:sections') }).getByRole('link')).toHaveText(expected);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('a search leads to a setting and marks it', async () => {
    const search = main.getByRole('searchbox', { name: t('settings:searchLabel') });
    await search.fill('qqqq');
    await expect(main.getByText(t('settings:noneFound', { words: '\u2068qqqq\u2069' }))).toBeVisible();
    await main.getByRole('button', { name: t('settings:clearSearch') }).click();
    await search.fill(label);
    await main.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`section=${section}&setting=${name}`));
    await expect(field).toBeFocused();
    await expect(main.locator('[data-marked]')).toContainText(label);
    await expect(main.getByText(t('settings:changed'))).toHaveCount(0);
  });

  await test.step('a value is saved, and is there after a reload', async () => {
    await field.fill(first);
    await expect(main.getByText(t('editing:unsavedKept'))).toBeVisible();
    await save.click();
    await confirm();
    await expect(saved).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue(first);
    await expect(main.getByText(t('settings:changed'))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('of two versions of one setting, the administrator chooses', async () => {
    const { sections } = await people.send<{
      sections: Record<string, { version: number; values: Record<string, unknown> }>;
    }>('GET', '/api/admin/settings', undefined, admin.token);
    const stored = sections[section];
    const change = { version: stored?.version, values: { ...stored?.values, [name]: theirs } };
    await people.confirm(admin.token, administrator.password);
    await people.send('PUT', '/api/admin/settings', { sections: { [section]: change } }, admin.token);
    await field.fill(mine);
    await save.click();
    await expect(dialog).toContainText(t('editing:conflictTitle'));
    await expect(dialog.getByRole('group', { name: label })).toContainText(mine);
    await expect(dialog.getByRole('group', { name: label })).toContainText(theirs);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('editing:saveChosen') }).click();
    await confirm();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText(t('editing:allSaved'))).toBeVisible();
    await expect(field).toHaveValue(mine);
  });

  await test.step('unsaved changes are not left without a question, and are kept', async () => {
    await field.fill(later);
    const away = isMobile
      ? main.getByRole('link', { name: t('settings:allSections') })
      : main.getByRole('link', { name: t('settings:theme.title'), exact: true });
    await away.click();
    await expect(dialog).toContainText(t('editing:leaveKept'));
    await dialog.getByRole('button', { name: t('editing:stay') }).click();
    await expect(field).toHaveValue(later);
    await away.click();
    await dialog.getByRole('button', { name: t('editing:leave') }).click();
    const link = main.getByRole('link', { name: title });
    await expect(link).toContainText(t('settings:unsavedMark'));
    await link.click();
    await expect(field).toHaveValue(later);
    await main
      .getByRole('button', { name: t('editing:revert') })
      .first()
      .click();
    await dialog.getByRole('button', { name: t('editing:discard') }).click();
    await expect(field).toHaveValue(mine);
  });

  await test.step('a failed save keeps the form, says what is wrong, and shows a number to ask about', async () => {
    // Only the server knows that this administrator has no second factor.
    await openSection(page, t, isMobile, 'twoFactor');
    const required = main.getByRole('switch', { name: t('settings:twoFactor.requiredForAdministrators.label') });
    await required.check();
    await save.click();
    const alert = main.getByRole('alert').filter({ hasText: t('settings:saveFailed') });
    await expect(alert).toContainText(t('admin:reference'));
    await expect(alert.locator('bdi')).toHaveText(/\w{6}/);
    await expect(required).toBeChecked();
    await expect(main.getByText(t('validation:ownFactorFirst'))).toBeVisible();
    await required.uncheck();
  });
});

test('what can be set is what the specification names [S-139, S-140, S-141, S-142]', { tag: '@desktop' }, async ({
  page,
  context,
  people,
  t,
}) => {
  await people.become(context, await people.admin());
  await page.goto('/admin/settings');
  const main = page.getByRole('main');
  const open = (section: string) => openSection(page, t, false, section);
  const controls = async (role: 'switch' | 'textbox' | 'combobox', names: string[]) => {
    for (const name of names) await expect(main.getByRole(role, { name, exact: true })).toBeVisible();
  };
  const optionsOf = (name: string) => main.getByRole('combobox', { name, exact: true }).locator('option');

  await controls('switch', ['Allow two-step verification', 'Required for administrators']);

  await test.step('an analytics ID starts with G- [S-186]', async () => {
    await open('analytics');
    const id = main.getByRole('textbox', { name: 'Measurement ID' });
    await id.fill('UA-123456');
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(main.getByText('A measurement ID starts with G-')).toBeVisible();
    await expect(id).toBeFocused();
    await id.fill('');
    await expect(main.getByText('A measurement ID starts with G-')).toHaveCount(0);
  });

  await test.step('a model for each language, and a hint which one suits Hebrew [S-277]', async () => {
    await open('aiModels');
    await controls(
      'textbox',
      ['Hebrew', 'English', 'Russian', 'French', 'Spanish'].map((language) => `Model for ${language}`),
    );
    await expect(main).toContainText('For Hebrew, a large open model is recommended.');
    await expect(main).toContainText('Every model answer costs money');
    await controls('textbox', ['Second model', 'Prices', 'Budget per day', 'Budget per month']);
    await controls('textbox', ['Questions per visitor per day']);
  });

  await test.step('embeds, theme and cache [S-143, S-144]', async () => {
    await open('embeds');
    await controls('switch', ['YouTube videos', 'Autoplay', 'Player controls', 'Instagram posts']);
    await controls('switch', ['Instagram captions', 'Facebook posts', 'Text of Facebook posts', 'X (Twitter) posts']);
    await expect(main.getByRole('textbox', { name: 'Maximum width of Instagram posts' })).toHaveValue('540');
    await expect(main).toContainText('pixels');
    await open('theme');
    await expect(optionsOf('Theme for new visitors')).toHaveText(['As on their device', 'Light', 'Dark']);
    await open('cache');
    await controls('textbox', ['Kept in browsers', 'Kept at the edge']);
    await expect(main.getByRole('button', { name: 'Clear cache' })).toBeVisible();
  });

  await test.step('the bot-check: on which forms, whose, and with Turnstile its keys', async () => {
    await open('botCheck');
    await controls('switch', ['At login', 'At sign-up', 'At password reset']);
    await expect(main.getByRole('textbox', { name: 'Site key' })).toHaveCount(0);
    const provider = main.getByRole('combobox', { name: 'Provider' });
    await provider.selectOption('Cloudflare Turnstile');
    await controls('textbox', ['Site key']);
    await expect(main.getByRole('group', { name: 'Turnstile secret key' })).toContainText('Not set');
    await provider.selectOption('Built-in (ALTCHA)');
  });

  await test.step('general, security, gateway and advanced settings [Q-046]', async () => {
    await open('general');
    for (const name of ['Site name', 'Slogan', 'Footer text', 'Contact address', 'Developer credit', 'Location']) {
      await expect(main.getByRole('group', { name }).getByRole('textbox')).toHaveCount(5);
    }

    await open('security');
    await controls('textbox', ['Minimum password length', 'Attempts before a wait', 'Longest wait', 'Session length']);
    await open('aiGateway');
    await controls('switch', ['Ask models']);
    await controls('textbox', ['Gateway address']);
    await expect(main.getByRole('group', { name: 'Gateway key' })).toContainText('Not set');
    await open('advanced');
    await controls('textbox', ['Keep the audit log for']);
    await expect(main.getByRole('button', { name: 'Export settings' })).toBeVisible();
    const flags = main.getByRole('region', { name: 'Feature flags' });
    const toggles = sectionNames.flatMap(settingsOf).filter(([, { control }]) => control.kind === 'toggle');
    await expect(flags.getByRole('listitem')).toHaveCount(toggles.length);
    const flag = (label: string) => flags.getByRole('listitem').filter({ hasText: label });
    await expect(flag('Autoplay')).toHaveText('AutoplaySocial embedsOff');
    await expect(flag('YouTube videos')).toHaveText('YouTube videosSocial embedsOn');
    await flag('YouTube videos').getByRole('link').click();
    await expect(main.getByRole('switch', { name: 'YouTube videos', exact: true })).toBeFocused();
  });

  await test.step('five providers of mail, each with its own fields; POP3 says that it cannot send [S-270, Q-077]', async () => {
    await open('integrations');
    const provider = main.getByRole('combobox', { name: 'Email provider' });
    await expect(optionsOf('Email provider')).toHaveText([
      ...['Amazon SES', 'SMTP', 'SendGrid', 'Mailgun'],
      'POP3 (receives only)',
    ]);
    await expect(main.getByRole('textbox', { name: 'SMTP server' })).toHaveCount(0);
    await provider.selectOption('SMTP');
    await controls('textbox', ['SMTP server', 'SMTP username']);
    await expect(main.getByRole('group', { name: 'SendGrid API key' })).toHaveCount(0);
    await provider.selectOption('SendGrid');
    await expect(main.getByRole('group', { name: 'SendGrid API key' })).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'SMTP server' })).toHaveCount(0);
    await provider.selectOption('POP3 (receives only)');
    await expect(main.getByRole('status').getByText('POP3 only receives email and cannot send any.')).toBeVisible();
  });
});

test('each thing that fails says what it was, and is done at the next try [S-252, S-256]', { tag: '@desktop' }, async ({
  page,
  context,
  people,
  t,
}) => {
  await people.become(context, await people.admin());
  await page.goto('/admin/settings?section=cache');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const provider = /\/api\/admin\/settings\/(clear-cache|test-|secrets)/;
  await page.route(provider, (route) => route.fulfill(refused));
  const fails = async (place: ReturnType<typeof page.getByRole>, title: string) => {
    const alert = place.getByRole('alert').filter({ hasText: title });
    await expect(alert).toContainText('The provider said no');
    await expect(alert).toContainText('ref-2f7');
    return alert;
  };
  const again = (alert: ReturnType<typeof page.getByRole>) => alert.getByRole('button', { name: t('tryAgain') });

  await main.getByRole('button', { name: 'Clear cache' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('the site is slower for a few minutes');
  await question.getByRole('button', { name: 'Clear cache' }).click();
  await fails(question, 'Failed to clear cache');
  await expect(question.getByRole('button', { name: 'Clear cache' })).toBeEnabled();
  await question.getByRole('button', { name: t('admin:cancel') }).click();

  await openSection(page, t, false, 'aiGateway');
  await main.getByRole('button', { name: 'Set… Gateway key' }).click();
  await dialog.getByLabel('New value').fill('key-of-the-gateway');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await fails(dialog, 'Failed to save configuration');
  await expect(dialog.getByLabel('New value')).toHaveValue('key-of-the-gateway');
  await dialog.getByRole('button', { name: t('admin:cancel') }).click();

  await openSection(page, t, false, 'integrations');
  await main.getByRole('button', { name: 'Test connection' }).click();
  await expect(again(await fails(main, 'Connection failed'))).toBeVisible();

  await main.getByRole('button', { name: 'Send test email' }).click();
  await dialog.getByRole('textbox', { name: 'To' }).fill('dancer@dance.example');
  await dialog.getByRole('button', { name: 'Send test email' }).click();
  await fails(dialog, 'Email test failed');
  await expect(dialog.getByRole('textbox', { name: 'To' })).toHaveValue('dancer@dance.example');

  // The provider is there again.
  await page.unroute(provider);
  await dialog.getByRole('textbox', { name: 'To' }).fill('swan@dance.example');
  await dialog.getByRole('button', { name: 'Send test email' }).click();
  const confirmation = page.getByRole('dialog', { name: t('form:confirmTitle') });
  await confirmation.getByLabel(t('form:confirmPassword'), { exact: true }).fill(administrator.password);
  await confirmation.getByRole('button', { name: t('form:confirmAction') }).click();
  await expect(page.getByRole('status').getByText(/^Test email sent to .?swan@dance\.example/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await again(main.getByRole('alert').filter({ hasText: 'Connection failed' })).click();
  await expect(page.getByRole('status').getByText('Connection established')).toBeVisible();
  await expect(main.getByRole('alert').filter({ hasText: 'Connection failed' })).toHaveCount(0);
});

test('what is refused is taken back or said again, and saved [S-252]', { tag: '@desktop' }, async ({
  page,
  context,
  people,
  t,
}) => {
  // A session of its own, which has not been confirmed yet.
  await people.become(context, await people.logIn(administrator));
  await page.goto('/admin/settings?section=twoFactor');
  const main = page.getByRole('main');
  const save = main.getByRole('button', { name: 'Save', exact: true });
  const alert = main.getByRole('alert').filter({ hasText: 'Failed to save settings' });
  const saved = (section: string) => page.getByRole('status').getByText(t('settings:saved', { section }));

  await test.step('who has no second step cannot require one of all administrators, and is told what to do', async () => {
    // Only the server knows that.
    const required = main.getByRole('switch', { name: 'Required for administrators' });
    await required.check();
    await save.click();
    await expect(alert).toBeVisible();
    await expect(main.getByText('Set up two-step verification in your own account first')).toBeVisible();
    await expect(required).toBeChecked();
    await required.uncheck();
    await expect(main.getByText('Set up two-step verification in your own account first')).toHaveCount(0);
    await save.click();
    await expect(saved('Two-step verification')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  await test.step('who cancels the question for the password is asked again at the next try', async () => {
    await openSection(page, t, false, 'security');
    const wait = main.getByRole('textbox', { name: 'Longest wait' });
    const question = page.getByRole('dialog', { name: t('form:confirmTitle') });
    await wait.fill('33');
    await save.click();
    await question.getByRole('button', { name: t('form:cancel') }).click();
    await expect(alert).toContainText('Please confirm this with your password.');
    await expect(wait).toHaveValue('33');
    await save.click();
    await question.getByLabel(t('form:confirmPassword'), { exact: true }).fill(administrator.password);
    await question.getByRole('button', { name: t('form:confirmAction') }).click();
    await expect(saved('Security')).toBeVisible();
    await expect(alert).toHaveCount(0);
    await page.reload();
    await expect(wait).toHaveValue('33');
    await main.getByRole('button', { name: 'Reset to default: Longest wait' }).click();
    await save.click();
    await question.getByLabel(t('form:confirmPassword'), { exact: true }).fill(administrator.password);
    await question.getByRole('button', { name: t('form:confirmAction') }).click();
    await expect(saved('Security')).toBeVisible();
  });
});

test('a secret is kept for the server that the form shows, though a newer one was read meanwhile', {
  tag: '@desktop',
}, async ({ page, context, people, t }) => {
  await people.become(context, await people.admin());
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await page.goto('/admin/settings?section=aiGateway');
  const shown = page.waitForResponse('**/api/admin/settings');
  await page.reload();
  const { version } = (await (await shown).json()).sections.aiGateway;
  await page.route('**/api/admin/settings', async (route) => {
    const response = await route.fetch();
    const all = await response.json();
    const { values } = all.sections.aiGateway;
    all.sections.aiGateway = { version: version + 1, values: { ...values, address: 'https://other.example/' } };
    await route.fulfill({ response, json: all });
  });
  await page.route('**/api/admin/settings/secrets/*', (route) => route.fulfill(refused));
  await expect(main.getByRole('group', { name: 'Gateway key' })).toBeVisible();
  const newer = page.waitForResponse('**/api/admin/settings');
  await page.evaluate(() => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
  await (await newer).finished();
  await expect(main.getByRole('textbox', { name: 'Gateway address' })).toHaveValue('');
  const set = main.getByRole('button', { name: 'Set… Gateway key' });
  await main.getByRole('textbox', { name: 'Gateway address' }).fill('https://mine.example/');
  await expect(set).toBeDisabled();
  await main.getByRole('textbox', { name: 'Gateway address' }).fill('');
  await set.click();
  await dialog.getByLabel(t('settings-dialogs:secretValue')).fill('key-of-the-gateway');
  const sent = page.waitForRequest('**/api/admin/settings/secrets/*');
  await dialog.getByRole('button', { name: t('settings-dialogs:saveSecret'), exact: true }).click();
  expect((await sent).postDataJSON().version).toBe(version);
});

test('a secret is never shown again, and all settings can be taken elsewhere without it', async ({
  page,
  context,
  people,
  t,
}, info) => {
  // A session of its own, which has not been confirmed yet.
  await people.become(context, await people.logIn(administrator));
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const secret = 'SG.never-to-be-seen-again';
  await page.goto('/admin/settings?section=integrations&setting=sendgridKey');

  await test.step('it is set with the password, and then only known to be set', async () => {
    const key = main.getByRole('group', { name: t('settings:secret.sendgridKey') });
    await expect(key).toContainText(t('settings:secretNotSet'));
    await key.getByRole('button').click();
    const field = dialog.getByLabel(t('settings-dialogs:secretValue'));
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(dialog.getByRole('button', { name: t('form:showPassword'), exact: true })).toBeVisible();
    await field.fill(secret);
    await dialog.getByRole('button', { name: t('settings-dialogs:saveSecret'), exact: true }).click();
    const confirmation = page.getByRole('dialog', { name: t('form:confirmTitle') });
    await confirmation.getByLabel(t('form:confirmPassword'), { exact: true }).fill(administrator.password);
    await confirmation.getByRole('button', { name: t('form:confirmAction') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(key).toContainText(administrator.username);
    await expect(key).not.toContainText(t('settings:secretNotSet'));
    await key.getByRole('button').first().click();
    await expect(field).toHaveValue('');
    await dialog.getByRole('button', { name: t('admin:cancel') }).click();
    expect(await page.content()).not.toContain(secret);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(secret);
  });

  await openSection(page, t, true, 'advanced');
  const days = main.getByRole('textbox', { name: t('settings:advanced.auditRetentionDays.label') });
  const save = main.getByRole('button', { name: t('editing:save'), exact: true });
  const said = (text: string) => page.getByRole('status').getByText(text);
  const importFile = async (text: string) => {
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'settings.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  };
  let exported = '';

  await test.step('the file holds every section and no secret', async () => {
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: t('settings:export') }).click();
    const path = info.outputPath('settings.json');
    await (await download).saveAs(path);
    exported = await readFile(path, 'utf8');
    expect(Object.keys(JSON.parse(exported).sections)).toEqual([...sectionNames]);
    expect(exported).not.toMatch(/never-to-be-seen|sendgridKey|"changed"/);
    // Other journeys change these meanwhile.
    const { aiModels, edgeAnalytics, security, ...sections } = JSON.parse(exported).sections;
    exported = JSON.stringify({ ...JSON.parse(exported), sections });
  });

  await test.step('the same file changes nothing, and one that is wrong says where', async () => {
    await main.getByRole('button', { name: t('settings:import') }).click();
    await importFile(exported);
    await expect(dialog.getByText(t('settings-dialogs:nothingChanges'))).toBeVisible();
    const wrong = JSON.parse(exported);
    wrong.sections.security = { freeAttempts: 99 };
    wrong.sections.advanced['<img src=x onerror=alert(1)>'] = 1;
    await importFile(JSON.stringify(wrong));
    const place = `${t('settings:security.title')}, ${t('settings:security.freeAttempts.label')}`;
    await expect(dialog.getByRole('listitem').filter({ hasText: place })).toContainText('5');
    await expect(dialog.getByText('<img src=x')).toBeVisible();
    await expect(dialog.getByRole('button').last()).toHaveText(t('admin:cancel'));
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('of one that only the server can refuse, it is said which setting and why', async () => {
    const refusing = JSON.parse(exported);
    refusing.sections.twoFactor.requiredForAdministrators = true;
    await importFile(JSON.stringify(refusing));
    await expect(dialog.getByText(t('settings:twoFactor.requiredForAdministrators.label'))).toBeVisible();
    await dialog.getByRole('button').last().click();
    const place = `${t('settings:twoFactor.title')}, ${t('settings:twoFactor.requiredForAdministrators.label')}`;
    await expect(dialog.getByRole('listitem').filter({ hasText: place })).toContainText(t('validation:ownFactorFirst'));
  });

  await test.step('another one is shown before it is applied', async () => {
    const other = JSON.parse(exported);
    other.sections.advanced.auditRetentionDays = 3_000;
    await importFile(JSON.stringify(other));
    await expect(dialog.getByText(new Intl.NumberFormat('he').format(3_000))).toBeVisible();
    await dialog.getByRole('button').last().click();
    await expect(said(t('settings-dialogs:imported'))).toBeVisible();
    await expect(days).toHaveValue('3000');
  });

  await test.step('the history tells of it, and a former value goes into the form', async () => {
    await main.getByRole('button', { name: t('settings:history') }).click();
    await expect(dialog).toContainText(administrator.username);
    await dialog
      .getByRole('button', { name: t('settings-dialogs:putBack') })
      .first()
      .click();
    await expect(days).toHaveValue('0');
    await save.click();
    await expect(said(t('settings:saved', { section: t('settings:advanced.title') }))).toBeVisible();
  });

  await test.step('a secret is taken away, after a question', async () => {
    await page.goto('/admin/settings?section=integrations&setting=sendgridKey');
    const name = t('settings:secret.sendgridKey');
    const key = main.getByRole('group', { name });
    await expect(key).toContainText(/20\d\d/);
    await key.getByRole('button').last().click();
    const question = page.getByRole('alertdialog', { name: t('settings-dialogs:removeTitle', { name }) });
    await question.getByRole('button', { name: t('settings-dialogs:removeConfirm'), exact: true }).click();
    const confirmation = page.getByRole('dialog', { name: t('form:confirmTitle') });
    await confirmation.getByLabel(t('form:confirmPassword'), { exact: true }).fill(administrator.password);
    await confirmation.getByRole('button', { name: t('form:confirmAction') }).click();
    await expect(said(t('settings-dialogs:secretRemoved', { name }))).toBeVisible();
    await expect(key).toContainText(t('settings:secretNotSet'));
    await expect(key.getByRole('button')).toHaveCount(1);
  });
});
