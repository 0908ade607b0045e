import { declareTable, type SliceDeclaration } from './declaration.ts';

export const catalog = {
  problems: { brandNotFound: 404, brandHasProducts: 409, tooManyModels: 409 },
  auditActions: [
    'brand.create',
    'brand.update',
    'brand.delete',
    'brand.reorder',
    'product.create',
    'product.update',
    'product.delete',
    'product.reorder',
    'product.reassign',
    'model.create',
    'model.update',
    'model.delete',
  ],
} as const satisfies SliceDeclaration;

const published = ['brands', 'brand'] as const;
const all = [...published, 'models', 'product', 'deleted', 'catalogFigures'] as const;

export const catalogTable = declareTable({
  partitions: {
    brand: 'BRAND#',
    brands: 'BRANDS',
    models: 'MODELS',
    product: 'PRODUCT#',
    deleted: 'DELETED',
    catalogFigures: 'CATALOG_FIGURES',
  },
  access: {
    content: { reads: [...published, 'models'] },
    render: { reads: [...published, 'models'] },
    // Names shoes for a foot.
    assistant: { reads: [...published, 'models'] },
    assistantAdmin: { reads: [...published, 'models'] },
    editing: { reads: all, writes: all },
    // The published records, and the part of the knowledge that follows from them.
    knowledgeIngestion: { reads: [...published, 'product'] },
    // Counts nothing of what the site does not have.
    visitCounting: { reads: [...published, 'models'] },
    // The dashboard reads the figures, and counts again where they are old.
    insights: { reads: [...published, 'catalogFigures'], adds: ['catalogFigures'] },
    // Shoes, models and brands are named in its files.
    analyticsExport: { reads: [...published, 'models'] },
  },
});
