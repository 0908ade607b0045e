import { restoreMarkStyles } from './mark-styles.ts';
import { listWordItems } from './word-lists.ts';

/**
 * Word's comments, Google Docs' empty lines (blocks have spacing of their own here), and the marker at the end that
 * Safari and Chrome add.
 */
const leftOut = [
  '[data-style*="mso-element:comment-list" i]',
  '.MsoCommentReference',
  '[id^="docs-internal-guid"] > br',
  '.Apple-interchange-newline',
].join();

/** Word's empty lines, which hold only its paragraph mark. */
const dropEmptyLines = (root: ParentNode): void => {
  for (const line of root.querySelectorAll('p:has(o\\:p)')) if (line.textContent.trim() === '') line.remove();
};

/** Word processors write an inner list as an item of its own, without words: it belongs to the item before it. */
const joinInnerLists = (root: ParentNode): void => {
  for (const item of root.querySelectorAll('li')) {
    const [inner, ...others] = item.children;
    const isList = inner?.localName === 'ul' || inner?.localName === 'ol';
    if (!isList || others.length > 0 || item.textContent.trim() !== inner.textContent.trim()) continue;
    const before = item.previousElementSibling;
    if (before?.localName === 'li') before.append(inner);
    else item.before(...inner.childNodes);
    item.remove();
  }
};

/** The highest heading that a text may have; the post's title is above it. */
const firstLevel = 2;
const lastLevel = 4;

/** Moves headings one level down if the text has titles of its own, so that their order is kept. */
const fitHeadings = (root: ParentNode): void => {
  const shift = root.querySelector('h1') ? firstLevel - 1 : 0;
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(Number(heading.localName.slice(1)) + shift, lastLevel);
    const fitting = heading.ownerDocument.createElement(`h${level}`);
    fitting.append(...heading.childNodes);
    heading.replaceWith(fitting);
  }
};

/**
 * Prepares pasted elements, which are not in any page yet, for the editor's schema: it applies what Google Docs and
 * Word mean by them.
 */
export const tidyPaste = (root: ParentNode): void => {
  for (const element of root.querySelectorAll(leftOut)) element.remove();
  dropEmptyLines(root);
  listWordItems(root);
  joinInnerLists(root);
  fitHeadings(root);
  restoreMarkStyles(root);
};
