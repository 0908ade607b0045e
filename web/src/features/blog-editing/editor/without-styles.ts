/**
 * Pasted HTML without its style attributes: the page's policy switches them off and reports each. With them goes what says
 * that Google Docs' `<b>` around the whole text is not bold, so that `<b>` goes too. Tidiness, not safety: what may stay is
 * decided by the editor's schema.
 */
export const withoutStyles = (html: string): string =>
  html.replace(/<b\b[^>]*\bid="docs-internal-guid[^>]*>/gi, '').replace(/\sstyle\s*=\s*("[^"]*"|'[^']*')/gi, '');
