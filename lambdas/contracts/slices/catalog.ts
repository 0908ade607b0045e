import { declareTable, type SliceDeclaration } from './declaration.ts';

export const catalog = {
  problems: { brandNotFound: 404, brandHasProducts: 409 },
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
  ],
} as const satisfies SliceDeclaration;

const published = ['brands', 'brand'] as const;
const all = [...published, 'product', 'deleted'] as const;

export const catalogTable = declareTable({
  partitions: { brand: 'BRAND#', brands: 'BRANDS', product: 'PRODUCT#', deleted: 'DELETED' },
  access: {
    content: { reads: published },
    render: { reads: published },
    editing: { reads: all, writes: all },
    // What visitors read, and of the knowledge what follows from it.
    knowledgeJoining: { reads: [...published, 'product'] },
    // Counts nothing of what the site does not have.
    visitCounting: { reads: published },
    // Shoes and brands are named in its files.
    analyticsExport: { reads: published },
  },
});
