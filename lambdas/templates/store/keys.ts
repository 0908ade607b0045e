import { partitions } from '#lambdas/platform/table/partitions.ts';

/** The keys of the slice's items; `templates/README.md` says which question each one answers. */
export const templateKey = (id: string) => ({ pk: `${partitions.template}${id}`, sk: 'TEMPLATE' });

export const listPartition = partitions.templates;
export const listedKey = (id: string) => ({ pk: listPartition, sk: id });

/** Remembers what was once seeded, so that what an administrator deleted does not come back. */
export const seedMarkPartition = partitions.templateSeed;
export const seedMarkKey = (id: string) => ({ pk: seedMarkPartition, sk: id });
