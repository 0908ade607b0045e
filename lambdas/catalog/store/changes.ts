import { isDeepStrictEqual } from 'node:util';
import type { Changes } from '#contracts/render/rendering.ts';
import type { ItemChange } from '#lambdas/platform/table/item-change.ts';
import { type BrandRecord, brandRecordSchema } from '../model/brand.ts';

const brandOf = (item: ItemChange['after']): BrandRecord | undefined =>
  item?.type === 'Brand' ? brandRecordSchema.parse(item.data) : undefined;

/** A change of brands concerns every page, because the footer lists them in their order. */
const isNamedOtherwise = (before: BrandRecord | undefined, after: BrandRecord | undefined): boolean => {
  if (!before || !after) return true;
  const inFooter = ({ name, names, order }: BrandRecord) => ({ name, names, order });
  return !isDeepStrictEqual(inFooter(before), inFooter(after));
};

/** The effect of an item's change on the site's pages; nothing if the item is no brand, shoe or known model. */
export const catalogChange = ({ before, after }: ItemChange): Partial<Changes> => {
  const type = (after ?? before)?.type;
  // The page of a brand shows both.
  if (type === 'Product' || type === 'Model') return { catalog: true };
  if (type !== 'Brand') return {};
  const [was, is] = [brandOf(before), brandOf(after)];
  const id = (is ?? was)?.id;
  return { catalog: true, everything: isNamedOtherwise(was, is), brands: id ? [id] : [] };
};
