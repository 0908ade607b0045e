import type { Page } from '@playwright/test';
import {
  adminScripts,
  publicScripts,
  publicScriptsWithChat,
  publicScriptsWithSearch,
} from '#test/support/site-files.ts';
import { expect, hydrated, test } from './site.ts';

/** The paths of the scripts that a page has asked for until now. */
const watchScripts = (page: Page) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname);
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return [...asked].sort();
  };
};

// Their sizes, for each kind of page: `test/scripts/build/download-size.test.ts`.
test('a browser downloads the scripts that the limits count, and no others', { tag: '@desktop' }, async ({
  page,
  context,
  people,
  request,
}) => {
  await test.step('of a post, before and after a search, and in the chat', async () => {
    const { items } = (await (await request.get('/api/blog/posts?lang=he')).json()) as { items: { slug: string }[] };
    const scripts = watchScripts(page);
    await page.goto(`/blog/${encodeURIComponent(items.at(-1)?.slug ?? '')}?lang=he`);
    expect(await scripts()).toEqual([]);
    await hydrated(page);
    // The copy of the catalogue comes a second later.
    await page.waitForFunction(() => localStorage.getItem('site-catalogue-refreshed') !== null);
    expect(await scripts()).toEqual(publicScripts('post'));
    await page.locator('.search-input').focus();
    await page.locator('input[role=combobox]').fill('bl');
    await page.getByRole('option').first().waitFor();
    expect(await scripts()).toEqual(publicScriptsWithSearch('post'));
    await page.locator('.chat-button').click();
    await page.locator('.chat textarea').waitFor();
    const all = new Set([...publicScriptsWithSearch('post'), ...publicScriptsWithChat('post')]);
    expect(await scripts()).toEqual([...all].sort());
  });

  await test.step('of a list of the administrator area', async () => {
    await people.become(context, await people.admin());
    const list = await context.newPage();
    const scripts = watchScripts(list);
    await list.goto('/admin/users?lang=he');
    await list.locator('main h1').waitFor();
    expect(await scripts()).toEqual(adminScripts('people/users'));
  });

  await test.step('of the settings, before somebody uses them', async () => {
    const settings = await context.newPage();
    const scripts = watchScripts(settings);
    await settings.goto('/admin/settings?lang=he');
    await settings.locator('main form').waitFor();
    expect(await scripts()).toEqual(adminScripts('settings'));
  });

  await test.step('of the editor of a mail, before somebody uses it', async () => {
    const editor = await context.newPage();
    const scripts = watchScripts(editor);
    await editor.goto('/admin/templates/new?lang=he');
    await editor.locator('[data-field$=".body"] [aria-busy=true]').waitFor();
    expect(await scripts()).toEqual(adminScripts('email/new-template'));
  });
});
