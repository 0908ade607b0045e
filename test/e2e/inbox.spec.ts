import type { Page } from '@playwright/test';
import { isolate } from '#contracts/text/isolate.ts';
import { administrator } from '#test/support/administrator.ts';
import { accessibilityFaults, expect, test } from './site.ts';

// An inbox that is not set up gets a 409, one that cannot be opened a 400; the browser logs it. Axe sends messages to a
// mail's frame, which receives none.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: [/status of 4(00|03|09)|'postMessage'/] });

const inboxPath = '/admin/email/pop3';

test('an administrator sets an inbox up, tries it, reads a mail of the site in it, and deletes one [S-039, S-107, S-136, S-108]', async ({
  page,
  context,
  people,
  isMobile,
  t,
}) => {
  const admin = await people.admin();
  await people.become(context, admin);
  // Signing up sends the first mail to it, with a code.
  const { email: address } = await people.signUp();
  await people.confirm(admin.token, administrator.password);
  for (const language of ['en', 'he']) {
    await people.send('POST', '/api/admin/settings/test-mail', { to: address, language }, admin.token);
  }
  const server = await people.send<{ host: string; port: number; tlsPort: number; password: string }>(
    'POST',
    '/__local/api/pop3',
  );
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const status = (text: string) => page.getByRole('status').getByText(text);
  const button = (key: string) => main.getByRole('button', { name: t(key), exact: true });
  /** The password once more, in each tab that was opened anew. */
  const confirm = async () => {
    await dialog.getByLabel(t('form:confirmPassword'), { exact: true }).fill(administrator.password);
    await dialog.getByRole('button', { name: t('form:confirmAction') }).click();
  };

  await test.step('the screen says that no inbox is set up, and leads to the settings', async () => {
    await page.goto('/admin');
    if (isMobile) await page.getByRole('button', { name: t('admin:openMenu') }).click();
    await page.getByRole('link', { name: t('admin:section.inbox'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${inboxPath}$`));
    await expect(main.getByText(t('inbox:notSet'))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await main.getByRole('link', { name: t('inbox:configure') }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(t('settings:inbox.title'));
  });

  await test.step('server, port, encryption, user and password are saved, with a warning of port 110 [Q-032]', async () => {
    const field = (name: string) => main.getByLabel(t(`settings:inbox.${name}.label`), { exact: true });
    await expect(field('port')).toHaveValue('995');
    await expect(field('security')).toHaveValue('tls');
    await field('server').fill(server.host);
    await expect(main.getByText(t('settings:inbox.port.hint'))).toContainText('110');
    await field('port').fill(String(server.port));
    await field('security').selectOption('none');
    await field('user').fill(address);
    await main.getByRole('button', { name: t('editing:save'), exact: true }).click();
    await confirm();
    await expect(status(t('settings:saved', { section: t('settings:inbox.title') }))).toBeVisible();
    const secret = main.getByRole('group', { name: t('settings:secret.inboxPassword') });
    await secret.getByRole('button').click();
    await dialog.getByLabel(t('settings-dialogs:secretValue')).fill(server.password);
    await dialog.getByRole('button', { name: t('settings-dialogs:saveSecret'), exact: true }).click();
    await expect(status(t('settings-dialogs:secretSaved', { name: t('settings:secret.inboxPassword') }))).toBeVisible();
    await expect(page.locator('body')).not.toContainText(server.password);
  });

  /** Another mailbox of the server, by TLS as providers have it. */
  const secured = isMobile
    ? { security: 'startTls', port: String(server.port) }
    : { security: 'tls', port: String(server.tlsPort) };
  const openInboxOf = async (user: string) => {
    type Saved = { sections: { inbox: { version: number; values: object } } };
    const path = '/api/admin/settings';
    const { inbox } = (await people.send<Saved>('GET', path, undefined, admin.token)).sections;
    const sections = { inbox: { version: inbox.version, values: { ...inbox.values, ...secured, user } } };
    const saved = await people.send<Saved>('PUT', path, { sections }, admin.token);
    const secret = { value: server.password, version: saved.sections.inbox.version };
    await people.send('PUT', `${path}/secrets/inboxPassword`, secret, admin.token);
  };

  const rows = main.getByRole('list', { name: t('inbox:list') }).locator('> li');
  await test.step('the connection is tried, and the mails are fetched', async () => {
    await page.goto(inboxPath);
    await expect(rows).toHaveCount(3);
    await expect(main.getByText(`${server.host}:${server.port}`)).toBeVisible();
    await expect(main.getByText(t('inbox:unencrypted'))).toBeVisible();
    await button('inbox:testConnection').click();
    await confirm();
    await expect(status(t('inbox:connectionWorks'))).toBeVisible();
    await button('inbox:fetch').click();
    await expect(status(t('inbox:fetched'))).toBeVisible();
    // Newest first.
    for (const row of [rows.nth(0), rows.nth(1)]) await expect(row).toContainText(t('inbox:own.testMail'));
    await expect(rows.nth(2)).toContainText(t('inbox:own.signUpCode'));
  });

  await test.step('a Hebrew mail is read, in a frame that may do nothing, with what is known of it', async () => {
    const row = rows.first();
    const { html } = (await people.mails(address))[0] ?? { html: '' };
    expect(html).toContain('dir="rtl"');
    await row.getByRole('button').first().click();
    await expect(row.getByText(t('inbox:checks'))).toBeVisible();
    await expect(row.getByText(t('inbox:noReport'))).toBeVisible();
    const frame = row.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', '');
    const body = frame.contentFrame().locator('body');
    await expect(body).toContainText(/[א-ת]{3}/);
    await expect(body.locator('a, img, script, style, [style], [href]')).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', page.viewportSize()?.width ?? 0);
  });

  await test.step('a mail is deleted after a question, and stays deleted', async () => {
    const remove = rows.first().getByRole('button').last();
    await remove.click();
    await dialog.getByRole('button', { name: t('admin:cancel'), exact: true }).click();
    await expect(rows).toHaveCount(3);
    await remove.click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('inbox:deleteConfirm'), exact: true }).click();
    await expect(status(t('inbox:deleted'))).toBeVisible();
    await expect(rows).toHaveCount(2);
    await page.reload();
    await expect(rows).toHaveCount(2);
    const { items } = await people.send<{ items: { action: string }[] }>(
      'GET',
      '/api/admin/audit?action=inbox.deleteMail',
      undefined,
      admin.token,
    );
    expect(items).toHaveLength(1);
  });

  await test.step('a mail that came back says to whom it went and why, and its address is blocked by one press [Q-033]', async () => {
    const gone = `bounce+${crypto.randomUUID().slice(0, 8)}@simulator.amazonses.com`;
    await people.send('POST', '/api/admin/settings/test-mail', { to: gone, language: 'he' }, admin.token);
    await openInboxOf('no-reply@pointe.example');
    await page.goto(inboxPath);
    const row = rows.first();
    await expect(row).toContainText(t('inbox:report.mark'));
    await row.getByRole('button').first().click();
    const report = row.getByRole('list', { name: t('inbox:report.title') });
    for (const text of [gone, t('inbox:report.outcomes.permanent'), t('inbox:report.reasons.noMailbox'), '5.1.1']) {
      await expect(report).toContainText(text);
    }
    await expect(report).toContainText(t('inbox:known.unknown'));
    expect(await accessibilityFaults(page)).toEqual([]);
    await report.getByRole('button').click();
    await expect(status(t('inbox:block.done', { email: isolate(gone) }))).toBeVisible();
    await expect(report.getByRole('button')).toHaveCount(0);
    await expect(report).toContainText(t('inbox:block.isDone'));
    await report.getByRole('link', { name: t('inbox:known.reader') }).click();
    await expect(main.getByText(gone, { exact: true })).toBeVisible();
    await expect(main).toContainText(t('readers:reason.bounced'));
  });
});

const from = { name: '', address: 'a@b.example' };
const mail = { id: 'dWlk', size: 2_500, from, subject: 'A mail', isReport: false, isUnsubscribe: false };
const answerList = (page: Page, answer: { status: number; json: object }) =>
  page.route(/\/api\/admin\/inbox\/mails$/, (route) => route.fulfill(answer));
const refused = { status: 400, json: { error: 'The server said no', code: 'inboxNotOpened', requestId: 'ref-2f7' } };

test('what fails says what it was, and can be tried again [S-253]', { tag: '@desktop' }, async ({
  page,
  context,
  people,
}) => {
  await people.become(context, await people.admin());
  const main = page.getByRole('main');
  await answerList(page, refused);
  await page.goto(inboxPath);
  const alert = main.getByRole('alert');
  await expect(alert).toContainText('Failed to fetch emails');
  await expect(alert).toContainText('The server said no');
  await expect(alert).toContainText('ref-2f7');
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.unroute(/\/api\/admin\/inbox\/mails$/);
  const page1 = { server: 'pop.example.com', port: 995, isEncrypted: true, total: 1, items: [mail] };
  await answerList(page, { status: 200, json: page1 });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('pop.example.com:995')).toBeVisible();
  await expect(main.getByText('not encrypted')).toHaveCount(0);

  await page.route(/\/api\/admin\/inbox\/(mails\/|test)/, (route) => route.fulfill(refused));
  await main.getByRole('button', { name: 'Open: A mail' }).click();
  await expect(main.getByRole('alert')).toContainText('Failed to open email');
  await main.getByRole('button', { name: 'Close: A mail' }).click();
  await main.getByRole('button', { name: 'Delete: A mail' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to delete email');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await main.getByRole('button', { name: 'Test connection' }).click();
  await expect(main.getByRole('alert')).toContainText('Connection failed');
});

test('somebody who asks by mail to be unsubscribed is unsubscribed by one press', { tag: '@both' }, async ({
  page,
  context,
  people,
  t,
}) => {
  const admin = await people.admin();
  await people.become(context, admin);
  const person = await people.newUser();
  const own = await people.logIn(person);
  await people.send('PATCH', '/api/account', { version: 0, newsletter: true }, own.token);
  // Written from another address than the one that gets the mail, which its mark names.
  const sender = { name: '', address: 'alias@elsewhere.example' };
  const unsubscribeMark = 'A'.repeat(43);
  const asking = { ...mail, from: sender, subject: 'unsubscribe', isUnsubscribe: true, unsubscribeMark };
  await page.route(/\/api\/admin\/readers\?mark=/, (route) =>
    route.fulfill({ json: { items: [{ email: person.email, language: 'en', subscription: 'none' }] } }),
  );
  const page1 = { server: 'pop.example.com', port: 995, isEncrypted: true, total: 1, items: [asking] };
  await answerList(page, { status: 200, json: page1 });
  const checks = { server: 'mx.example', spf: 'pass', dkim: 'pass', dmarc: 'pass', unsubscribe: 'none' };
  const rest = { to: [], text: 'unsubscribe', html: '', isCut: false, attachments: [], checks, recipients: [] };
  await page.route(/\/api\/admin\/inbox\/mails\//, (route) => route.fulfill({ json: { ...asking, ...rest } }));
  await page.goto(inboxPath);
  const row = page
    .getByRole('main')
    .getByRole('list', { name: t('inbox:list') })
    .locator('> li');
  await expect(row.getByText(t('inbox:unsubscribe.mark'))).toBeVisible();
  await row.getByRole('button').first().click();
  await expect(row.getByText(t('inbox:unsubscribe.note'))).toBeVisible();
  const named = { email: isolate(person.email), sender: isolate(sender.address) };
  await expect(row.getByText(t('inbox:unsubscribe.byMark', named))).toBeVisible();
  await expect(row.getByRole('button', { name: sender.address })).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await row.getByRole('button', { name: person.email }).click();
  await expect(row.getByText(t('inbox:unsubscribe.isDone'))).toBeVisible();
  const account = await people.send<{ newsletter: boolean; groups: string[] }>(
    'GET',
    '/api/account',
    undefined,
    own.token,
  );
  expect(account.newsletter).toBe(false);
  expect(account.groups).not.toContain('newsletter');
  await row.getByRole('link', { name: t('inbox:known.reader') }).click();
  await expect(page.getByRole('main').getByText(person.email, { exact: true })).toBeVisible();
});
