import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import type { Language } from '#contracts/text/language.ts';
import { useBlogSource } from '#web/features/blog/api/blog-context.tsx';
import { useCatalogSource } from '#web/features/catalog/api/catalog-context.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { siteOf, useSiteSource } from '#web/shared/site/site-context.ts';
import { type PageMeta, type RouteHandle, wholeTitle } from '../route-context.ts';

const setMeta = (name: string, content: string | undefined) => {
  const selector = `meta[name="${name}"]`;
  if (content === undefined) return document.head.querySelector(selector)?.remove();
  const element = document.head.querySelector(selector) ?? document.head.appendChild(document.createElement('meta'));
  element.setAttribute('name', name);
  element.setAttribute('content', content);
};

/** A text shown in a fallback language has its canonical address in that language. */
const canonicalAddress = (pathname: string, language: Language, meta: PageMeta | undefined) => {
  const own = meta?.article?.language ?? language;
  return `${location.origin}${meta?.versions?.[own] ?? pathname}?lang=${own}`;
};

/** The page that was drawn last, in any layout: the administrator area has its own. */
let drawn: string | undefined;

/**
 * Does what the browser does when a page is loaded, which an app has to do by itself: sets the head of the new page,
 * and moves the focus, so that a screen reader begins with the new content. The first page comes with its head, unless
 * it is the shell.
 */
export const useAfterNavigation = () => {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  const queryClient = useQueryClient();
  const catalog = useCatalogSource();
  const blog = useBlogSource();
  const source = useSiteSource();

  useEffect(() => {
    const site = siteOf(source.of(language), i18n.t);
    const previous = drawn;
    drawn = pathname;
    if (previous === undefined && document.documentElement.dataset.page !== 'shell') return;
    const handle = match?.handle as RouteHandle | undefined;
    const meta = handle?.meta({
      t: i18n.t,
      language,
      params: match?.params ?? {},
      search: new URLSearchParams(search),
      context: { queryClient, i18n, catalog, blog, site: source },
      site,
    });
    document.title = meta ? wholeTitle(meta, site.name) : site.name;
    setMeta('description', meta?.description);
    setMeta('robots', meta?.noindex ? 'noindex' : undefined);
    document.head
      .querySelector('link[rel="canonical"]')
      ?.setAttribute('href', canonicalAddress(pathname, language, meta));
    if (previous !== undefined && previous !== pathname)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, search, language, match, i18n, queryClient, catalog, blog, source]);
};
