import { createHash } from 'node:crypto';
import { directionOf, type Language, languages } from '#contracts/language.ts';
import type { RenderedPage } from '#web/entry-server.tsx';

/** Addresses of the built files that a page refers to. */
export interface PageAssets {
  /** The whole stylesheet, inlined. */
  css: string;
  starter: string;
  /** What the starter fetches when it is time. */
  app: string;
  /** The two fonts that the first screen of each language is set in. */
  fonts: Record<Language, string[]>;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** The hash of nothing: styles that a script adds empty and fills rule by rule. */
const emptyStyle = sha256('');

const languageAddress = (origin: string, path: string, language: Language) => `${origin}${path}?lang=${language}`;

const alternates = (origin: string, path: string) =>
  [
    ...languages.map((language) => ({ language, href: languageAddress(origin, path, language) })),
    { language: 'x-default', href: `${origin}${path}` },
  ]
    .map(({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`)
    .join('');

const openGraph = (page: RenderedPage, address: string, origin: string, siteName: string) =>
  Object.entries({
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': page.meta.title,
    'og:description': page.meta.description,
    'og:url': address,
    'og:locale': page.data.language,
    'og:image': `${origin}/images/share/${page.data.language}.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
  })
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
    .join('');

/** Data for the app, in a script that is not run; `<` is written so that no text can end it. */
const dataScript = (data: unknown) =>
  `<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

export interface DocumentInput {
  page: RenderedPage;
  /** The public path; without one the page has no address of its own (not found, shell). */
  path?: string;
  origin: string;
  siteName: string;
  assets: PageAssets;
}

/** The whole HTML file of a page. The style policy comes first, before any style is read. */
export const renderDocument = ({ page, path, origin, siteName, assets }: DocumentInput): string => {
  const { language, kind } = page.data;
  const address = path && languageAddress(origin, path, language);
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${sha256(assets.css)} ${emptyStyle}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(page.meta.title)}</title>`,
    ...assets.fonts[language].map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style>${assets.css}</style>`,
    `<script type="module" async src="${assets.starter}"></script>`,
    `<meta name="description" content="${escapeHtml(page.meta.description)}">`,
    page.meta.noindex ? '<meta name="robots" content="noindex">' : '',
    '<meta name="theme-color" content="#fbf7f3" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#171114" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<meta name="twitter:card" content="summary_large_image">',
    path && address ? `<link rel="canonical" href="${escapeHtml(address)}">${alternates(origin, path)}` : '',
    address ? openGraph(page, address, origin, siteName) : '',
  ].join('');
  const shell = kind === 'app' ? ' data-page="shell"' : '';
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}" data-app="${assets.app}"${shell}><head>${head}</head><body><div id="root">${page.html}</div>${dataScript(page.data)}</body></html>`;
};
