/** A field that two versions of a form hold differently. */
export interface Difference {
  /** As react-hook-form names it: `tagline.he`. */
  path: string;
  mine: unknown;
  theirs: unknown;
  /** The side that has changed a field since the common version. */
  changedBy: Side | 'both';
}
export type Side = 'mine' | 'theirs';

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce((value, part) => (isGroup(value) ? value[part] : undefined), values);

/** Every field; a list counts as one, because its entries have no names of their own. */
const pathsOf = (values: object, prefix = ''): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    isGroup(value) ? pathsOf(value, `${prefix}${name}.`) : [`${prefix}${name}`],
  );

/** Where mine and theirs are not the same, in the order of the form. */
export const differences = <Values extends object>(base: Values, mine: Values, theirs: Values): Difference[] =>
  pathsOf(theirs)
    .map((path) => ({ path, base: valueAt(base, path), mine: valueAt(mine, path), theirs: valueAt(theirs, path) }))
    .filter((field) => !isSame(field.mine, field.theirs))
    .map(({ path, ...field }) => ({
      path,
      mine: field.mine,
      theirs: field.theirs,
      changedBy: isSame(field.mine, field.base) ? 'theirs' : isSame(field.theirs, field.base) ? 'mine' : 'both',
    }));

/** Fields that both sides have changed, to different values. */
export const isContested = ({ changedBy }: Difference): boolean => changedBy === 'both';

const withValue = (values: unknown, [name, ...rest]: string[], value: unknown): unknown => {
  if (name === undefined) return value;
  const group = isGroup(values) ? values : {};
  return { ...group, [name]: withValue(group[name], rest, value) };
};

/**
 * Their version, with my value in each field where mine was chosen, or where there was no choice and they left the
 * field as it was.
 */
export const merged = <Values extends object>(
  theirs: Values,
  chosen: readonly (Difference & { side?: Side | undefined })[],
): Values =>
  chosen
    .filter(({ side, changedBy }) => (side ?? changedBy) !== 'theirs')
    .reduce<unknown>((values, { path, mine }) => withValue(values, path.split('.'), mine), theirs) as Values;
