import type { ModelOverview } from '#contracts/catalog/known-models-editing.ts';

interface Brand {
  id: string;
  name: string;
  /** Whether the site has it; of one that it does not have yet, only the id is known, which serves as its name. */
  isHere: boolean;
}

/** The brands that models can be of: the site's in their order, then others that models name, by id. */
export const brandsOfModels = (
  brands: readonly { id: string; name: string }[],
  models: readonly ModelOverview[],
): Brand[] => {
  const nameOf = (id: string) =>
    id.replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase()).replaceAll('-', ' ');
  const here = new Set(brands.map(({ id }) => id));
  const others = [...new Set(models.map(({ brandId }) => brandId))].filter((id) => !here.has(id)).sort();
  return [
    ...brands.map(({ id, name }) => ({ id, name, isHere: true })),
    ...others.map((id) => ({ id, name: nameOf(id), isHere: false })),
  ];
};
