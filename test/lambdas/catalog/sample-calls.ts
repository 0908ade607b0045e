import { makeIn, newId, type SliceAudited, type SliceSamples } from '#test/security/sample.ts';
import { brandForm, modelForm, productForm } from '#test/support/content.ts';

export const samples = (({ product }) => {
  const made = makeIn(product);
  const brand = () => made('POST /api/admin/brands', { id: newId(), brand: brandForm() });
  const shoe = () => made('POST /api/admin/products', { id: newId(), product: productForm('bloch') });
  const model = () => made('POST /api/admin/models', { id: newId(), model: modelForm('bloch') });

  return {
    listBrands: () => ({}),
    getBrand: () => ({ path: '/api/brands/bloch' }),
    listProducts: () => ({}),
    listModels: () => ({}),
    listEditedBrands: () => ({}),
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
    getEditedProduct: () => ({ path: '/api/admin/products/bloch-heritage' }),
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
    listEditedModels: () => ({}),
    getEditedModel: () => ({ path: '/api/admin/models/bloch-heritage' }),
    createModel: () => ({ body: { id: newId(), model: modelForm('bloch') } }),
    updateModel: async () => {
      const { id, version } = await model();
      return { path: `/api/admin/models/${id}`, body: { version, model: modelForm('bloch', { name: 'Plié' }) } };
    },
    deleteModel: async () => {
      const { id, version } = await model();
      return { path: `/api/admin/models/${id}?version=${version}` };
    },
  };
}) satisfies SliceSamples;

export const audited: SliceAudited = {
  createBrand: ['brand.create'],
  orderBrands: ['brand.reorder'],
  updateBrand: ['brand.update'],
  deleteBrand: ['brand.delete'],
  createProduct: ['product.create'],
  orderProducts: ['product.reorder'],
  updateProduct: ['product.update'],
  deleteProduct: ['product.delete'],
  createModel: ['model.create'],
  updateModel: ['model.update'],
  deleteModel: ['model.delete'],
};
