import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { loadTexts } from '#web/shared/i18n/lazy-texts.ts';
import { paths } from '#web/shared/paths.ts';
import { RouteError } from '../layouts/route-error.tsx';
import { Shell } from '../layouts/shell.tsx';
import { NotFound } from '../not-found.ts';
import { type AppContext, languageOf, type RouteHandle } from '../route-context.ts';
import { type ScreenPath, screenPaths } from './screen-paths.ts';

/** A screen of the administrator area; the area's own loader has checked access. An empty path is the index. */
const section = (context: AppContext, path: ScreenPath): RouteObject => ({
  ...(path ? { path } : { index: true }),
  lazy: async () => {
    const { screens } = await import('./screens.ts');
    const { Component, meta, texts = [] } = await screens[path]();
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
    const language = languageOf(request, context.i18n);
    await Promise.all([prepareAdmin(context.i18n, language), context.site.load(language)]);
    return null;
  },
  children: [
    {
      ErrorBoundary: RouteError,
      children: [
        ...screenPaths.map((path) => section(context, path)),
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
