import type { PageService } from '#contracts/relay/visitor-choice.ts';
import type { BuiltSite } from '#contracts/render/rendering.ts';
import type { SiteSettings } from '#contracts/site/site-settings.ts';
import { directionOf, type Language, languages } from '#contracts/text/language.ts';
import { paths } from '#web/shared/paths.ts';
import { wholeTitle } from '../app/route-context.ts';
import { escapeXml as escapeHtml } from './escape-xml.ts';
import { favicon } from './favicon.ts';
import { pagePolicy } from './page-policy.ts';
import { pageStyles } from './page-styles.ts';
import type { RenderedPage } from './render-page.tsx';

/** Where a page is found, in each language that it has a text of its own in. */
type Versions = { [language in Language]?: string | undefined };

const inEveryLanguage = (path: string): Versions => Object.fromEntries(languages.map((language) => [language, path]));

const alternates = (origin: string, versions: Versions) => {
  const known = languages.flatMap((language) => {
    const path = versions[language];
    return path ? [{ language, path, href: `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}` }] : [];
  });
  const [first] = known;
  return [...known, ...(first ? [{ language: 'x-default', href: `${origin}${first.path}` }] : [])]
    .map(({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`)
    .join('');
};

/** As Open Graph names a language, always with a country. */
const localeOf: Record<Language, string> = { he: 'he_IL', en: 'en_US', ru: 'ru_RU', fr: 'fr_FR', es: 'es_ES' };

const openGraph = (page: RenderedPage, address: string, origin: string, siteName: string) => {
  const { description, article } = page.meta;
  const picture = article?.picture ?? { src: `/images/share/${page.data.language}.jpg`, width: 1200, height: 630 };
  return Object.entries({
    'og:type': article ? 'article' : 'website',
    'og:site_name': siteName,
    'og:title': wholeTitle(page.meta, siteName),
    'og:description': description,
    'og:url': address,
    'og:locale': localeOf[article?.language ?? page.data.language],
    'og:image': `${origin}${picture.src}`,
    'og:image:width': String(picture.width),
    'og:image:height': String(picture.height),
    ...(article && { 'article:published_time': article.published }),
    ...(article && article.modified !== article.published && { 'article:modified_time': article.modified }),
  })
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
    .join('');
};

/** Data for the app, in a script that is not executed; `<` is escaped so that no text can end it. */
const dataScript = (data: unknown) =>
  `<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const fontPreload = (href: string) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;

/** Read by the app (`app/statistics/`). A page without them loads none of its code. */
const serviceMarks = (services: readonly PageService[]): string => {
  const id = services.includes('analytics') ? import.meta.env.ANALYTICS_ID : '';
  const marks = { services: services.join(' '), 'analytics-id': id };
  return Object.entries(marks)
    .flatMap(([name, value]) => (value ? [` data-${name}="${escapeHtml(value)}"`] : []))
    .join('');
};

export const papers = { light: '#fbf7f3', dark: '#171114' };
/** The colours that a browser draws around the page. */
const themeColours = ({ theme }: SiteSettings): string[] =>
  theme
    ? [`<meta name="theme-color" content="${papers[theme]}">`]
    : Object.entries(papers).map(
        ([name, paper]) => `<meta name="theme-color" content="${paper}" media="(prefers-color-scheme: ${name})">`,
      );

/** The theme of visitors who have not chosen one, and the notice above the page; the starter knows who has, and who closed it. */
const siteMarks = ({ theme, notice }: SiteSettings): string =>
  (theme ? ` data-theme="${theme}"` : '') + (notice ? ` data-notice="${notice.id}"` : '');

export interface DocumentInput extends BuiltSite {
  page: RenderedPage;
  /** The public path, with its query if the page has one; without a path it has no address (not found, shell). */
  path?: string;
  siteName: string;
}

/** The whole HTML file of a page. The style policy comes first, before any style is read. */
export const renderDocument = ({ page, path, origin, siteName, assets, services = [] }: DocumentInput): string => {
  const { language, kind } = page.data;
  const { opensWithPicture = false } = page.meta;
  const styles = pageStyles(assets.styles, page.html, language);
  // A text shown in a fallback language has its canonical address in that language.
  const own = page.meta.article?.language ?? language;
  const versions = page.meta.versions ?? (path ? inEveryLanguage(path) : {});
  const ownPath = path && (versions[own] ?? path);
  const address = ownPath && `${origin}${ownPath}${ownPath.includes('?') ? '&' : '?'}lang=${own}`;
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${pagePolicy({ styles, starter: assets.starter, services, site: page.data.site })}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(wholeTitle(page.meta, siteName))}</title>`,
    // Nothing is painted before the header is complete, or its controls would move as they arrive.
    kind === 'app' ? '' : '<link rel="expect" href="#navigation" blocking="render">',
    // An empty page of the app has no text yet that could be read in another face.
    ...(kind === 'app' ? assets.fonts[language].map(fontPreload) : []),
    `<style>${styles}</style>`,
    `<script>${assets.starter}</script>`,
    `<meta name="description" content="${escapeHtml(page.meta.description)}">`,
    page.meta.noindex ? '<meta name="robots" content="noindex">' : '',
    ...themeColours(page.data.site),
    `<link rel="icon" href='${favicon}' type="image/svg+xml">`,
    // Phones of Apple read no icons from a manifest, which the app names (`app/name-manifest.ts`).
    kind === 'app' ? '' : '<link rel="apple-touch-icon" href="/images/icons/180.png">',
    '<meta name="twitter:card" content="summary_large_image">',
    address ? `<link rel="canonical" href="${escapeHtml(address)}">${alternates(origin, versions)}` : '',
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(siteName)}" href="${paths.feed(language)}">`,
    address ? openGraph(page, address, origin, siteName) : '',
  ].join('');
  const state = kind === 'app' ? 'data-page="shell"' : `data-faces="${opensWithPicture ? 'img' : 'main'}"`;
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}" data-app="${assets.app}" ${state}${serviceMarks(services)}${siteMarks(page.data.site)}><head>${head}</head><body><div id="root">${page.html}</div>${dataScript(page.data)}</body></html>`;
};
