import { partitions, sortKeys } from '#lambdas/platform/table/partitions.ts';
import type { Key } from '#lambdas/platform/table/read-items.ts';
import type { IngestedRecord } from '../model/record.ts';

/** The parts of the knowledge that an item's change may touch. */
export interface Affected {
  records: IngestedRecord[];
  /** A brand all of whose shoes are affected, too. */
  productsOf?: string;
}

const productSortKey = 'PRODUCT#';

/** By the keys alone: what is in the item is read when its turn has come. */
export const affectedBy = ({ pk, sk }: Key): Affected => {
  if (pk.startsWith(partitions.post)) {
    return { records: sk === sortKeys.post ? [{ origin: 'post', id: pk.slice(partitions.post.length) }] : [] };
  }
  if (!pk.startsWith(partitions.brand)) return { records: [] };
  const id = pk.slice(partitions.brand.length);
  const brand: IngestedRecord = { origin: 'brand', id };
  // A brand's page says what its shoes cost, and a shoe is called by its brand's name.
  if (!sk.startsWith(productSortKey)) return { records: [brand], productsOf: id };
  return { records: [{ origin: 'product', id: sk.slice(productSortKey.length) }, brand] };
};
