import { type AttributeName, attributeNames, type KnownModel } from '#contracts/known-models.ts';

/** An attribute of models side by side. */
export interface ComparedRow {
  attribute: AttributeName;
  /** For each model its values; undefined where nobody says any. */
  cells: ({ values: readonly (string | number)[]; isSourced: boolean } | undefined)[];
}

export interface Compared {
  /** At least two are known to be different, or one alone is known. */
  different: ComparedRow[];
  alike: ComparedRow[];
  /** Nobody says it of any of them. */
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
  const isUnknown = ({ cells }: ComparedRow) => cells.every((cell) => cell === undefined);
  const isAlike = ({ cells }: ComparedRow) => new Set(cells.map((cell) => cell?.values.join())).size === 1;
  return {
    different: rows.filter((row) => !isAlike(row)),
    alike: rows.filter((row) => isAlike(row) && !isUnknown(row)),
    unknown: rows.filter(isUnknown).map(({ attribute }) => attribute),
  };
};
