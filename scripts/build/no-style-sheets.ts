/**
 * Stands for `postcss` in functions: `sanitize-html` loads it to read the styles of elements, of which a mail keeps none
 * (`parseStyleAttributes`). It is a tenth of the bundle.
 */
export const parse = (): never => {
  throw new Error('styles of elements are not read');
};
