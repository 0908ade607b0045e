/**
 * Adds the styles of a screen that was fetched on demand. The page's own stylesheet is inlined and stays small; a
 * constructed one needs no style element, which the page's policy would refuse. Nothing happens where pages are rendered.
 */
export const adoptStyles = (css: string): void => {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};
