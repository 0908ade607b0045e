/**
 * A mail that we wrote ourselves, made ready for a frame under the page's policy, which allows no styles in a document:
 * they wait in other attributes until `applyStyles` sets them. Typed text is escaped, so each ` style="` is an attribute.
 */
export interface FrameDocument {
  html: string;
  css: string;
}

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** For browsers that no preview needs. */
const comment = /<!--[\s\S]*?-->/g;

const frameDocument = (html: string, rulesOf: (css: string) => string, link: string): FrameDocument => {
  const visible = html.replaceAll(comment, '');
  const css = [...visible.matchAll(styleElement)].map(([, rules = '']) => rules).join('\n');
  return {
    html: visible
      .replaceAll(styleElement, '')
      .replaceAll(' style="', ' data-style="')
      .replaceAll(' href="', link)
      .replaceAll(/ src="https?:\/\/[^/"]+\/images\//g, ' src="/images/'),
    css: rulesOf(css),
  };
};

/** Links say where they lead and lead nowhere; pictures come from the site that shows the preview. */
export const previewDocument = (html: string, scheme: 'light' | 'dark'): FrameDocument =>
  // The reader's own device asks for one of the two; here a button does.
  frameDocument(
    html,
    (css) => css.replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all'),
    ' title="',
  );

/** As its readers see it: links open pages of their own. Always light, as the site itself may be either. */
export const openDocument = (html: string): FrameDocument =>
  frameDocument(
    html,
    (css) => css.replaceAll('(prefers-color-scheme:dark)', 'not all'),
    ' target="_blank" rel="noopener noreferrer" href="',
  );

/** Sets the styles of a document that has been loaded into a frame. Nothing in it can run. */
export const applyStyles = (frame: HTMLIFrameElement, css: string): void => {
  const { contentDocument: document, contentWindow } = frame;
  if (!document || !contentWindow) return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
  const sheet = new (contentWindow as unknown as typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
};
