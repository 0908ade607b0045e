import { languages } from '#contracts/text/language.ts';
import { administrator } from '#test/support/administrator.ts';
import { mailText } from '#test/support/mail-texts.ts';
import { openProduct, type Product } from '#test/support/product.ts';
import { saveSettings } from '#test/support/save-settings.ts';
import type { SuccessMessage } from '#test/support/success-messages.ts';
import { createPeople } from './people.ts';
import { around, test as base, expect } from './site.ts';

/** A product of its own: an inbox is set, and the cache of all is cleared. */
const test = base.extend<{ product: Product }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter.
  product: async ({}, use) => {
    const product = await openProduct();
    const postalAddress = Object.fromEntries(languages.map((language) => [language, '1 Stage Street, Tel Aviv']));
    await saveSettings(product, { campaigns: { postalAddress } as never });
    await use(product);
    await product.close();
    expect(product.problems).toEqual([]);
  },
});
// An action that asks for the password is answered 403 first, an inbox that is not set up 409.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: [/status of 4(03|09)/] });

/** They set a name apart from the direction of the sentence; no one sees or hears them. */
const isolates = /[\u2066-\u2069]/g;

/** The words of a page's live regions from now on, in order. Runs in the page. */
const listen = () => {
  const said: string[] = [];
  Object.assign(window, { said });
  const polite = '[role="status"]';
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(polite);
      // The region was there before: what comes with its text is not read out.
      if (region) for (const node of addedNodes) if (node.textContent) said.push(node.textContent);
    }
  }).observe(document, { childList: true, subtree: true });
};

test('what an administrator has done is confirmed, politely and in few words [S-256, Q-073]', {
  tag: '@desktop',
}, async ({ page, context, product, t, language }) => {
  const people = createPeople(product.url, product.easyBotCheck);
  const admin = await people.admin();
  await people.become(context, admin);
  const person = people.newPerson();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const button = (key: string) => main.getByRole('button', { name: t(key), exact: true });
  const inDialog = (key: string) => dialog.getByRole('button', { name: t(key), exact: true });
  const open = async (path: string) => {
    await page.goto(`${product.url}/admin/${path}`);
    await main.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(listen);
  };
  // The password once more, anywhere it is asked for.
  const password = page.getByLabel(t('form:confirmPassword'), { exact: true });
  await page.addLocatorHandler(password, async () => {
    await password.fill(administrator.password);
    await page.getByRole('button', { name: t('form:confirmAction') }).click();
  });
  const says = async (key: SuccessMessage, variables: Record<string, string> = {}) => {
    const text = t(key, variables);
    const withGaps = t(key, Object.fromEntries(Object.keys(variables).map((name) => [name, '§'])));
    await expect(page.getByRole('status').getByText(around(withGaps)).first()).toBeVisible();
    const said = await page.evaluate<string[]>(() => Reflect.get(window, 'said'));
    expect(said.map((each) => each.replaceAll(isolates, ''))).toContain(text);
    expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
  };

  await test.step('of users', async () => {
    await open('users');
    const { username, email } = person;
    await button('users:newUser').click();
    await dialog.getByLabel(t('users:field.username'), { exact: false }).fill(username);
    await dialog.getByLabel(t('users:field.email'), { exact: false }).fill(email);
    await dialog.getByLabel(t('users:field.password'), { exact: false }).first().fill(person.password);
    await inDialog('users:create').click();
    await says('users:userCreated', { username });
    const row = page.getByRole('row').filter({ hasText: username });
    const shown = { username };
    await row.getByRole('button', { name: t('users:edit', shown) }).click();
    await dialog.getByLabel(t('users:field.location'), { exact: false }).fill('Haifa');
    await inDialog('users:save').click();
    await says('users:userUpdated', { username });
    await row.getByRole('button', { name: t('users:moreActions', shown) }).click();
    await page.getByRole('menuitem', { name: t('users:delete'), exact: true }).click();
    await dialog.getByRole('button').last().click();
    await says('users:userDeleted', { username });
  });

  await test.step('of settings and the cache', async () => {
    await open('settings?section=cache');
    await main.getByLabel(t('settings:cache.browserSeconds.label'), { exact: true }).fill('61');
    await button('editing:save').click();
    await says('settings:saved', { section: t('settings:cache.title') });
    await button('settings:clearCache').click();
    await inDialog('settings:clearCache').click();
    await says('settings:cacheCleared');
  });

  await test.step('of templates', async () => {
    await open('templates/new');
    await main.getByLabel(t('templates:name')).fill('Pas de chat');
    await main.getByLabel(t('mail-editing:subject'), { exact: true }).fill('Barre');
    await main.getByLabel(t('mail-editing:preheader'), { exact: true }).fill('In short');
    await main.getByRole('textbox', { name: t('mail-editing:body'), exact: true }).fill('Two pairs outlive one.');
    await button('editing:save').click();
    await says('templates:created');
    await main.getByLabel(t('templates:name')).fill('Pas de chat, twice');
    await button('editing:save').click();
    await says('templates:saved');
    await main.getByRole('link', { name: t('templates:title') }).click();
    await main.getByRole('button', { name: t('templates:moreActions', { name: 'Pas de chat, twice' }) }).click();
    await page.getByRole('menuitem', { name: t('templates:deleteItem') }).click();
    await inDialog('templates:deleteConfirm').click();
    await says('templates:deleted');
  });

  await test.step('of e-mail: tried, planned, sent and deleted', async () => {
    const { id, version } = await people.send<{ id: string; version: number }>(
      'POST',
      '/api/admin/campaigns',
      { name: 'Autumn letter' },
      admin.token,
    );
    const texts = { [language]: mailText({ subject: 'Autumn' }) };
    const form = { name: 'Autumn letter', category: 'announcement', groups: ['all'], languages: [language], texts };
    await people.send('PUT', `/api/admin/campaigns/${id}`, { version, ...form, fallback: language }, admin.token);
    await open(`email/${id}`);
    await button('campaigns:sendTest').click();
    const to = dialog.getByLabel(t('mail-test:to'));
    await expect(to).toHaveValue(/@/);
    const addresses = await to.inputValue();
    await inDialog('mail-test:send').click();
    await says('mail-test:sent', { addresses });
    await button('campaigns:schedule').click();
    await dialog.getByLabel(t('campaigns:field.date'), { exact: true }).fill('2099-03-27');
    await inDialog('campaigns:scheduleConfirm').click();
    await says('campaigns:scheduled');
    await button('campaigns:takeBack').click();
    await says('campaigns:takenBack');
    await button('campaigns:sendNow').click();
    await dialog.getByRole('button').last().click();
    await says('campaigns:sendBegun');
    await button('campaigns:takeBack').click();
    await button('campaigns:delete').click();
    await inDialog('campaigns:deleteForGood').click();
    await says('campaigns:deleted', { name: 'Autumn letter' });
  });

  await test.step('of the POP3 inbox', async () => {
    await people.confirm(admin.token, administrator.password);
    const to = person.email;
    await people.send('POST', '/api/admin/settings/test-mail', { to, language }, admin.token);
    const server = await people.send<{ host: string; port: number; password: string }>('POST', '/__local/api/pop3');
    const inbox = { server: server.host, port: String(server.port), security: 'none', user: to };
    await saveSettings(product, { inbox: inbox as never });
    const { sections } = await people.send<{ sections: { inbox: { version: number } } }>(
      'GET',
      '/api/admin/settings',
      undefined,
      admin.token,
    );
    const body = { value: server.password, version: sections.inbox.version };
    await people.send('PUT', '/api/admin/settings/secrets/inboxPassword', body, admin.token);
    await open('email/pop3');
    await button('inbox:testConnection').click();
    await says('inbox:connectionWorks');
    const mails = main.getByRole('list', { name: t('inbox:list') }).getByRole('listitem');
    await mails.first().waitFor();
    const before = await mails.count();
    await mails.first().getByRole('button').last().click();
    await inDialog('inbox:deleteConfirm').click();
    await says('inbox:deleted');
    await expect(mails).toHaveCount(before - 1);
  });
});
