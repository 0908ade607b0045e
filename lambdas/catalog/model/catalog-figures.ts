import type { CatalogFigures } from '#contracts/catalog/figures.ts';
import { gapsOf } from '#contracts/catalog/text-gaps.ts';
import type { CountedBrand } from './brand.ts';
import type { ProductRecord } from './product.ts';

/** As many days as anybody compares; those before would only make the record longer. */
const keptDays = 30;

const isDrawn = ({ image }: ProductRecord): boolean => image === '' || image.startsWith('/images/shoes/');

const changesByDay = (times: readonly string[]): CatalogFigures['changed'] => {
  const counts = new Map<string, number>();
  for (const day of times.map((time) => time.slice(0, 10))) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .slice(0, keptDays)
    .map(([day, count]) => ({ day, count }));
};

/** The numbers of a catalogue; brands are in their order. */
export const catalogFiguresOf = (
  brands: readonly CountedBrand[],
  products: readonly ProductRecord[],
): CatalogFigures => {
  const records = brands.map(({ record }) => record);
  return {
    brands: brands.map(({ record: { id, name }, products: shoes }) => ({ id, name, shoes })),
    shoes: products.length,
    drawn: products.filter(isDrawn).length,
    gaps: { brands: gapsOf(records), shoes: gapsOf(products) },
    changed: changesByDay([...records, ...products].map(({ updated }) => updated)),
  };
};
