import type { APIRequestContext } from '@playwright/test';
import { accessibilityFaults, expect, test, textIn } from './site.ts';

/** Waits until the page file of an address says so; no browser keeps an old one in between. */
const published = (visitor: APIRequestContext, path: string, words: string | RegExp) =>
  expect(async () => {
    const reply = await visitor.get(path);
    expect(reply.status()).toBe(200);
    expect(await reply.text()).toMatch(words);
  }).toPass({ timeout: 60_000 });

test('a post is written in Hebrew, translated, and published in English only: each reader gets the right thing [S-023, S-035, Q-045]', async ({
  page,
  context,
  request,
  people,
  t,
}) => {
  await people.become(context, await people.admin());
  const tag = crypto.randomUUID().slice(0, 6);
  const hebrewTitle = `מהשיעור לבמה ${tag}`;
  const title = `From class to stage ${tag}`;
  const slug = `from-class-to-stage-${tag}`;
  const author = `Maya ${tag}`;
  const coverAlt = `An empty stage ${tag}`;
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const field = (key: string) => page.getByRole('textbox', { name: t(`blog-editing:field.${key}`), exact: true });
  const body = page.locator('.ProseMirror');
  const tool = (key: string) => page.getByRole('button', { name: t(`text-editor:tool.${key}`), exact: true });
  const saved = async () => {
    const before = t('blog-editing:savedAt').trim();
    await expect(page.getByRole('status').filter({ hasText: before }).first()).toBeVisible({ timeout: 60_000 });
  };
  const languageLink = (name: RegExp) =>
    page.getByRole('navigation', { name: t('blog-editing:languages') }).getByRole('link', { name });

  await test.step('writes it in Hebrew, with a heading, a list, bold words and a video of another site', async () => {
    await page.goto('/admin/blog');
    await page.getByRole('button', { name: t('blog-editing:newPost') }).click();
    await dialog.getByRole('combobox').selectOption('he');
    await dialog.getByRole('textbox').fill(hebrewTitle);
    await dialog.getByRole('button').last().click();
    await expect(field('title')).toHaveValue(hebrewTitle);
    await expect(field('slug')).toHaveValue(`מהשיעור-לבמה-${tag}`);
    await field('excerpt').fill('איך זוג נעליים משתנה בין השיעור הראשון למופע הראשון.');
    // Before anything is written: a tool works at once, and lets go of it again.
    await tool('heading2').click();
    await expect(body.getByRole('heading', { level: 2 })).toHaveCount(1);
    await tool('heading2').click();
    await body.click();
    await expect(body).toHaveAttribute('dir', 'rtl');
    await page.keyboard.type('זוג חדש הוא נוקשה.');
    await page.keyboard.press('Enter');
    await tool('heading2').click();
    await page.keyboard.type('השבוע הראשון');
    await page.keyboard.press('Enter');
    await tool('bulletList').click();
    await page.keyboard.type('לרכך');
    await tool('bold').click();
    await page.keyboard.type(' בעדינות');
    await page.keyboard.press('Control+End');
    await tool('embed').click();
    const address = dialog.getByRole('textbox', { name: t('text-editor:embedAddress') });
    const insert = dialog.getByRole('button', { name: t('text-editor:insert') });
    await address.fill('https://dance.example/video');
    await insert.click();
    await expect(dialog.getByText(t('text-editor:embedUnknown')).first()).toBeVisible();
    await address.fill('https://youtu.be/dQw4w9WgXcQ');
    await insert.click();
    await expect(dialog).toHaveCount(0);
    await expect(body.locator('.embed-card')).toContainText('youtube.com/watch?v=dQw4w9WgXcQ');
    await saved();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('gives it, for all languages, a cover from this device, a category, tags and an author [Q-027]', async () => {
    const details = page.locator('form').filter({ has: page.getByRole('group', { name: t('blog-editing:cover') }) });
    const chooser = page.waitForEvent('filechooser');
    await details.getByRole('button', { name: t('pictures:choose') }).click();
    await (await chooser).setFiles({ name: 'stage.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await expect(details.getByRole('img', { name: t('pictures:chosen') })).toBeVisible();
    await details.getByRole('textbox', { name: t('blog-editing:author') }).fill(author);
    await details.getByRole('button', { name: t('blog-editing:saveDetails') }).click();
    await expect(page.getByRole('status').getByText(t('blog-editing:detailsSaved')).first()).toBeVisible();
    await expect(details.getByText(t('blog-editing:unsavedDetails'))).toHaveCount(0);
    // Not saved by their button: publishing saves them.
    await details.getByRole('combobox', { name: t('blog-editing:category') }).selectOption('fitting-and-care');
    await details.getByRole('textbox', { name: t('blog-editing:tags') }).fill(`stage, ${tag}`);
    await expect(details.getByText(t('blog-editing:unsavedDetails'))).toBeVisible();
  });

  await test.step('translates it beside the source, and publishes English only', async () => {
    await languageLink(/English/).click();
    // The Hebrew form, whose words the source beside the translation repeats, has made way for the English one.
    await expect(body).toHaveAttribute('dir', 'ltr');
    await expect(page.getByText('השבוע הראשון').filter({ visible: true }).first()).toBeVisible();
    await expect(field('title')).toHaveValue('');
    await field('title').fill(title);
    await expect(field('slug')).toHaveValue(slug);
    await field('excerpt').fill('How a pair changes between the first class and the first show.');
    await page.getByText(t('blog-editing:seo'), { exact: true }).click();
    await field('coverAlt').fill(coverAlt);
    await field('seoTitle').fill(`Breaking in a pair ${tag}`);
    await body.click();
    await expect(body).toHaveAttribute('dir', 'ltr');
    await page.keyboard.type('A new pair is stiff.');
    await saved();
    await page.getByRole('button', { name: t('blog-editing:publishTitle'), exact: true }).click();
    await dialog.getByRole('button', { name: t('blog-editing:publishButton.now') }).click();
    await expect(page.getByRole('link', { name: t('blog-editing:seePage') })).toBeVisible();
  });

  await test.step('readers of each language see the right thing', async () => {
    await published(request, `/blog/${slug}?lang=en`, 'A new pair is stiff.');
    await published(request, `/blog/${slug}?lang=en`, new RegExp(`<title[^>]*>Breaking in a pair ${tag}`));
    for (const language of ['he', 'fr', 'ru', 'es'] as const) {
      await published(request, `/blog/${slug}?lang=${language}`, 'A new pair is stiff.');
    }
    const visitor = await (await context.browser()?.newContext({ javaScriptEnabled: false }))?.newPage();
    if (!visitor) throw new Error('no second browser');
    await visitor.goto(new URL(`/blog/${slug}?lang=he`, page.url()).href);
    await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(visitor.getByRole('note')).toContainText(textIn('he')('blog:fallbackNotice', { language: 'אנגלית' }));
    await expect(visitor.locator('article .rich-text')).toHaveAttribute('lang', 'en');
    await expect(visitor.locator('article .rich-text')).toHaveAttribute('dir', 'ltr');
    await expect(visitor.getByText('זוג חדש הוא נוקשה')).toHaveCount(0);
    const article = visitor.getByRole('article');
    const cover = article.getByRole('img', { name: coverAlt });
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(cover).toHaveAttribute('lang', 'en');
    await expect(article.locator('a[href*="category=fitting-and-care"]')).toBeVisible();
    await expect(article.getByRole('list', { name: textIn('he')('blog:tags') })).toContainText(tag);
    await expect(article.getByText(author)).toBeVisible();
    await published(request, '/blog?lang=he', title);
    await visitor.goto(new URL('/blog?lang=he', page.url()).href);
    await expect(visitor.getByRole('link', { name: title })).toBeVisible();
    await expect(visitor.getByRole('img', { name: coverAlt })).toBeVisible();
    await visitor.context().close();
    expect(await (await request.get('/feed-he.xml')).text()).not.toContain(tag);
  });

  await test.step('changes the source: the translation is marked as behind, until it is said to be up to date', async () => {
    await languageLink(/עברית/).click();
    await expect(body).toHaveAttribute('dir', 'rtl');
    await body.getByText('זוג חדש הוא נוקשה.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' וקשה.');
    await saved();
    await expect(page.getByText(/וקשה/).first()).toBeVisible();
    await languageLink(/English/).click();
    const marked = page.locator('div:has(> [data-over])').filter({ visible: true });
    await expect(marked).toHaveText(`${t('blog-editing:changed')}זוג חדש הוא נוקשה. וקשה.`);
    await page.getByRole('button', { name: t('blog-editing:upToDate') }).click();
    await expect(page.getByRole('button', { name: t('blog-editing:upToDate') })).toHaveCount(0);
  });

  await test.step('restores an earlier version', async () => {
    await body.getByText('A new pair is stiff.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' So is this.');
    await saved();
    await page.getByRole('button', { name: t('blog-editing:revisions') }).click();
    await dialog
      .getByRole('button', { name: t('blog-editing:view') })
      .first()
      .click();
    await dialog.getByRole('button', { name: t('blog-editing:restoreRevision') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(body).not.toContainText('So is this.');
    // Equal titles are distinguished by what the versions say.
    await page.getByRole('button', { name: t('blog-editing:revisions') }).click();
    await expect(dialog.getByRole('listitem').first()).toContainText('So is this.');
    await dialog.getByRole('button', { name: t('blog-editing:close') }).click();
  });

  await test.step('plans the Hebrew one for tomorrow, and finds that among all posts [Q-027]', async () => {
    const time = `${new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)}T18:00`;
    await languageLink(/עברית/).click();
    await expect(body).toHaveAttribute('dir', 'rtl');
    await page.getByRole('button', { name: t('blog-editing:publishTitle'), exact: true }).click();
    await dialog.getByRole('radio', { name: t('blog-editing:publish.later') }).check();
    await dialog.locator('input[type="datetime-local"]').fill(time);
    await dialog.getByRole('button', { name: t('blog-editing:publishButton.later') }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto(`/admin/blog?search=${tag}`);
    const planned = page.getByRole('link', { name: t('blog-editing:state.scheduled') }).filter({ visible: true });
    await expect(planned).toHaveCount(1);
    const moment = (await planned.locator('time').getAttribute('datetime')) ?? '';
    expect(new Date(moment)).toEqual(new Date(time));
  });

  await test.step('takes it back and deletes it: visitors find nothing', async () => {
    await page
      .getByRole('button', { name: new RegExp(`${tag}`) })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('menuitem', { name: t('blog-editing:delete'), exact: true }).click();
    await dialog.getByRole('button', { name: t('blog-editing:deleteForGood') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(async () => expect((await request.get(`/blog/${slug}`)).status()).toBe(404)).toPass({
      timeout: 60_000,
    });
  });
});

test.describe('a conflict', () => {
  test.use({ expectedConsole: [/409/] });

  test('two change what all languages of a post share: whoever is later compares both and chooses [Q-027]', async ({
    page,
    context,
    people,
    t,
  }) => {
    const admin = await people.admin();
    await people.become(context, admin);
    const title = `Shared by two ${crypto.randomUUID().slice(0, 6)}`;
    const { id } = await people.send<{ id: string }>(
      'POST',
      '/api/admin/posts',
      { language: 'en', title },
      admin.token,
    );
    const path = `/api/admin/posts/${id}`;
    const saveElsewhere = (version: number, author: string) =>
      people.send('PUT', path, { version, details: { tags: ['ribbons'], author } }, admin.token);
    const form = page.locator('form');
    const field = (key: string) => form.getByRole('textbox', { name: t(`blog-editing:${key}`) });
    const dialog = page.getByRole('alertdialog', { name: t('blog-editing:detailsConflictTitle') });
    const version = (key: string) => dialog.getByRole('region', { name: t(`blog-editing:${key}`) });
    const save = () => form.getByRole('button', { name: t('blog-editing:saveDetails') }).click();

    await page.goto(`/admin/blog/${id}?language=en`);
    await field('tags').fill('sewing');
    await saveElsewhere(1, 'Dana');
    await save();
    await expect(version('theirs')).toContainText(/ribbons.*Dana/s);
    await expect(version('myDetails')).toContainText('sewing');
    expect(await accessibilityFaults(page)).toEqual([]);
    // The dialog is gone before the server has answered.
    const kept = page.waitForResponse((reply) => reply.url().endsWith(path) && reply.request().method() === 'PUT');
    await dialog.getByRole('button', { name: t('blog-editing:keepMyDetails') }).click();
    await expect(dialog).toHaveCount(0);
    expect((await kept).ok()).toBe(true);
    const mine = await people.send<object>('GET', path, undefined, admin.token);
    expect(mine).toMatchObject({ version: 3, details: { tags: ['sewing'], author: 'Pointe Shoes' } });

    await field('tags').fill('elastic');
    await saveElsewhere(3, 'Maya');
    await save();
    await dialog.getByRole('button', { name: t('blog-editing:takeTheirs') }).click();
    await expect(field('author')).toHaveValue('Maya');
    await expect(field('tags')).toHaveValue('ribbons');
    await people.send('DELETE', path, undefined, admin.token);
  });

  test('changed details are kept in the browser until they are saved, discarded or deleted with their post [Q-027]', async ({
    page,
    context,
    people,
    t,
  }) => {
    const admin = await people.admin();
    await people.become(context, admin);
    const tag = crypto.randomUUID().slice(0, 6);
    const post = { language: 'en', title: `Kept ${tag}` };
    const { id } = await people.send<{ id: string }>('POST', '/api/admin/posts', post, admin.token);
    const path = `/api/admin/posts/${id}`;
    const form = page.locator('form');
    const tags = form.getByRole('textbox', { name: t('blog-editing:tags') });
    const author = form.getByRole('textbox', { name: t('blog-editing:author') });
    const save = form.getByRole('button', { name: t('blog-editing:saveDetails') });
    const unsaved = form.getByText(t('blog-editing:unsavedDetails'));
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    const keptOfPost = () =>
      page.evaluate((postId) => Object.keys(localStorage).filter((key) => key.includes(postId)), id);

    await test.step('half-typed, they are there again in another language and after a reload', async () => {
      await page.goto(`/admin/blog/${id}?language=en`);
      await author.fill('');
      await tags.fill('sewing,');
      await expect(unsaved).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page
        .getByRole('navigation', { name: t('blog-editing:languages') })
        .getByText('Français')
        .click();
      await expect(page).toHaveURL(/language=fr/);
      await expect(tags).toHaveValue('sewing,');
      await people.send('PUT', path, { version: 1, details: { tags: [], author: 'Dana' } }, admin.token);
      await page.reload();
      await expect(tags).toHaveValue('sewing,');
      await expect(author).toHaveValue('');
      await expect(unsaved).toBeVisible();
    });

    await test.step('what somebody else saved meanwhile is still a conflict; once saved, nothing is kept', async () => {
      await author.fill('Noa');
      await save.click();
      await expect(dialog).toContainText('Dana');
      await dialog.getByRole('button', { name: t('blog-editing:keepMyDetails') }).click();
      await expect(unsaved).toHaveCount(0);
      await page.goto(`/admin/blog/${id}?language=en`);
      await expect(author).toHaveValue('Noa');
      await expect(tags).toHaveValue('sewing');
      await expect(unsaved).toHaveCount(0);
    });

    await test.step('saved while their writer leaves, they are not kept either', async () => {
      const left = Promise.withResolvers<void>();
      await page.route(`**${path}`, async (route) => {
        if (route.request().method() === 'PUT') await left.promise;
        await route.continue();
      });
      await tags.fill('elastic');
      await save.click();
      await page.getByRole('link', { name: t('blog-editing:backToPosts') }).click();
      await expect(form).toHaveCount(0);
      expect(await keptOfPost()).toHaveLength(1);
      left.resolve();
      await expect.poll(keptOfPost).toEqual([]);
      await page.unroute(`**${path}`);
      await page.goto(`/admin/blog/${id}?language=en`);
      await expect(tags).toHaveValue('elastic');
    });

    await test.step('of two tabs, the one where something was typed last counts', async () => {
      const other = await context.newPage();
      await other.goto(`/admin/blog/${id}?language=en`);
      await tags.fill('one');
      await other.getByRole('textbox', { name: t('blog-editing:tags') }).fill('two');
      await other.close();
      await page.reload();
      await expect(tags).toHaveValue('two');
    });

    await test.step('they are gone when they are discarded', async () => {
      await form.getByRole('button', { name: t('blog-editing:discardDetails') }).click();
      await expect(tags).toHaveValue('elastic');
      await expect(save).toBeFocused();
      await page.reload();
      await expect(tags).toHaveValue('elastic');
      await expect(unsaved).toHaveCount(0);
    });

    await test.step('they are gone with their post', async () => {
      await tags.fill('ribbons');
      await expect(unsaved).toBeVisible();
      expect(await keptOfPost()).toHaveLength(1);
      await page.goto(`/admin/blog?search=${tag}`);
      const more = page.getByRole('button', { name: new RegExp(tag) }).filter({ visible: true });
      await more.first().click();
      await page.getByRole('menuitem', { name: t('blog-editing:delete'), exact: true }).click();
      await dialog.getByRole('button', { name: t('blog-editing:deleteForGood') }).click();
      await expect(dialog).toHaveCount(0);
      expect(await keptOfPost()).toEqual([]);
    });
  });
});

test('the matrix shows where each language stands, and is whole by keyboard [S-035]', { tag: '@desktop' }, async ({
  page,
  context,
  people,
  t,
}) => {
  await people.become(context, await people.admin());
  await page.goto('/admin/blog');
  await expect(
    page
      .getByRole('link', { name: new RegExp(t('blog-editing:state.published')) })
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  // One date for each post, however many languages it has.
  const posts = page.getByRole('row').or(page.getByRole('list', { name: t('blog-editing:matrix') }).locator('> li'));
  await expect(
    posts
      .filter({ has: page.locator('[data-state="published"]') })
      .first()
      .locator('time'),
  ).toHaveCount(1);

  const filter = page.getByRole('group', { name: t('blog-editing:filter.label') });
  const chip = (name: string) => filter.getByRole('button', { name: t(`blog-editing:filter.${name}`) });
  const title = `Only begun ${crypto.randomUUID().slice(0, 6)}`;
  const admin = await people.admin();
  const { id } = await people.send<{ id: string }>('POST', '/api/admin/posts', { language: 'en', title }, admin.token);
  // Posts that other tests have published without French stay in the list.
  const inFrench = page.locator('a[href*="language=fr"] [data-state="published"]');
  await expect(inFrench).not.toHaveCount(0);
  await filter.getByRole('combobox').selectOption('fr');
  await expect(page).toHaveURL(/missing=fr/);
  await expect(inFrench).toHaveCount(0);
  await chip('draft').click();
  await expect(chip('draft')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await chip('scheduled').click();
  await expect(page.getByText(t('blog-editing:noneFound'))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await people.send('DELETE', `/api/admin/posts/${id}`, undefined, admin.token);
});

test('a category is made, renamed, chosen for a post and deleted [S-094, S-137]', { tag: '@both' }, async ({
  page,
  context,
  people,
  t,
}) => {
  const admin = await people.admin();
  await people.become(context, admin);
  const tag = crypto.randomUUID().slice(0, 6);
  const title = `Sorted ${tag}`;
  const { id } = await people.send<{ id: string }>('POST', '/api/admin/posts', { language: 'en', title }, admin.token);
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const nameIn = (language: string) => dialog.getByLabel(t('blog-editing:nameIn', { language }), { exact: false });
  const save = () => dialog.getByRole('button', { name: t('blog-editing:save'), exact: true }).click();
  const entry = page
    .getByRole('list', { name: t('blog-editing:categories') })
    .getByRole('listitem')
    .filter({ hasText: tag });
  const press = (action: 'edit' | 'delete') =>
    entry
      .getByRole('button', { name: new RegExp(`^${t(`blog-editing:${action}Category`, { name: '' }).trim()}`) })
      .click();

  await page.goto('/admin/blog/categories');
  await page.getByRole('button', { name: t('blog-editing:newCategory') }).click();
  await nameIn('עברית').fill(`מתיחות ${tag}`);
  await nameIn('English').fill(`Stretching ${tag}`);
  await save();
  await expect(entry).toContainText(`stretching-${tag}`);
  expect(await accessibilityFaults(page)).toEqual([]);

  await press('edit');
  await nameIn('עברית').fill(`חימום ${tag}`);
  await nameIn('English').fill(`Warming up ${tag}`);
  expect(await accessibilityFaults(page)).toEqual([]);
  await save();
  await expect(entry).toContainText(new RegExp(`(חימום|Warming up) ${tag}`));
  // Links to the category stay as they are.
  await expect(entry).toContainText(`stretching-${tag}`);

  await page.goto(`/admin/blog/${id}?language=en`);
  const form = page.locator('form');
  await form.getByRole('combobox', { name: t('blog-editing:category') }).selectOption(`stretching-${tag}`);
  await form.getByRole('button', { name: t('blog-editing:saveDetails') }).click();
  await expect(form.getByText(t('blog-editing:unsavedDetails'))).toHaveCount(0);
  const post = await people.send('GET', `/api/admin/posts/${id}`, undefined, admin.token);
  expect(post).toMatchObject({ details: { category: `stretching-${tag}` } });

  await people.send('DELETE', `/api/admin/posts/${id}`, undefined, admin.token);
  await page.goto('/admin/blog/categories');
  await press('delete');
  await dialog.getByRole('button', { name: t('blog-editing:deleteForGood') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(entry).toHaveCount(0);
});
