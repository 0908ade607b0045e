import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { ShoeDefsSprite } from '#web/features/catalog/components/shoe-defs.tsx';
import { loadTexts } from '#web/shared/i18n/lazy-texts.ts';
import { paths } from '#web/shared/paths.ts';
import { RouteError } from '../layouts/route-error.tsx';
import { Shell } from '../layouts/shell.tsx';
import { NotFound } from '../not-found.ts';
import { type AppContext, languageOf, type PageModule, type RouteHandle } from '../route-context.ts';

/** The page for an unknown address draws shoes, whose gradients only the public frame has. */
const AreaError = () => (
  <>
    <ShoeDefsSprite />
    <RouteError />
  </>
);

/** A screen of the administrator area; the area's own loader has checked access. An empty path is the index. */
const section = (context: AppContext, path: string, load: () => Promise<PageModule>): RouteObject => ({
  ...(path ? { path } : { index: true }),
  lazy: async () => {
    const { Component, meta, texts = [] } = await load();
    return {
      Component,
      handle: { meta, texts } satisfies RouteHandle,
      loader: async ({ request }: LoaderFunctionArgs) => {
        await loadTexts(context.i18n, languageOf(request, context.i18n), texts);
        return null;
      },
    };
  },
});

/** The screens, by their path within the area. A table, because every page of the site carries it. */
const screens: Record<string, () => Promise<PageModule>> = {
  '': () => import('./overview-page.tsx'),
  users: () => import('./people/users-page.tsx'),
  sessions: () => import('./people/sessions-page.tsx'),
  brands: () => import('./catalog/brands-page.tsx'),
  'brands/new': () => import('./catalog/new-brand-page.tsx'),
  'brands/:id': () => import('./catalog/brand-editor-page.tsx'),
  products: () => import('./catalog/products-page.tsx'),
  'products/new': () => import('./catalog/new-product-page.tsx'),
  'products/:id': () => import('./catalog/product-editor-page.tsx'),
  analytics: () => import('./analytics-page.tsx'),
  audit: () => import('./people/audit-page.tsx'),
  errors: () => import('./errors-page.tsx'),
  email: () => import('./email/campaigns-page.tsx'),
  'email/:id': () => import('./email/campaign-page.tsx'),
  'email/pop3': () => import('./email/pop3-page.tsx'),
  templates: () => import('./email/templates-page.tsx'),
  'templates/new': () => import('./email/new-template-page.tsx'),
  'templates/:id': () => import('./email/template-editor-page.tsx'),
  readers: () => import('./email/readers-page.tsx'),
  ai: () => import('./ai-page.tsx'),
  cache: () => import('./cache-page.tsx'),
  api: () => import('./api-page.tsx'),
  settings: () => import('./settings-page.tsx'),
  'settings/pages': () => import('./settings-pages-page.tsx'),
  blog: () => import('./blog/blog-posts-page.tsx'),
  'blog/categories': () => import('./blog/blog-categories-page.tsx'),
  knowledge: () => import('./knowledge/passages-page.tsx'),
  'knowledge/new': () => import('./knowledge/new-passage-page.tsx'),
  'knowledge/:id': () => import('./knowledge/passage-editor-page.tsx'),
  'blog/:id': () => import('./blog/blog-editor-page.tsx'),
};

/** The administrator area: a frame of its own, whose code and texts no visitor fetches. */
export const adminRoutes = (context: AppContext): RouteObject => ({
  id: 'admin',
  path: paths.admin,
  ErrorBoundary: RouteError,
  HydrateFallback: Shell,
  lazy: async () => ({ Component: (await import('./frame/admin-layout.tsx')).AdminLayout }),
  loader: async ({ request }: LoaderFunctionArgs) => {
    const { requireAccess } = await import('../access.ts');
    await requireAccess('admin', request);
    const { prepareAdmin } = await import('./frame/prepare-admin.ts');
    const language = languageOf(request, context.i18n);
    await Promise.all([prepareAdmin(context.i18n, language), context.site.load(language)]);
    return null;
  },
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        ...Object.entries(screens).map(([path, load]) => section(context, path, load)),
        {
          path: '*',
          loader: () => {
            throw new NotFound('No such page');
          },
        },
      ],
    },
  ],
});
