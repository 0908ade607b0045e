import { measureAdminScreens } from '#scripts/bench/admin-screens.ts';
import type { Figures } from '#scripts/bench/figures.ts';
import { measurePublicScripts } from '#scripts/bench/public-scripts.ts';
import { expect, test } from './site.ts';

/** Reads what the bench prints as what must hold. */
const limits: Figures = {
  row: (figure, measured, _unit, limit) => expect.soft(measured, figure).toBeLessThanOrEqual(limit),
  note: () => {},
  print: () => {},
};

test.describe('what a browser downloads stays within the limits of the bench', { tag: '@desktop' }, () => {
  test('on public pages, with a search', async ({ request, baseURL }) => {
    const { items } = (await (await request.get('/api/blog/posts?lang=he')).json()) as { items: { slug: string }[] };
    const post = `/blog/${encodeURIComponent(items.at(-1)?.slug ?? '')}`;
    await measurePublicScripts(limits, baseURL ?? '', ['/', '/brand/bloch', '/products', '/blog', post]);
  });

  test('in the lists of the administrator area and in the editor of a post', async ({ baseURL, people }) => {
    const admin = await people.admin();
    const posts = await people.send<{ items: { id: string }[] }>('GET', '/api/admin/posts', undefined, admin.token);
    await measureAdminScreens(limits, baseURL ?? '', admin, posts.items.at(-1)?.id ?? '');
  });
});
