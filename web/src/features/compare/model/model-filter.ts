import { type AttributeName, type KnownModel, optionsOf } from '#contracts/catalog/known-models.ts';

/** By what decides fit. */
export const filterAttributes = [
  'toeShapes',
  'width',
  'boxTaper',
  'vampLength',
  'heel',
  'arch',
  'shank',
  'levels',
] as const satisfies readonly AttributeName[];
export type FilterAttribute = (typeof filterAttributes)[number];

/**
 * Which models are looked for, and which are side by side. The address holds all of it, the models after the `#`: those
 * of a finder's result would reveal facts about a foot.
 */
export interface Comparison {
  brand: string;
  values: { [Attribute in FilterAttribute]?: readonly string[] };
  /** Ids of models, in the order in which they were ticked. */
  chosen: readonly string[];
}

/** Of fewer there is nothing to compare. */
export const leastCompared = 2;
/** More do not fit on a screen. */
export const mostChosen = 3;

const listIn = (query: URLSearchParams, name: string): string[] => [
  ...new Set((query.get(name) ?? '').split('.').filter(Boolean)),
];

/** No visitor chooses longer lists. */
const mostRead = 20;

/** Reads an address; values that it does not understand count as absent. */
export const readComparison = (query: URLSearchParams, hash: string): Comparison => ({
  brand: query.get('brand') ?? '',
  values: Object.fromEntries(
    filterAttributes.flatMap((attribute) => {
      const asked = listIn(query, attribute);
      const known = optionsOf(attribute)
        .map(String)
        .filter((value) => asked.includes(value));
      return known.length > 0 ? [[attribute, known]] : [];
    }),
  ),
  chosen: listIn(new URLSearchParams(hash.replace(/^#/, '')), 'models').slice(0, mostRead),
});

/** Where models are side by side. */
export const comparedHash = (chosen: readonly string[]): string =>
  chosen.length > 0 ? `#models=${chosen.join('.')}` : '';

export const comparisonSearch = ({ brand, values }: Comparison): string => {
  const query = new URLSearchParams();
  if (brand) query.set('brand', brand);
  for (const attribute of filterAttributes) {
    const asked = values[attribute];
    if (asked && asked.length > 0) query.set(attribute, asked.join('.'));
  }
  return query.size > 0 ? `?${query}` : '';
};

const has = ({ attributes }: KnownModel, attribute: FilterAttribute, asked: readonly string[]): boolean | undefined =>
  attributes[attribute]?.values.some((value) => asked.includes(String(value)));

/** Whether a model has what is asked; undefined where nothing speaks against it, but one of the things is not stated. */
const fits = (model: KnownModel, { brand, values }: Pick<Comparison, 'brand' | 'values'>): boolean | undefined => {
  if (brand && model.brandId !== brand) return false;
  const answers = filterAttributes.flatMap((attribute) => {
    const asked = values[attribute];
    return asked && asked.length > 0 ? [has(model, attribute, asked)] : [];
  });
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
};

export interface Filtered {
  fitting: KnownModel[];
  /** An unknown attribute speaks neither for nor against a model, so it is shown apart and never left out. */
  unknown: KnownModel[];
}
export const filterModels = (models: readonly KnownModel[], comparison: Comparison): Filtered => ({
  fitting: models.filter((model) => fits(model, comparison) === true),
  unknown: models.filter((model) => fits(model, comparison) === undefined),
});

export interface FilterOption {
  value: string;
  /** How many models are known to fit with it instead of the attribute's other values. */
  count: number;
}

/** The values of an attribute that any model has. */
export const filterOptions = (
  models: readonly KnownModel[],
  attribute: FilterAttribute,
  { brand, values }: Comparison,
): FilterOption[] => {
  const { [attribute]: _, ...others } = values;
  return optionsOf(attribute)
    .map(String)
    .filter((value) => models.some((model) => has(model, attribute, [value])))
    .map((value) => {
      const asked = { brand, values: { ...others, [attribute]: [value] } };
      return { value, count: models.filter((model) => fits(model, asked) === true).length };
    });
};

/** With a model ticked, or no longer. */
export const toggled = (list: readonly string[], value: string): string[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
