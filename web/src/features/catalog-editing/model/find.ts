import type { EditedBrand } from '#contracts/catalog/editing.ts';
import { foldPhrase } from '#contracts/text/folding.ts';

type Named = Pick<EditedBrand, 'id' | 'name'> & Partial<Pick<EditedBrand, 'names' | 'aliases'>>;

/** The items whose name (in any script), other name or id contains the words. */
export const withWords = <Item extends Named>(items: readonly Item[], words: string): Item[] => {
  const wanted = foldPhrase(words.trim());
  return items.filter(({ id, name, names = {}, aliases = [] }) =>
    [id, name, ...Object.values(names), ...aliases].some((text) => foldPhrase(text ?? '').includes(wanted)),
  );
};
