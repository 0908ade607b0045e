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
  lazy: async () => ({ Component: (await import('./admin-layout.tsx')).AdminLayout }),
  loader: async ({ request }: LoaderFunctionArgs) => {
    const { requireAccess } = await import('../access.ts');
    await requireAccess('admin', request);
    const { prepareAdmin } = await import('./prepare-admin.ts');
    await prepareAdmin(context.i18n, languageOf(request, context.i18n));
    return null;
  },
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        section(context, '', () => import('./overview-page.tsx')),
        section(context, 'users', () => import('./users-page.tsx')),
        section(context, 'sessions', () => import('./sessions-page.tsx')),
        section(context, 'brands', () => import('./brands-page.tsx')),
        section(context, 'brands/new', () => import('./new-brand-page.tsx')),
        section(context, 'brands/:id', () => import('./brand-editor-page.tsx')),
        section(context, 'products', () => import('./products-page.tsx')),
        section(context, 'products/new', () => import('./new-product-page.tsx')),
        section(context, 'products/:id', () => import('./product-editor-page.tsx')),
        section(context, 'audit', () => import('./audit-page.tsx')),
        section(context, 'blog', () => import('./blog-posts-page.tsx')),
        section(context, 'blog/categories', () => import('./blog-categories-page.tsx')),
        section(context, 'blog/:id', () => import('./blog-editor-page.tsx')),
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
