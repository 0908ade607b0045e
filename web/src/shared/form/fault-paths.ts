/** The paths of all fields of a form that something is wrong with, however deep they lie: `tagline.he`. */
export const faultPaths = (errors: object, prefix = ''): string[] =>
  Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error !== 'object' || error === null) return [];
    if ('message' in error && typeof error.message === 'string') return [prefix + name];
    return faultPaths(error, `${prefix}${name}.`);
  });
