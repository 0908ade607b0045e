import { pageTextFile } from '#contracts/settings/page-text.ts';
import { languages } from '#contracts/text/language.ts';
import { accessibilityFaults, expect, hydrated, test, textIn } from './site.ts';

// A conflict is answered 409; the browser notes it.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: [/status of 409/] });

/** A page for each of the two readers, who work at the same time. */
const written = {
  he: { page: 'privacy', lead: 'כאן כתוב מה נשמר אצלנו.', heading: 'מה שומרים', points: ['שם', 'כתובת'] },
  en: {
    page: 'accessibility',
    lead: 'How we keep this site open to all.',
    heading: 'What works',
    points: ['Keyboard', 'Contrast'],
  },
} as const;
const address = 'https://rules.example/all?a=1';

test('two pages are written by administrators, who lose nothing to each other, and read by visitors [Q-012]', {
  tag: '@both',
}, async ({ page, context, browser, request, people, language, isMobile, t }) => {
  if (language !== 'he' && language !== 'en') throw new Error('no text for this reader');
  const { page: name, lead, heading, points } = written[language];
  const text = `${lead}\n\n## ${heading}\n\n- ${points.join('\n- ')}\n\n${address} <b>x</b>`;
  const admin = await people.admin();
  await people.become(context, admin);
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: t('page-editing:text'), exact: true });
  const preview = main.getByRole('region', { name: t('page-editing:preview') });
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const save = () => main.getByRole('button', { name: t('editing:save'), exact: true }).click();
  const isSaved = () => expect(main.getByText(t('editing:allSaved'))).toBeVisible();
  const restore = () => main.getByRole('button', { name: t('page-editing:restore') }).click();
  const tab = (of: string) =>
    main.getByRole('navigation', { name: t('page-editing:languages') }).locator(`a:has([lang="${of}"])`);
  const builtInLead = t(`${name}:lead`);
  /** The page as readers get it, once it is drawn again. */
  const readersGet = async (words: string) => {
    const html = async () => (await request.get(`/${name}?lang=${language}`)).text();
    await expect.poll(html, { timeout: 60_000 }).toContain(words);
  };

  await test.step('the settings lead to the text that readers see, which comes with the product', async () => {
    await page.goto('/admin/settings');
    await main.getByRole('link', { name: t('settings:pageTexts') }).click();
    await expect(page).toHaveURL(/\/admin\/settings\/pages$/);
    await main
      .getByRole('navigation', { name: t('page-editing:pages') })
      .getByRole('link', { name: t(`page-editing:page.${name}`) })
      .click();
    await expect(field).toHaveValue(new RegExp(`^${builtInLead}\\n\\n## `));
    await expect(preview.getByRole('heading', { level: 3 })).toHaveText(t(`${name}:title`));
    for (const each of languages) await expect(tab(each)).toContainText(t('page-editing:state.builtIn'));
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('what is typed shows beside it as the page will be, in its direction', async () => {
    await field.fill(text);
    await expect(preview.getByRole('heading', { level: 4 })).toHaveText([heading]);
    await expect(preview.getByRole('listitem')).toHaveText([...points]);
    await expect(preview.getByRole('link')).toHaveAttribute('href', address);
    await expect(preview).toContainText('<b>x</b>');
    await expect(preview).toHaveAttribute('dir', language === 'he' ? 'rtl' : 'ltr');
    await expect(field).toHaveAttribute('lang', language);
  });

  await test.step('another language can be looked at meanwhile, and the screen is not left by mistake', async () => {
    await tab('fr').click();
    await expect(field).toHaveValue(new RegExp(textIn('fr')(`${name}:lead`)));
    await expect(tab(language)).toContainText(t('page-editing:state.unsaved'));
    await tab(language).click();
    await expect(field).toHaveValue(text);
    await main.getByRole('link', { name: t('admin:section.settings'), exact: true }).click();
    await expect(dialog).toContainText(t('editing:leaveKept'));
    await dialog.getByRole('button', { name: t('editing:stay') }).click();
    await expect(field).toHaveValue(text);
  });

  await test.step('it is saved, and visitors read it, with what the product adds, also when they switch the language', async () => {
    await save();
    await isSaved();
    await expect(tab(language)).toContainText(t('page-editing:state.edited'));
    await expect(tab('fr')).toContainText(t('page-editing:state.builtIn'));
    await readersGet(heading);
    // The app has the text from a file of its own, which is drawn after the page.
    const data = async () => (await request.get(`/${pageTextFile({ page: name, language })}`)).text();
    await expect.poll(data, { timeout: 60_000 }).toContain(heading);
    const visitor = await browser.newPage({ baseURL: new URL(page.url()).origin });
    const article = visitor.getByRole('article');
    await visitor.goto(`/${name}?lang=es`);
    await hydrated(visitor);
    await expect(article).toContainText(textIn('es')(`${name}:lead`));
    await visitor.locator(isMobile ? '.mobile-menu summary' : '.language-menu summary').click();
    await visitor.locator(`a[lang="${language}"]`).filter({ visible: true }).click();
    const isWritten = async () => {
      await expect(article.getByText(lead, { exact: true })).toBeVisible();
      await expect(article.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
      await expect(article.getByRole('link', { name: address, exact: true })).toHaveAttribute('href', address);
      await expect(article.locator('b')).toHaveCount(0);
      await expect(article.locator('a[href^="mailto:contact@"]')).toBeVisible();
      await expect(article).not.toContainText(builtInLead);
      if (name === 'privacy') {
        await expect(article.getByRole('checkbox', { name: t('privacy:allowStatistics') })).toBeVisible();
      }
    };
    await isWritten();
    await visitor.reload();
    await hydrated(visitor);
    await isWritten();
    await expect(visitor.locator('meta[name="description"]')).toHaveAttribute('content', lead);
    expect(await accessibilityFaults(visitor)).toEqual([]);
    await visitor.close();
  });

  await test.step('of two texts that were typed at once, the second administrator chooses, and sees both', async () => {
    await page.reload();
    await expect(field).toHaveValue(text);
    const path = `/api/admin/page-texts/${name}`;
    type Texts = { texts: Record<string, { version: number; text: string }> };
    const present = async () => (await people.send<Texts>('GET', path, undefined, admin.token)).texts[language];
    const theirs = `${text}\n\nTheirs.`;
    const { version } = (await present()) ?? {};
    await people.send('PUT', `${path}/${language}`, { version, text: theirs }, admin.token);
    const mine = `${text}\n\nMine.`;
    await field.fill(mine);
    await save();
    await expect(dialog).toContainText(t('editing:conflictTitle'));
    await expect(dialog).toContainText('Mine.');
    await expect(dialog).toContainText('Theirs.');
    // Of long texts, the part in which they differ.
    await expect(dialog).not.toContainText(lead);
    expect((await present())?.text).toBe(theirs);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('editing:saveChosen') }).click();
    await expect(dialog).toHaveCount(0);
    await isSaved();
    await expect(field).toHaveValue(mine);
    expect((await present())?.text).toBe(mine);
  });

  await test.step('a question leads back to the text that comes with the product', async () => {
    await restore();
    await dialog.getByRole('button', { name: t('admin:cancel') }).click();
    await expect(tab(language)).toContainText(t('page-editing:state.edited'));
    await restore();
    await dialog.getByRole('button', { name: t('page-editing:restoreConfirm'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(field).toHaveValue(new RegExp(`^${builtInLead}`));
    await expect(tab(language)).toContainText(t('page-editing:state.builtIn'));
    await isSaved();
    await readersGet(builtInLead);
    const links = main.getByRole('link', { name: t('page-editing:view') });
    await expect(links.first()).toHaveAttribute('href', `/${name}`);
  });

  await test.step('the log knows who did it, and leads back', async () => {
    await page.goto('/admin/audit');
    const link = main.getByRole('link', { name: `${name}.${language}` }).first();
    await expect(link).toHaveAttribute('href', `/admin/settings/pages?page=${name}&language=${language}`);
    const action = main.getByText(t('audit:action.settings.updatePage')).filter({ visible: true });
    await expect(action.first()).toBeVisible();
  });
});
