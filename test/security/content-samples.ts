import { randomUUID } from 'node:crypto';
import { brandForm, draftText, languagePath, productForm } from '#test/support/content.ts';
import { errorReport } from '#test/support/error-report.ts';
import type { Product, Reply } from '#test/support/product.ts';

/** Valid calls for the administration of what visitors read, each on a brand, shoe, post or category of its own. */
export const contentSamples = (product: Product) => {
  const made = async (route: string, body: unknown): Promise<Reply['body']> => {
    const reply = await product.send(route, { token: await product.admin(), body });
    if (reply.status >= 300) throw new Error(`${route}: ${reply.text}`);
    return reply.body;
  };
  // Not to its 19th sign, which is a hyphen: no address ends with one.
  const newId = () => `x${randomUUID()}`.slice(0, 18);
  const brand = () => made('POST /api/admin/brands', { id: newId(), brand: brandForm() });
  const shoe = () => made('POST /api/admin/products', { id: newId(), product: productForm('bloch') });
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

  const errorGroup = async () => {
    await made('POST /api/admin/log-error', errorReport());
    const { items } = (await product.send('GET /api/admin/errors', { token: await product.admin() })).body;
    return `/api/admin/errors/${items[0].id}`;
  };

  return {
    listEditedBrands: () => ({}),
    getEditedProduct: () => ({ path: '/api/admin/products/bloch-heritage' }),
    getEditedBrand: () => ({ path: '/api/admin/brands/bloch' }),
    createBrand: () => ({ body: { id: newId(), brand: brandForm() } }),
    orderBrands: async () => {
      const { items } = (await product.send('GET /api/admin/brands', { token: await product.admin() })).body;
      return { body: { ids: items.map(({ id }: { id: string }) => id) } };
    },
    updateBrand: async () => {
      const { id, version } = await brand();
      return { path: `/api/admin/brands/${id}`, body: { version, brand: brandForm({ name: 'Attitude' }) } };
    },
    deleteBrand: async () => {
      const { id, version } = await brand();
      return { path: `/api/admin/brands/${id}?version=${version}` };
    },
    listEditedProducts: () => ({}),
    createProduct: () => ({ body: { id: newId(), product: productForm('bloch') } }),
    orderProducts: async () => {
      const { id: brandId } = await brand();
      const { id } = await made('POST /api/admin/products', { id: newId(), product: productForm(brandId) });
      return { body: { brandId, ids: [id] } };
    },
    updateProduct: async () => {
      const { id, version } = await shoe();
      return { path: `/api/admin/products/${id}`, body: { version, product: productForm('bloch', { price: '$1' }) } };
    },
    deleteProduct: async () => {
      const { id, version } = await shoe();
      return { path: `/api/admin/products/${id}?version=${version}` };
    },
    beginPictureUpload: () => ({ body: { type: 'image/png', bytes: 100 } }),
    // Nothing was uploaded under this id.
    addPicture: () => ({ body: { uploadId: randomUUID() }, status: 404 }),
    // An address of this machine is never fetched.
    importPicture: () => ({ body: { url: 'https://127.0.0.1/a.png' }, status: 400 }),
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
    listAuditEntries: () => ({}),
    exportAuditEntries: () => ({ body: { resourceType: 'brand' } }),
    listErrorGroups: () => ({}),
    getErrorGroup: async () => ({ path: await errorGroup() }),
    changeErrorState: async () => ({ path: `${await errorGroup()}/state`, body: { state: 'resolved' } }),
  };
};
