const glob = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.+^$(){}|\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')
      .replaceAll('[!', '[^')}$`,
    's',
  );

/** Which files `aws s3 sync` takes: all, less the excluded, plus the included again. `*` also matches slashes. */
export const createFilter = (exclude: string[], include: string[]) => {
  const excluded = exclude.map(glob);
  const included = include.map(glob);
  return (file: string): boolean =>
    !excluded.some((pattern) => pattern.test(file)) || included.some((pattern) => pattern.test(file));
};
