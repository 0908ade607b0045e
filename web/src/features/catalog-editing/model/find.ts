import type { EditedBrand } from '#contracts/catalog-editing.ts';

type Named = Pick<EditedBrand, 'id' | 'name' | 'names'> & { aliases?: readonly string[] };

/** Without case, accents and Hebrew points, as one types when searching. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** Those whose name, in any script, other name or id has the words. */
export const withWords = <Item extends Named>(items: readonly Item[], words: string): Item[] => {
  const wanted = plain(words.trim());
  return items.filter(({ id, name, names, aliases = [] }) =>
    [id, name, ...Object.values(names), ...aliases].some((text) => plain(text ?? '').includes(wanted)),
  );
};
