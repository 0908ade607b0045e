import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n, TFunction } from 'i18next';
import type { LoaderFunctionArgs } from 'react-router';
import type { Picture } from '#contracts/blog.ts';
import type { Language } from '#contracts/language.ts';
import type { BlogSource } from '#web/features/blog/model/blog-source.ts';
import type { CatalogSource } from '#web/features/catalog/model/catalog-source.ts';
import { languageFromQuery } from '#web/shared/i18n/detect.ts';
import { currentLanguage } from '#web/shared/i18n/i18n.ts';
import type { LazyTexts } from '#web/shared/i18n/lazy-texts.ts';

/** Where the site's content comes from: the API in the browser, the table or the seed where pages are rendered. */
export interface ContentSources {
  catalog: CatalogSource;
  blog: BlogSource;
}

/** What routes stand on; one for the browser's app, one per rendered page. */
export interface AppContext extends ContentSources {
  queryClient: QueryClient;
  i18n: I18n;
}

/** The head of a page. */
export interface PageMeta {
  title: string;
  description: string;
  noindex?: boolean;
  /** The picture comes before everything else, the fonts among it. */
  opensWithPicture?: boolean;
  /** Its path in each language in which it has a text of its own; all languages have the same path unless said. */
  versions?: { [language in Language]?: string | undefined };
  /** A text with an author and a date. `language` is the one that it is shown in. Times in ISO 8601. */
  article?: { language: Language; published: string; modified: string; picture?: Picture | undefined };
}

/** What a page's head may be written from; the last ones only where the page names them in `texts`. */
export const metaNamespaces = [
  'common',
  'pages',
  'home',
  'catalog',
  'blog',
  'auth',
  'account',
  'tips',
  'admin',
] as const;

export interface MetaArgs {
  t: TFunction<typeof metaNamespaces>;
  language: Language;
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  context: AppContext;
}

export interface LoadArgs {
  context: AppContext;
  language: Language;
  params: LoaderFunctionArgs['params'];
  search: URLSearchParams;
}

/** What a route module exports: the screen, its head, and what must be there before it is drawn. */
export interface PageModule {
  Component: () => React.ReactNode;
  meta: (args: MetaArgs) => PageMeta;
  /** Texts beyond those of every page. */
  texts?: readonly LazyTexts[];
  load?: (args: LoadArgs) => Promise<unknown>;
}

/** What the router keeps of a route module. */
export type RouteHandle = Pick<PageModule, 'meta' | 'texts'>;

/** A `?lang=` in the address is where the app is going; without one it stays as it is. */
export const languageOf = (request: Request, i18n: I18n): Language =>
  languageFromQuery(new URL(request.url).search) ?? currentLanguage(i18n);
