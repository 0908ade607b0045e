import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateFormSchema } from '#contracts/templates/endpoints.ts';
import { mailCategories } from '#contracts/templates/mail-category.ts';
import { languages } from '#contracts/text/language.ts';
import type { LinkMark } from '#contracts/text/rich-text.ts';
import { blogSeedReads } from '#lambdas/blog/index.ts';
import { seedReads as catalogSeedReads } from '#lambdas/catalog/index.ts';
import { seedTemplates, templatesSeeder, unfilledWords } from '#lambdas/templates/index.ts';
import { templatesSeed } from '#lambdas/templates/seed/templates-seed.ts';
import { written } from '../mails.ts';
import { openTemplatesHarness } from '../templates-harness.ts';

const texts = templatesSeed().flatMap(({ id, category, texts: all }) =>
  languages.map((language) => ({ id, category, language, text: all[language] })),
);

/** Every node of a text, of any kind. */
const nodesOf = (node: unknown): { type: string; attrs?: { src?: string }; marks?: LinkMark[] }[] => {
  const { content = [], ...own } = node as { type: string; content?: unknown[] };
  return [own, ...content.flatMap(nodesOf)];
};

describe('the templates of a new site', () => {
  it('are six, of every category, each written in all five languages [S-269] [S-271]', () => {
    expect(templatesSeed()).toHaveLength(6);
    expect(new Set(templatesSeed().map(({ category }) => category))).toEqual(new Set(mailCategories));
    for (const { id: _id, ...form } of templatesSeed()) {
      expect(templateFormSchema.parse(form)).toEqual(form);
      expect(Object.keys(form.texts).sort()).toEqual([...languages].sort());
    }
  });

  it.each(texts)(
    '$id, $language: has subject, preheader, a greeting, no unknown variable and no blank',
    async ({ text, category, language }) => {
      expect(text.subject).not.toBe('');
      expect(text.preheader.length).toBeGreaterThan(20);
      expect(unfilledWords(text)).toEqual([]);
      const { mail } = await written(text, { category, language });
      expect(mail.text).toContain(language === 'he' ? 'שלום \u2068Noa\u2069,' : 'Noa');
      expect(`${mail.subject} ${mail.text}`).not.toMatch(/[{}]|TODO|lorem/);
    },
  );

  it('say the same in each language: as many paragraphs, lists, buttons and links', () => {
    const shape = (body: unknown) => nodesOf(body).map(({ type, marks }) => `${type}${marks?.length ?? ''}`);
    for (const { texts: all } of templatesSeed()) {
      for (const language of languages) expect(shape(all[language].body)).toEqual(shape(all.he.body));
    }
  });

  it('lead to pages that there are, and show pictures that there are', async () => {
    const blog = blogSeedReads();
    const brands = (await catalogSeedReads().brands()).map(({ id }) => `/brand/${id}`);
    for (const { text, language } of texts) {
      const nodes = nodesOf(text.body);
      const hrefs = nodes
        .flatMap(({ marks = [] }) => marks.filter(({ type }) => type === 'link'))
        .map(({ attrs }) => attrs.href);
      expect(hrefs.length).toBeGreaterThan(0);
      for (const href of hrefs) {
        const slug = /^\/blog\/(.+)$/.exec(href)?.[1];
        if (slug) expect((await blog.bySlug(slug, language))?.addressLanguage, href).toBe(language);
        else expect(['/', '/products', '/blog', '/tips', ...brands]).toContain(href);
      }
      for (const { type, attrs } of nodes) {
        if (type === 'image')
          expect(existsSync(`web/pictures${attrs?.src?.replace('/images', '')}`), attrs?.src).toBe(true);
      }
    }
  });
});

describe('seeding templates', () => {
  let harness: Awaited<ReturnType<typeof openTemplatesHarness>>;
  beforeAll(async () => {
    harness = await openTemplatesHarness();
  });
  afterAll(() => harness.close());

  it('adds them once, and brings back neither what was deleted nor what was changed', async () => {
    const seed = () => seedTemplates(templatesSeeder(harness.table, () => 0));
    expect(await seed()).toEqual({ added: 6, present: 0 });
    const { routes, call } = harness;
    await routes.deleteTemplate(call({ pathParameters: { id: 'monthly' } }));
    const { texts: kept } = await routes.getTemplate(call({ pathParameters: { id: 'welcome' } }));
    const body = { version: 1, name: 'Ours', category: 'welcome', texts: kept };
    await routes.saveTemplate(call({ pathParameters: { id: 'welcome' }, body }));
    expect(await seed()).toEqual({ added: 0, present: 6 });
    const { items } = await routes.listTemplates(call());
    expect(items.map(({ id }) => id)).not.toContain('monthly');
    expect(items.find(({ id }) => id === 'welcome')).toMatchObject({ name: 'Ours', version: 2 });
    expect(items).toHaveLength(5);
  });
});
