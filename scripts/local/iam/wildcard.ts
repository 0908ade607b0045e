/** An IAM pattern: `*` is any run of characters, `?` any one. Policy variables are not simulated. */
export const wildcard = (pattern: string, flags = ''): RegExp => {
  if (pattern.includes('${')) throw new Error(`The local twin does not know IAM policy variables: ${pattern}`);
  const source = pattern
    .replace(/[.+^$()|[\]{}\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, `s${flags}`);
};
