import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { brandListQuery, brandNamesQuery } from '#web/features/catalog/api/queries.ts';
import { loadLanguage } from '#web/shared/i18n/i18n.ts';
import { loadTexts } from '#web/shared/i18n/lazy-texts.ts';
import { paths } from '#web/shared/paths.ts';
import type { Access } from './access.ts';
import { adminRoutes } from './admin/admin-routes.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { RouteError } from './layouts/route-error.tsx';
import { Shell } from './layouts/shell.tsx';
import { NotFound } from './not-found.ts';
import { type AppContext, languageOf, type PageModule, type RouteHandle } from './route-context.ts';

/**
 * A route whose code is loaded when it is first visited. Loaders return `null`, because the data is in the query cache.
 * Without `access` the screen is public.
 */
const page = (
  context: AppContext,
  id: string,
  path: string,
  load: () => Promise<PageModule>,
  access?: Access,
): RouteObject => ({
  id,
  path,
  lazy: async () => {
    const module = await load();
    const { meta, texts = [] } = module;
    return {
      Component: module.Component,
      handle: { meta, texts } satisfies RouteHandle,
      loader: async ({ request, params }: LoaderFunctionArgs) => {
        if (access) await (await import('./access.ts')).requireAccess(access, request);
        const language = languageOf(request, context.i18n);
        const search = new URL(request.url).searchParams;
        await loadTexts(context.i18n, language, texts);
        await module.load?.({ context, language, params, search });
        return null;
      },
    };
  },
});

/** Whether two addresses are of the same page in the same language, and differ. */
const isSameButForQuery = (one: URL, other: URL): boolean =>
  one.pathname === other.pathname &&
  one.search !== other.search &&
  ['lang', 'lng'].every((name) => one.searchParams.get(name) === other.searchParams.get(name));

export const createRoutes = (context: AppContext): RouteObject[] => [
  {
    id: 'root',
    Component: PublicLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: Shell,
    loader: async ({ request }) => {
      const language = languageOf(request, context.i18n);
      // The footer names the brands; a page must not fail because they could not be loaded.
      const brands = context.queryClient.prefetchQuery(brandNamesQuery(context.catalog, language));
      await Promise.all([loadLanguage(context.i18n, language), brands, context.site.load(language)]);
      return null;
    },
    // The rest of a page's address besides the language is its own matter, and it may be offline.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && !isSameButForQuery(currentUrl, nextUrl),
    children: [
      {
        id: 'content',
        ErrorBoundary: RouteError,
        children: [
          page(context, 'home', paths.home, () => import('./public/home-page.tsx')),
          page(context, 'products', paths.products, () => import('./public/products-page.tsx')),
          page(context, 'find', paths.find, () => import('./public/find-page.tsx')),
          page(context, 'find-rules', paths.findRules, () => import('./public/find-rules-page.tsx')),
          page(context, 'compare', paths.compare, () => import('./public/compare-page.tsx')),
          page(context, 'brand', '/brand/:brandId', () => import('./public/brand-page.tsx')),
          page(context, 'blog', paths.blog, () => import('./public/blog-page.tsx')),
          page(context, 'post', '/blog/:slug', () => import('./public/post-page.tsx')),
          page(context, 'tips', paths.tips, () => import('./public/tips-page.tsx')),
          page(context, 'login', paths.login, () => import('./public/login-page.tsx')),
          page(context, 'signup', paths.signup, () => import('./public/signup-page.tsx')),
          page(
            context,
            'request-password-reset',
            paths.requestPasswordReset,
            () => import('./public/request-reset-page.tsx'),
          ),
          page(context, 'reset-password', paths.resetPassword, () => import('./public/reset-password-page.tsx')),
          page(
            context,
            'undo-email-change',
            paths.undoEmailChange,
            () => import('./public/undo-email-change-page.tsx'),
          ),
          page(context, 'newsletter', paths.newsletter, () => import('./public/newsletter-page.tsx')),
          page(
            context,
            'newsletter-confirm',
            paths.confirmNewsletter,
            () => import('./public/newsletter-confirm-page.tsx'),
          ),
          page(context, 'glossary', paths.glossary, () => import('./public/glossary-page.tsx')),
          page(context, 'accessibility', paths.accessibility, () => import('./public/accessibility-page.tsx')),
          page(context, 'privacy', paths.privacy, () => import('./public/privacy-page.tsx')),
          page(context, 'account', paths.account, () => import('./public/account-page.tsx'), 'user'),
          {
            id: 'not-found',
            path: '*',
            loader: async ({ request }) => {
              // The not-found page lists the brands.
              const language = languageOf(request, context.i18n);
              await context.queryClient.prefetchQuery(brandListQuery(context.catalog, language));
              throw new NotFound('No such page');
            },
          },
        ],
      },
    ],
  },
  adminRoutes(context),
];
