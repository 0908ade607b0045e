import type { DraftText } from '#contracts/blog/drafts.ts';
import type { Language } from '#contracts/text/language.ts';
import type { Block, RichText } from '#contracts/text/rich-text.ts';
import { auditLog, auditStore } from '#lambdas/audit/index.ts';
import { blogEditingRoutes, blogEditingStore, blogStore, getPost, listPosts, publishDue } from '#lambdas/blog/index.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { openTestTable } from '#test/support/test-table.ts';

export const noon = Date.parse('2026-11-21T12:00:00.000Z');
const userIds = {
  dana: '11111111-1111-4111-8111-111111111111',
  noa: '22222222-2222-4222-8222-222222222222',
};
const client = { ip: '203.0.113.7', userAgent: 'test' };

/** The refusal of a use case; undefined where it succeeds. */
export const refusal = (work: unknown) =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      return { code: error.code, fields: error.fields };
    },
  );

export const paragraphs = (...texts: string[]): RichText => ({
  type: 'doc',
  content: texts.map((text): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

export const draftText = (slug: string, fields: Partial<DraftText> = {}): DraftText => ({
  ...{ slug, title: `Title ${slug}`, excerpt: `Excerpt ${slug}`, coverAlt: '', seoTitle: '', seoDescription: '' },
  body: paragraphs(`Body ${slug}`),
  ...fields,
});

/** The blog on a table of its own, with a clock that tests move, and its writers. */
export const openBlogHarness = async () => {
  const testTable = await openTestTable();
  let now = noon;
  let ids = 0;
  const clock = () => now;
  const newId = () => {
    ids += 1;
    return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
  };
  const services = {
    blog: blogEditingStore(testTable.table),
    audit: auditLog({ table: testTable.table, clock, newId }),
    clock,
    newId,
  };
  const routes = blogEditingRoutes(services);

  const as = (username: keyof typeof userIds) => {
    const caller = { userId: userIds[username], username, isAdmin: true, isConfirmed: false, originId: 'origin' };
    const operation = { id: 'once', finished: () => [] };
    const call = (parts: object) => ({ client, caller, operation, language: 'en', ...parts }) as never;
    const at = (id: string, language: Language) => ({ pathParameters: { id, language } });
    return {
      create: (language: Language, title: string, slug?: string) =>
        routes.createPost(call({ body: { language, title, ...(slug === undefined ? {} : { slug }) } })),
      details: (id: string, version: number, details: object) =>
        routes.updatePostDetails(call({ pathParameters: { id }, body: { version, details } })),
      remove: (id: string) => routes.deletePost(call({ pathParameters: { id } })),
      overview: (id: string) => routes.getPostOverview(call({ pathParameters: { id } })),
      overviews: (query: object) => routes.listPostOverviews(call({ query })),
      draft: (id: string, language: Language) => routes.getDraft(call(at(id, language))),
      save: (id: string, language: Language, version: number, text: DraftText, isUpToDate?: boolean) =>
        routes.saveDraft(call({ ...at(id, language), body: { version, text, isUpToDate } })),
      publish: (id: string, language: Language, version: number, publishAt?: string) =>
        routes.publishDraft(call({ ...at(id, language), body: { version, publishAt } })),
      unpublish: (id: string, language: Language, version: number) =>
        routes.unpublishDraft(call({ ...at(id, language), body: { version } })),
      removeDraft: (id: string, language: Language) => routes.deleteDraft(call(at(id, language))),
      revisions: async (id: string, language: Language) => (await routes.listRevisions(call(at(id, language)))).items,
      revision: (id: string, language: Language, revision: string) =>
        routes.getRevision(call({ pathParameters: { id, language, revision } })),
      restore: (id: string, language: Language, revision: string, version: number) =>
        routes.restoreRevision(call({ pathParameters: { id, language, revision }, body: { version } })),
      categories: async () => (await routes.listCategories(call({}))).items,
      addCategory: (slug: string, names: object) => routes.createCategory(call({ body: { slug, names } })),
      changeCategory: (slug: string, body: object) => routes.updateCategory(call({ pathParameters: { slug }, body })),
      removeCategory: (slug: string) => routes.deleteCategory(call({ pathParameters: { slug } })),
    };
  };
  const dana = as('dana');

  /** Visitors whose function has nothing in its memory yet. */
  const visitor = () => {
    const reader = blogStore(testTable.table, clock);
    return {
      reader,
      list: (query: { lang?: Language; page?: string; category?: string } = {}) => listPosts(reader)({ query }),
      post: (slug: string, lang?: Language) =>
        getPost(reader)({ pathParameters: { slug }, query: lang ? { lang } : {} }),
    };
  };

  return {
    ...{ as, dana, visitor, clock },
    table: testTable.table,
    problems: testTable.problems,
    close: testTable.close,
    store: services.blog,
    services,
    setTime: (time: number) => {
      now = time;
    },
    due: publishDue(services),
    /** A post whose first text is saved and published. */
    async published(language: Language, text: DraftText) {
      const { id } = await dana.create(language, text.title);
      await dana.save(id, language, 1, text);
      await dana.publish(id, language, 2);
      return id;
    },
    /** The log's entries on posts and categories, newest first. */
    async log(resourceType: 'post' | 'category', resourceId: string) {
      const { items } = await auditStore(testTable.table, clock).list({ resourceType, resourceId }, { limit: 100 });
      return items;
    },
  };
};
