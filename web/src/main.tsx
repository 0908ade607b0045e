import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Language } from '#contracts/text/language.ts';
import { lastThrown } from './app/errors/last-thrown.ts';
import { Hydrated } from './app/hydrated.tsx';
import { keepFields } from './app/keep-fields.ts';
import { NotFound } from './app/not-found.ts';
import { readPageData } from './app/page-data.ts';
import { Providers } from './app/providers.tsx';
import type { AppContext, RouteHandle } from './app/route-context.ts';
import { createRoutes } from './app/routes.tsx';
import { sessionCredentials } from './app/session-credentials.ts';
import { watchErrors } from './app/watch-errors.ts';
import { watchMissingCode } from './app/watch-missing-code.ts';
import { lazyBlogSource } from './features/blog/api/lazy-source.ts';
import { lazySource } from './features/catalog/api/lazy-source.ts';
import { setCredentials } from './shared/api/credentials.ts';
import { createQueryClient } from './shared/api/query-client.ts';
import { setAppTranslator } from './shared/i18n/app-text.ts';
import { createI18n } from './shared/i18n/i18n.ts';
import { loadTexts } from './shared/i18n/lazy-texts.ts';
import { fetchSite } from './shared/site/fetch-site.ts';
import { siteSource } from './shared/site/site-source.ts';
import stylesheet from './shared/theme/site.css?url';
import { isMissingCode, offerReload, reloadOnce } from './shared/ui/missing-code.ts';
import { wholePage } from './shared/whole-page.ts';

const { promise, resolve } = Promise.withResolvers<void>();
/** Settles when the app is hydrated; the starter waits for it. @public */
export const ready = promise;

/**
 * The code and texts of the first screen must be loaded before hydration, or a loading indicator would replace the
 * page.
 */
const resolveLazyRoutes = (routes: RouteObject[], { i18n }: AppContext, language: Language) => {
  const lazyRoutes = (matchRoutes(routes, location) ?? []).map(({ route }) => route).filter(({ lazy }) => lazy);
  return Promise.all(
    lazyRoutes.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
      const { texts = [] } = route.handle as RouteHandle;
      await loadTexts(i18n, language, texts);
    }),
  );
};

/**
 * The page carries only the styles that it shows. @throws an Error if the others fail to load: the page then stays as
 * it is.
 */
const loadStyles = () =>
  new Promise<void>((loaded, failed) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesheet;
    link.onload = () => loaded();
    link.onerror = () => failed(new Error('No stylesheet'));
    document.head.append(link);
  });

const run = async () => {
  watchErrors();
  await wholePage();
  const page = readPageData(document, location);
  const [i18n] = await Promise.all([createI18n(page.language), loadStyles()]);
  setAppTranslator(i18n);
  setCredentials(sessionCredentials);
  const context: AppContext = {
    queryClient: createQueryClient(),
    i18n,
    catalog: lazySource(),
    blog: lazyBlogSource(),
    site: siteSource(fetchSite, { [page.language]: page.site }),
  };
  for (const [key, data] of page.queries) context.queryClient.setQueryData(key, data);

  const routes = createRoutes(context);
  if (page.kind !== 'app') {
    await resolveLazyRoutes(routes, context, page.language).catch(async (error) => {
      // The page that came as HTML stays: it can be read, and its links lead on.
      if (isMissingCode(error) && !(await reloadOnce())) offerReload(i18n);
      throw error;
    });
  }
  const loaded = Object.fromEntries((matchRoutes(routes, location) ?? []).map(({ route }) => [route.id, null]));
  const router = createBrowserRouter(routes, {
    ...(page.kind === 'page' ? { hydrationData: { loaderData: loaded } } : {}),
    ...(page.kind === 'notFound'
      ? { hydrationData: { loaderData: { root: null }, errors: { content: new NotFound('No such page') } } }
      : {}),
  });
  watchMissingCode(router, i18n);
  const container = document.getElementById('root') ?? document.body;
  const restoreFields = keepFields(container);
  const app = (
    <StrictMode>
      <Providers context={context}>
        <RouterProvider
          router={router}
          onError={(...thrown) => {
            lastThrown.by = thrown;
          }}
        />
        <Hydrated
          router={router}
          wasNotFound={page.kind === 'notFound'}
          onReady={() => restoreFields().finally(resolve)}
        />
      </Providers>
    </StrictMode>
  );
  if (page.kind === 'app') createRoot(container).render(app);
  // Hydrates in slices, so that a slow phone can scroll meanwhile.
  else startTransition(() => void hydrateRoot(container, app, { onRecoverableError: console.error }));
};

await run();
