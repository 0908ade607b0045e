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
    await prepareAdmin(context.i18n, languageOf(request, context.i18n));
    return null;
  },
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        section(context, '', () => import('./overview-page.tsx')),
        section(context, 'users', () => import('./people/users-page.tsx')),
        section(context, 'sessions', () => import('./people/sessions-page.tsx')),
        section(context, 'brands', () => import('./catalog/brands-page.tsx')),
        section(context, 'brands/new', () => import('./catalog/new-brand-page.tsx')),
        section(context, 'brands/:id', () => import('./catalog/brand-editor-page.tsx')),
        section(context, 'products', () => import('./catalog/products-page.tsx')),
        section(context, 'products/new', () => import('./catalog/new-product-page.tsx')),
        section(context, 'products/:id', () => import('./catalog/product-editor-page.tsx')),
        section(context, 'audit', () => import('./people/audit-page.tsx')),
        section(context, 'errors', () => import('./errors-page.tsx')),
        section(context, 'blog', () => import('./blog/blog-posts-page.tsx')),
        section(context, 'blog/categories', () => import('./blog/blog-categories-page.tsx')),
        section(context, 'blog/:id', () => import('./blog/blog-editor-page.tsx')),
        {
          path: '*',
          loader: () => {
            throw new NotFound('No such section');
          },
        },
      ],
    },
  ],
});
