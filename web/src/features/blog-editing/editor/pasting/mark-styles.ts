/** What the editor's marks read; everything else (colours, sizes, spaces) is the other program's. */
const markStyles = /^(font-weight|font-style|text-decoration)/;

/** Gives elements back what makes them bold, italic or struck. The policy allows styles that a script sets. */
export const restoreMarkStyles = (root: ParentNode): void => {
  for (const { style, dataset } of root.querySelectorAll<HTMLElement>('[data-style]')) {
    style.cssText = dataset.style ?? '';
    for (const name of [...style]) if (!markStyles.test(name)) style.removeProperty(name);
  }
};
