import { makeIn, newId, type SliceAudited, type SliceSamples } from '#test/security/sample.ts';
import { draftText, languagePath } from '#test/support/content.ts';

export const samples = (({ product }) => {
  const made = makeIn(product);
  const category = () => made('POST /api/admin/blog/categories', { slug: newId(), names: { he: 'במה', en: 'Stage' } });
  const post = () => made('POST /api/admin/posts', { language: 'en', title: 'From class to stage' });
  const draft = async () => {
    const { id, languages } = await post();
    const text = draftText({ slug: newId() });
    const saved = await made(`PUT ${languagePath(id, 'en')}`, { version: languages.en.version, text });
    return { id, version: saved.version, path: languagePath(id, 'en') };
  };
  const published = async () => {
    const { path, version } = await draft();
    return { path, version: (await made(`POST ${path}/publish`, { version })).version };
  };
  const revision = async () => {
    const { path, version } = await published();
    const { items } = (await product.send(`GET ${path}/revisions`, { token: await product.admin() })).body;
    return { path: `${path}/revisions/${items[0].id}`, version };
  };

  return {
    listPosts: () => ({}),
    getPost: () => ({ path: '/api/blog/posts/how-hard-a-shank' }),
    listPostOverviews: () => ({}),
    createPost: () => ({ body: { language: 'en', title: 'From class to stage' } }),
    getPostOverview: async () => ({ path: `/api/admin/posts/${(await post()).id}` }),
    updatePostDetails: async () => {
      const { id, version } = await post();
      return { path: `/api/admin/posts/${id}`, body: { version, details: { tags: ['stage'], author: 'A dancer' } } };
    },
    deletePost: async () => ({ path: `/api/admin/posts/${(await post()).id}` }),
    getDraft: async () => ({ path: (await draft()).path }),
    saveDraft: async () => {
      const { path, version } = await draft();
      return { path, body: { version, text: draftText({ title: 'Again' }) } };
    },
    deleteDraft: async () => ({ path: (await draft()).path }),
    publishDraft: async () => {
      const { path, version } = await draft();
      return { path: `${path}/publish`, body: { version } };
    },
    unpublishDraft: async () => {
      const { path, version } = await published();
      return { path: `${path}/unpublish`, body: { version } };
    },
    listRevisions: async () => ({ path: `${(await draft()).path}/revisions` }),
    getRevision: async () => ({ path: (await revision()).path }),
    restoreRevision: async () => {
      const { path, version } = await revision();
      return { path: `${path}/restore`, body: { version } };
    },
    listCategories: () => ({}),
    createCategory: () => ({ body: { slug: newId(), names: { he: 'במה' } } }),
    updateCategory: async () => {
      const { slug, version, order } = await category();
      return { path: `/api/admin/blog/categories/${slug}`, body: { version, order, names: { he: 'הבמה' } } };
    },
    deleteCategory: async () => ({ path: `/api/admin/blog/categories/${(await category()).slug}` }),
  };
}) satisfies SliceSamples;

export const audited: SliceAudited = {
  createPost: ['post.create'],
  updatePostDetails: ['post.update'],
  deletePost: ['post.delete'],
  saveDraft: ['post.saveDraft'],
  deleteDraft: ['post.deleteDraft'],
  publishDraft: ['post.publish'],
  unpublishDraft: ['post.unpublish'],
  restoreRevision: ['post.restoreRevision'],
  createCategory: ['category.create'],
  updateCategory: ['category.update'],
  deleteCategory: ['category.delete'],
};
