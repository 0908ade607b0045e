const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
const styleAttribute = /\sstyle(?=\s*=)/gi;
const styleSheets = /<style\b[\s\S]*?<\/style>/gi;
/** What the editor's marks read; everything else (colours, sizes, spaces) is the other program's. */
const markStyles = /^(font-weight|font-style|text-decoration)/;

/**
 * Pasted HTML whose style attributes are set aside: the page's policy would switch them off and report each, wherever they
 * are parsed. Tidiness, not safety: what may stay is decided by the editor's schema.
 */
export const withStylesAside = (html: string): string =>
  html.replace(styleSheets, '').replace(tags, (tag) => tag.replace(styleAttribute, ' data-style'));

/** Gives elements back what makes them bold, italic or struck. Styles that a script sets are none of the policy's. */
export const restoreMarkStyles = (root: ParentNode): void => {
  for (const { style, dataset } of root.querySelectorAll<HTMLElement>('[data-style]')) {
    style.cssText = dataset.style ?? '';
    for (const name of [...style]) if (!markStyles.test(name)) style.removeProperty(name);
  }
};
