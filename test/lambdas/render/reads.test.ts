import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#contracts/text/language.ts';
import { blogSeeder, blogStore, seedBlog } from '#lambdas/blog/index.ts';
import { catalogStore, seedCatalog } from '#lambdas/catalog/index.ts';
import { siteContent } from '#lambdas/render/index.ts';
import { openTestTable } from '#test/support/test-table.ts';

interface Read {
  IndexName?: string;
  ConsistentRead?: boolean;
  RequestItems?: Record<string, { ConsistentRead?: boolean }>;
}

let open: Awaited<ReturnType<typeof openTestTable>>;
const reads: Read[] = [];
beforeAll(async () => {
  open = await openTestTable();
  await seedCatalog(catalogStore(open.table));
  await seedBlog(blogSeeder(open.table));
  open.client.middlewareStack.add(
    (next) => (args) => {
      reads.push(args.input as Read);
      return next(args);
    },
    { step: 'initialize' },
  );
});
afterAll(() => open.close());

describe('what pages are drawn from', () => {
  it('is read from the table itself, as it is at that moment: no index, which may lag behind a change', async () => {
    const content = siteContent({ catalog: catalogStore(open.table), blog: blogStore(open.table, Date.now) });
    for (const language of languages) {
      const brands = await content.brands(language);
      expect(brands).toHaveLength(7);
      expect(await content.products(language)).toHaveLength(6);
      for (const { id } of brands) expect(await content.brandPage(id, language)).toBeDefined();
      expect(await content.posts({ language, page: 1 })).toBeDefined();
    }
    for (const { slugs } of await content.postAddresses()) {
      for (const slug of Object.values(slugs)) expect(await content.post(slug, 'he')).toBeDefined();
    }
    expect(reads.length).toBeGreaterThan(50);
    const tables = reads.flatMap(({ RequestItems, ...read }) => (RequestItems ? Object.values(RequestItems) : [read]));
    expect(reads.filter(({ IndexName }) => IndexName !== undefined)).toEqual([]);
    expect(tables.filter(({ ConsistentRead }) => ConsistentRead !== true)).toEqual([]);
  });

  it('is read once for a rendering, however many pages show it, and again for the next', async () => {
    const readBy = async (work: () => Promise<unknown>) => {
      const before = reads.length;
      await work();
      return reads.length - before;
    };
    const stores = { catalog: catalogStore(open.table), blog: blogStore(open.table, Date.now) };
    for (const content of [siteContent(stores), siteContent(stores)]) {
      const ask = () => Promise.all([content.brands('he'), content.products('he')]);
      expect(await readBy(ask)).toBeGreaterThan(2);
      expect(await readBy(ask)).toBe(0);
    }
  });

  it('is read again where it could not be read', async () => {
    const catalog = catalogStore(open.table);
    let isAway = true;
    const brands = async () => {
      if (isAway) throw new Error('away');
      return catalog.brands();
    };
    const content = siteContent({ catalog: { ...catalog, brands }, blog: blogStore(open.table, Date.now) });
    await expect(content.brands('he')).rejects.toThrow('away');
    isAway = false;
    expect(await content.brands('he')).toHaveLength(7);
  });
});
