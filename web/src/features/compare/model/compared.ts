import { type AttributeName, attributeNames, type KnownModel } from '#contracts/catalog/known-models.ts';

/** An attribute of models side by side. */
export interface ComparedRow {
  attribute: AttributeName;
  /** The values of each model; undefined where no source states any. */
  cells: ({ values: readonly (string | number)[]; isSourced: boolean } | undefined)[];
}

export interface Compared {
  /** At least two are known, and they differ. */
  different: ComparedRow[];
  /** At least two are known, and those are alike. */
  alike: ComparedRow[];
  /** Known of one alone. */
  single: ComparedRow[];
  /** Not stated for any of them. */
  unknown: AttributeName[];
}

/** Sets models side by side: first where they differ. */
export const compareModels = (models: readonly KnownModel[]): Compared => {
  const rows = attributeNames.map(
    (attribute): ComparedRow => ({
      attribute,
      cells: models.map(({ attributes }) => {
        const fact = attributes[attribute];
        return fact && { values: fact.values, isSourced: fact.confidence === 'sourced' };
      }),
    }),
  );
  const known = ({ cells }: ComparedRow): string[] => cells.flatMap((cell) => cell?.values.join() ?? []);
  const several = rows.filter((row) => known(row).length > 1);
  const isAlike = (row: ComparedRow): boolean => new Set(known(row)).size === 1;
  return {
    different: several.filter((row) => !isAlike(row)),
    alike: several.filter(isAlike),
    single: rows.filter((row) => known(row).length === 1),
    unknown: rows.filter((row) => known(row).length === 0).map(({ attribute }) => attribute),
  };
};
