import { accessibilityFaults, expect, test } from './site.ts';

const words = (text: string) => ({ type: 'text', text });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const row = (type: string, ...cells: string[]) => ({
  type: 'tableRow',
  content: cells.map((text) => ({ type, content: [paragraph(words(text))] })),
});
/** Of each kind that a translator would have to rebuild by hand; six passages are in Hebrew. */
const body = {
  type: 'doc',
  content: [
    paragraph(words('זוג חדש הוא נוקשה. כך הוא נשאר שבוע.')),
    paragraph(words('ראו את '), { ...words('כל הדגמים'), marks: [{ type: 'link', attrs: { href: '/products' } }] }),
    { type: 'image', attrs: { src: '/images/blog/first-pair.svg', alt: 'זוג ראשון', width: 1200, height: 675 } },
    { type: 'table', content: [row('tableHeader', 'דגם', 'קושי'), row('tableCell', 'Grishko 2007', 'בינוני')] },
    { type: 'embed', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ' } },
  ],
};

test('a translation begins with the text of its source, and says what is still to be translated [S-035]', {
  tag: '@desktop',
}, async ({ page, context, people, t }) => {
  const admin = await people.admin();
  await people.become(context, admin);
  const tag = crypto.randomUUID().slice(0, 6);
  const title = `זוג ראשון ${tag}`;
  const { id } = await people.send<{ id: string }>('POST', '/api/admin/posts', { language: 'he', title }, admin.token);
  const text = { slug: `זוג-${tag}`, title, excerpt: 'קצר.', coverAlt: '', seoTitle: '', seoDescription: '', body };
  await people.send('PUT', `/api/admin/posts/${id}/languages/he`, { version: 1, text }, admin.token);

  const field = (key: string) => page.getByRole('textbox', { name: t(`blog-editing:field.${key}`), exact: true });
  const button = (key: string) => page.getByRole('button', { name: t(`blog-editing:${key}`), exact: true });
  const tool = (key: string) => page.getByRole('button', { name: t(`text-editor:${key}`), exact: true });
  const start = page.getByRole('button', {
    name: t('text-editor:startFromSource', { language: '\u2068עברית\u2069' }),
  });
  const editor = page.locator('.ProseMirror');
  const marked = editor.locator('.untranslated');
  const dialog = page.getByRole('dialog');
  const chosen = () => page.evaluate(() => getSelection()?.toString());
  const missing = page.getByRole('group', { name: t('blog-editing:missing') });
  const asksFor = (key: string) => missing.getByRole('button', { name: t(`blog-editing:field.${key}`), exact: true });
  const saved = page.getByRole('status').filter({ hasText: t('blog-editing:savedAt').trim() });

  await test.step('pictures, tables, videos and links come with it, the words are marked', async () => {
    await page.goto(`/admin/blog/${id}?language=en`);
    for (const key of ['title', 'excerpt', 'body']) await expect(asksFor(key)).toBeVisible();
    await start.click();
    await expect(editor.locator('img[src="/images/blog/first-pair.svg"]')).toBeVisible();
    await expect(editor.locator('table tr')).toHaveCount(2);
    await expect(editor.getByText('youtube.com/watch')).toBeVisible();
    await expect(editor.getByRole('link')).toHaveAttribute('href', '/products');
    await expect(marked).toHaveCount(6);
    await expect(marked.first()).toHaveAttribute('lang', 'he');
    await expect(editor).toHaveAttribute('dir', 'ltr');
    await expect(field('title')).toHaveValue('');
    await expect(field('slug')).toHaveValue('');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('it is undone and done again like any other change', async () => {
    await tool('tool.undo').click();
    await expect(editor).toHaveText('');
    await expect(start).toBeVisible();
    await tool('tool.redo').click();
    await expect(marked).toHaveCount(6);
  });

  await test.step('one passage after another is overwritten', async () => {
    await editor.press('Control+Home');
    await tool('nextUntranslated').click();
    await expect.poll(chosen).toBe('ראו את כל הדגמים');
    await page.keyboard.type('See all models');
    await expect(marked).toHaveCount(5);
    await tool('nextUntranslated').click();
    await tool('tool.picture').click();
    await dialog.getByRole('textbox', { name: t('text-editor:pictureAlt') }).fill('A first pair');
    await dialog.getByRole('button', { name: t('text-editor:apply') }).click();
    await expect(editor.getByRole('img', { name: 'A first pair' })).toBeVisible();
    await expect(marked).toHaveCount(4);
    for (const cell of ['Model', 'Hardness', 'Medium']) {
      await tool('nextUntranslated').click();
      await page.keyboard.type(cell);
    }
    await expect(editor.locator('tr').last()).toHaveText('Grishko 2007Medium');
    await expect(marked).toHaveCount(1);
  });

  await test.step('what it still lacks is named, and each name leads there', async () => {
    await asksFor('title').click();
    await expect(field('title')).toBeFocused();
    await page.keyboard.type(`A first pair ${tag}`);
    await expect(field('slug')).toHaveValue(`a-first-pair-${tag}`);
    await expect(asksFor('title')).toHaveCount(0);
    // A sentence in the wrong language is not proposed.
    await expect(button('firstSentence')).toHaveCount(0);
    await field('excerpt').fill('What changes in a week.');
    await expect(asksFor('excerpt')).toHaveCount(0);
    await expect(saved).toBeVisible({ timeout: 60_000 });
  });

  await test.step('publishing it warns of the passage that is left, and leads to it', async () => {
    await page.reload();
    await expect(marked).toHaveCount(1);
    await button('publishTitle').click();
    await expect(dialog.getByRole('alert')).toContainText(
      t('blog-editing:untranslatedWarning_one', { count: 1 }).slice(-40),
    );
    expect(await accessibilityFaults(page)).toEqual([]);
    await button('firstUntranslated').click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(chosen).toBe('זוג חדש הוא נוקשה. כך הוא נשאר שבוע.');
    await page.keyboard.type('A new pair is stiff. It stays so for a week.');
    await expect(marked).toHaveCount(0);
    await expect(tool('nextUntranslated')).toHaveCount(0);
    await field('excerpt').fill('');
    await button('firstSentence').click();
    await expect(field('excerpt')).toHaveValue('A new pair is stiff.');
    await expect(field('excerpt')).toBeFocused();
  });

  await test.step('it is published, then updated as soon as there is something new', async () => {
    await button('publishTitle').click();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await dialog.getByRole('button', { name: t('blog-editing:publishButton.now') }).click();
    await expect(button('updateTitle')).toBeDisabled();
    await expect(button('updateTitle')).toHaveAccessibleDescription(t('blog-editing:nothingNew'));
    await expect(button('updateTitle')).toBeFocused();
    await field('excerpt').fill('A new pair stays stiff for a week.');
    await expect(button('updateTitle')).toBeEnabled();
    await button('updateTitle').click();
    await dialog.getByRole('button', { name: t('blog-editing:publishButton.update') }).click();
    await expect(button('updateTitle')).toBeDisabled();
    await expect(page.getByRole('link', { name: t('blog-editing:seePage') })).toBeVisible();
    await people.send('DELETE', `/api/admin/posts/${id}`, undefined, admin.token);
  });
});

test('the text has room: settings fold and stay folded, and a table has its tools with it [S-035]', {
  tag: '@both',
}, async ({ page, context, people, t }) => {
  const admin = await people.admin();
  await people.become(context, admin);
  const post = { language: 'en', title: `Room ${crypto.randomUUID().slice(0, 6)}` };
  const { id } = await people.send<{ id: string }>('POST', '/api/admin/posts', post, admin.token);
  const settings = page.getByText(t('blog-editing:details'), { exact: true });
  const author = page.getByRole('textbox', { name: t('blog-editing:author') });
  const editor = page.locator('.ProseMirror');
  const toolbar = page.getByRole('toolbar', { name: t('text-editor:toolbar') });
  const tableBar = page.getByRole('toolbar', { name: t('text-editor:tool.table') });
  const boxOf = async (part: typeof editor) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('not on the screen');
    return { ...box, bottom: box.y + box.height };
  };
  await page.setViewportSize({ width: 1280, height: 900 });

  await test.step('beside the settings the tools stand in one row', async () => {
    await page.goto(`/admin/blog/${id}?language=en`);
    await expect(author).toBeVisible();
    const [first, last] = [toolbar.getByRole('button').first(), toolbar.getByRole('button').last()];
    expect((await boxOf(first)).y).toBe((await boxOf(last)).y);
    expect((await boxOf(editor)).width).toBeGreaterThan(630);
  });

  await test.step('without them the text is wider, also the next time', async () => {
    const before = await boxOf(toolbar);
    await settings.click();
    await expect(author).toBeHidden();
    await expect.poll(async () => (await boxOf(toolbar)).width).toBeGreaterThan(before.width + 300);
    await page.reload();
    await expect(editor).toBeVisible();
    await expect(author).toBeHidden();
    await settings.click();
    await expect(author).toBeVisible();
  });

  await test.step('a table has its tools above it as long as the cursor is in it', async () => {
    await expect(tableBar).toHaveCount(0);
    await editor.click();
    await page.keyboard.type('Before.');
    await page.keyboard.press('Enter');
    await toolbar.getByRole('button', { name: t('text-editor:tool.table'), exact: true }).click();
    await tableBar.getByRole('button', { name: t('text-editor:tableTool.addRow') }).click();
    await expect(editor.locator('tr')).toHaveCount(4);
    const [before, bar, table] = [
      await boxOf(editor.locator('p').first()),
      await boxOf(tableBar),
      await boxOf(editor.locator('table')),
    ];
    expect(bar.y).toBeGreaterThanOrEqual(before.bottom);
    expect(bar.bottom).toBeLessThanOrEqual(table.y);
    expect(await accessibilityFaults(page)).toEqual([]);
    await tableBar.getByRole('button', { name: t('text-editor:tableTool.deleteTable') }).click();
    await expect(tableBar).toHaveCount(0);
  });
  await people.send('DELETE', `/api/admin/posts/${id}`, undefined, admin.token);
});
