/** The styles that the editor's marks read; all others (colours, sizes, spaces) belong to the other program. */
const markStyles = /^(font-weight|font-style|text-decoration)/;

/**
 * Gives elements back the styles that make them bold, italic or struck. The policy allows styles that a script sets.
 */
export const restoreMarkStyles = (root: ParentNode): void => {
  for (const { style, dataset } of root.querySelectorAll<HTMLElement>('[data-style]')) {
    style.cssText = dataset.style ?? '';
    for (const name of [...style]) if (!markStyles.test(name)) style.removeProperty(name);
  }
};
