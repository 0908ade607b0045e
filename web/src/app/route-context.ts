import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { LoaderFunctionArgs } from 'react-router';
import type { Picture } from '#contracts/blog/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import type { BlogSource } from '#web/features/blog/model/blog-source.ts';
import type { CatalogSource } from '#web/features/catalog/model/catalog-source.ts';
import type { ReadGlossary } from '#web/features/glossary/api/glossary-query.ts';
import { languageFromQuery } from '#web/shared/i18n/detect.ts';
import { currentLanguage } from '#web/shared/i18n/i18n.ts';
import type { LazyTexts } from '#web/shared/i18n/lazy-texts.ts';
import type { ReadPageText } from '#web/shared/page-text/page-text-query.ts';
import type { Site } from '#web/shared/site/site-context.ts';
import type { SiteSource } from '#web/shared/site/site-source.ts';

/** The source of the site's content: the API in the browser, the table or the seed where pages are rendered. */
export interface ContentSources {
  catalog: CatalogSource;
  blog: BlogSource;
  site: SiteSource;
  /** Left out in the browser, where the pages that have such a text fetch it. */
  pageText?: ReadPageText;
  /** The same. */
  glossary?: ReadGlossary;
}

/** The sources of routes; one for the browser's app, one for each rendered page. */
export interface AppContext extends ContentSources {
  queryClient: QueryClient;
  i18n: I18n;
}

/** The head of a page. */
export interface PageMeta {
  /** The site's name follows it. */
  title: string;
  /** It names the site already. */
  isWholeTitle?: boolean;
  description: string;
  noindex?: boolean;
  /** The picture is loaded before everything else, even before the fonts. */
  opensWithPicture?: boolean;
  /** Its path in each language in which it has a text of its own; all languages have the same path unless said. */
  versions?: { [language in Language]?: string | undefined };
  /** A text with an author and a date. `language` is the language in which it is shown. Times in ISO 8601. */
  article?: { language: Language; published: string; modified: string; picture?: Picture | undefined };
}

/** The title of the window, of search results and of previews. */
export const wholeTitle = ({ title, isWholeTitle }: PageMeta, siteName: string): string =>
  isWholeTitle ? title : `${title} · ${siteName}`;

export interface MetaArgs {
  /** Knows the texts of every page, and those that the page names in `texts`. */
  t: I18n['t'];
  language: Language;
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  context: AppContext;
  site: Site;
}

export interface LoadArgs {
  context: AppContext;
  language: Language;
  params: LoaderFunctionArgs['params'];
  search: URLSearchParams;
}

/** The exports of a route module: the screen, its head, and what must be loaded before it is drawn. */
export interface PageModule {
  Component: () => React.ReactNode;
  meta: (args: MetaArgs) => PageMeta;
  /** Texts beyond those of every page. */
  texts?: readonly LazyTexts[];
  load?: (args: LoadArgs) => Promise<unknown>;
}

/** The part of a route module that the router keeps. */
export type RouteHandle = Pick<PageModule, 'meta' | 'texts'>;

/** A `?lang=` in the address is the language to switch to; without it the language stays. */
export const languageOf = (request: Request, i18n: I18n): Language =>
  languageFromQuery(new URL(request.url).search) ?? currentLanguage(i18n);
