import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { languages } from '#contracts/text/language.ts';
import { shareText } from '#contracts/text/share-text.ts';
import { administrator } from '#test/support/administrator.ts';
import { campaignsOf } from '#test/support/campaigns.ts';
import { openProduct, type Product } from '#test/support/product.ts';
import { saveSettings } from '#test/support/save-settings.ts';
import { createPeople } from './people.ts';
import { accessibilityFaults, around, test as base, expect } from './site.ts';

/** Chunks of three, each of which waits for the account's rate: most of a minute. */
const readers = 120;
const perSecond = 4;

/** A product of its own: sending takes minutes, and no other test's clock may be moved. */
const test = base.extend<{ product: Product }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter.
  product: async ({}, use) => {
    const product = await openProduct({ sendQuota: { MaxSendRate: perSecond, Max24HourSend: 50_000 } });
    const emails = Array.from({ length: readers }, (_none, index) => `reader${index}@dance.example`);
    await campaignsOf(product).subscribe(emails, (index) => (index % 3 === 0 ? 'he' : 'en'));
    const postalAddress = Object.fromEntries(languages.map((language) => [language, '1 Stage Street, Tel Aviv']));
    await saveSettings(product, { campaigns: { postalAddress } as never });
    await use(product);
    await product.close();
    expect(product.problems).toEqual([]);
  },
});
// A step that comes too late is answered 409; an action that asks for the password is answered 403 first.
// Nothing runs in the frame of a mail, which is said when a test looks into it.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: [/status of 4(03|09)|'about:srcdoc'|'postMessage'/],
});

const numbersIn = async (list: Locator): Promise<number[]> =>
  (await list.locator('dd').allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')));

test('a campaign from a template is sent, stands still, goes on, and its report adds up [S-099, S-134, S-151]', {
  tag: '@both',
}, async ({ page, context, product, t, language }) => {
  const people = createPeople(product.url, product.easyBotCheck);
  await people.become(context, await people.admin());
  const { campaigns, ledger } = campaignsOf(product);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const button = (key: string) => main.getByRole('button', { name: t(key), exact: true });
  /** The word is followed by the reason, where there is one. */
  const isNow = (key: string) =>
    expect(main.locator(`[data-status=${key}]`)).toContainText(t(`campaigns:status.${key}`));
  const confirm = async () => {
    await page.getByLabel(t('form:confirmPassword'), { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: t('form:confirmAction') }).click();
  };
  const step = async (name: 'pause' | 'resume' | 'cancel') => {
    await button(`campaigns:step.${name}`).click();
    // Beside "Stop for good", "Cancel" could be read both ways.
    const cancel = dialog.getByRole('button', { name: t('admin:cancel'), exact: true });
    await expect(dialog.getByRole('button')).toHaveCount(2);
    await expect(cancel).toHaveCount(name === 'cancel' ? 0 : 1);
    await dialog.getByRole('button', { name: t(`campaigns:step.${name}`), exact: true }).click();
  };
  /** Every reader is in one of the parts, regardless of the campaign's state. */
  const parts = main.getByRole('region', { name: new RegExp(`^${readers} `) }).locator('dl');
  const addsUp = async () =>
    expect.poll(async () => (await numbersIn(parts)).reduce((sum, each) => sum + each, 0)).toBe(readers);
  const idOfPage = () => new URL(page.url()).pathname.split('/').at(-1) ?? '';
  /** The server's clock was moved on, and to it an hour without a log-in may be over: on a slow machine it is moved more often. */
  const logInAgain = async () => {
    const { token } = await people.logIn(administrator);
    await page.evaluate((fresh) => localStorage.setItem('token', fresh), token);
    await page.reload();
  };
  /** Its time comes, and the first chunk is handed over. */
  const begin = async () => {
    await product.clock.advance(61_000);
    await isNow('sending');
    await expect.poll(async () => (await numbersIn(parts))[0]).toBeGreaterThan(0);
  };

  await test.step('a template brings its texts', async () => {
    await page.goto(`${product.url}/admin/email?lang=${language}`);
    await expect(main.getByText(t('campaigns:none'))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button('campaigns:newCampaign').click();
    await dialog.getByLabel(t('campaigns:field.name')).fill('Autumn letter');
    await dialog.getByRole('radio').nth(1).check();
    await dialog.getByRole('button', { name: t('campaigns:begin'), exact: true }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Autumn letter');
    await main.getByLabel(t('campaigns:field.category')).selectOption('newsletter');
    for (const name of ['עברית', 'English']) await main.getByRole('checkbox', { name, exact: true }).check();
    for (const name of ['Русский', 'Français', 'Español'])
      await main.getByRole('checkbox', { name, exact: true }).uncheck();
    await main.getByLabel(t('campaigns:group.newsletter'), { exact: true }).check();
    await expect(main.getByLabel(t('mail-editing:subject'), { exact: true })).not.toHaveValue('');
    await button('editing:save').click();
    await expect(page.getByRole('status').getByText(t('campaigns:saved'), { exact: true })).toBeVisible();
  });

  await test.step('it is sent when the seconds are over, and the screen follows', async () => {
    await button('campaigns:sendNow').click();
    await expect(
      dialog.getByText(t('campaigns:recipients_other').replace('{{count, number}}', `${readers}`)).first(),
    ).toBeVisible();
    await expect(dialog.getByText(around(t('campaigns:takes', { time: '§', rate: '§' })))).toBeVisible();
    await dialog.getByRole('button').last().click();
    await confirm();
    await expect(main.getByRole('timer')).toBeVisible();
    await begin();
    await expect(
      main.getByText(around(t('campaigns:pace', { time: '§' }).replace('{{perMinute, number}}', '§'))),
    ).toBeVisible();
    await addsUp();
  });

  await test.step('it stands still: no reader more gets it', async () => {
    await step('pause');
    await isNow('paused');
    // The mails in flight are finished.
    const states = async () => (await ledger.chunkPage(idOfPage(), 0, 100)).chunks.map(({ state }) => state);
    await expect.poll(states).not.toContain('calling');
    const { sent } = (await ledger.counts(idOfPage())).total;
    expect(sent).toBeLessThan(readers);
    await product.clock.advance(10 * 60_000);
    await page.reload();
    await isNow('paused');
    await expect.poll(async () => (await numbersIn(parts))[0]).toBe(sent);
    await addsUp();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('it goes on to its end, and what became of the mails adds up', async () => {
    await step('resume');
    // The password was given more than ten minutes ago.
    await confirm();
    await isNow('sending');
    const id = idOfPage();
    // Slowly: an hour without a log-in would end the session.
    await expect
      .poll(
        async () => {
          await product.clock.advance(10_000);
          return (await campaigns.byId(id))?.status;
        },
        { timeout: 180_000, intervals: [1_000] },
      )
      .toBe('sent');
    await logInAgain();
    await isNow('sent');
    await expect.poll(() => numbersIn(parts)).toEqual([readers]);
    const outcomes = main.getByRole('region', { name: t('campaigns:outcomes') });
    await expect(outcomes.getByText(`(${readers})`)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('each reader is a line of the list, and of the file', async () => {
    const list = main.getByRole('list', { name: t('campaigns:recipientList') });
    await expect(list.getByText('@dance.example').first()).toBeVisible();
    // Found no matter where, and after a reload.
    const filter = main.getByRole('combobox', { name: t('campaigns:filter'), exact: true });
    await filter.selectOption('bounced');
    await expect(page).toHaveURL(/recipients=bounced/);
    await expect(filter.locator(':checked')).toHaveText(`${t('campaigns:outcome.bounced')} (0)`);
    await expect(main.getByText(t('campaigns:noRecipientsHere'))).toBeVisible();
    await page.reload();
    await expect(filter).toHaveValue('bounced');
    await filter.selectOption('sent');
    await expect(filter.locator(':checked')).toHaveText(`${t('campaigns:state.sent')} (${readers})`);
    await expect(list.getByText('@dance.example').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await button('campaigns:export').click();
    await confirm();
    const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n').filter(Boolean);
    expect(new Set(lines.slice(1).map((line) => line.split(',')[0])).size).toBe(readers);
    expect(lines).toHaveLength(readers + 1);
  });

  await test.step('it is seen as it was sent, and read on the site by everybody once it is listed there', async () => {
    const names = { he: 'עברית', en: 'English' };
    const name = t('campaigns:showMailIn', { language: names[language === 'he' ? 'he' : 'en'] });
    await main.getByRole('button', { name }).click();
    const frame = main.frameLocator(`iframe[title="${t('mail-preview:frame')}"]`);
    const title = await frame.getByRole('heading', { level: 1 }).textContent();
    await main.getByRole('checkbox', { name: t('campaigns:publicLetters') }).check();
    await expect(page.getByRole('status').getByText(t('campaigns:published'), { exact: true })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    const visitor = await context.newPage();
    await visitor.goto(`${product.url}/newsletter?letter=all&lang=${language}`);
    await visitor.getByRole('main').getByRole('listitem').getByRole('link').click();
    const letter = visitor.frameLocator(`iframe[title="${t('letters:frame')}"]`);
    await expect(letter.getByRole('heading', { level: 1 })).toHaveText(title ?? '-');
    await expect(letter.getByRole('link', { name: t('emails:manyUnsubscribe') })).toHaveCount(0);
    expect(await accessibilityFaults(visitor)).toEqual([]);
    await visitor.close();
  });

  await test.step('a copy of it is cancelled under way, and the rest is not lost without a word', async () => {
    await page.goto(`${product.url}/admin/email?lang=${language}`);
    await isNow('sent');
    await main.getByRole('button', { name: 'Autumn letter' }).click();
    await page.getByRole('menuitem', { name: t('campaigns:copy') }).click();
    await dialog.getByLabel(t('campaigns:field.name')).fill('Second letter');
    await dialog.getByRole('button', { name: t('campaigns:begin'), exact: true }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Second letter');
    await main.getByLabel(t('campaigns:group.newsletter'), { exact: true }).check();
    for (const name of ['עברית', 'English']) await main.getByRole('checkbox', { name, exact: true }).check();
    await button('editing:save').click();
    await expect(page.getByRole('status').getByText(t('campaigns:saved'), { exact: true })).toBeVisible();
    await product.clock.advance(11 * 60_000);
    await button('campaigns:sendNow').click();
    await dialog.getByRole('button').last().click();
    await confirm();
    // The server's clock is far ahead of the browser's by now.
    await expect(main.getByRole('timer')).toHaveText(/(^|\D)[01]:[0-5]\d(\D|$)/);
    await begin();
    await step('cancel');
    await isNow('cancelled');
    await expect(parts.getByText(t('campaigns:state.notSent'), { exact: true })).toBeVisible();
    await expect(parts.getByText(t('campaigns:state.pending'), { exact: true })).toBeHidden();
    await addsUp();
    await product.clock.advance(10 * 60_000);
    await page.reload();
    await isNow('cancelled');
    await addsUp();
    expect((await numbersIn(parts))[0]).toBeLessThan(readers);
  });

  await test.step('the list says what became of both, with dates and shares [S-134]', async () => {
    const first = (await campaigns.list({ limit: 10 })).items.find(({ name }) => name === 'Autumn letter');
    const id = first?.id ?? '';
    const mails = (await ledger.chunkPage(id, 0, readers)).chunks.flatMap(({ number, size }) =>
      Array.from({ length: size }, (_none, position) => ({ number, position })),
    );
    const tell = async (kind: 'opened' | 'clicked', share: number) => {
      for (const { number, position } of mails.slice(0, readers * share))
        await ledger.noteReports(id, { number, reported: new Map([[kind, new Set([position])]]), links: new Map() });
    };
    await tell('opened', 0.25);
    await tell('clicked', 0.1);
    // The list counts again what it has counted more than a minute ago.
    await product.clock.advance(2 * 60_000);
    await page.goto(`${product.url}/admin/email?lang=${language}`);
    await isNow('sent');
    await isNow('cancelled');
    const line = main.locator('tr, li').filter({ hasText: 'Autumn letter' });
    const said = [`${readers}`, shareText(0.25, language), shareText(0.1, language), t('campaigns:group.newsletter')];
    await expect(line).toHaveText(around(`§${said.join('§')}§עברית§English§`));
    await expect(line.locator('time')).toHaveAttribute('datetime', first?.sentAt ?? '-');
    expect(await accessibilityFaults(page)).toEqual([]);
  });
  // It asks how the campaigns stand as long as it is open.
  await page.goto('about:blank');
});
