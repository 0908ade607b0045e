import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { Language } from '#contracts/text/language.ts';
import { drawing } from '../app/layouts/newsletter-slot.tsx';
import { notFoundMeta } from '../app/layouts/not-found-screen.tsx';
import { Shell } from '../app/layouts/shell.tsx';
import { NotFound } from '../app/not-found.ts';
import type { PageData } from '../app/page-data.ts';
import { Providers } from '../app/providers.tsx';
import type { AppContext, ContentSources, MetaArgs, PageMeta } from '../app/route-context.ts';
import { createRoutes } from '../app/routes.tsx';
import { newsletterTexts } from '../features/newsletter/texts.ts';
import { createQueryClient } from '../shared/api/query-client.ts';
import { formTexts } from '../shared/form/texts.ts';
import { createI18n } from '../shared/i18n/i18n.ts';
import { loadTexts } from '../shared/i18n/lazy-texts.ts';
import { SiteProvider, siteOf } from '../shared/site/site-context.ts';
import type { SiteSource } from '../shared/site/site-source.ts';

export interface RenderedPage {
  html: string;
  meta: PageMeta;
  data: PageData;
}

/** Renders one address in one language, exactly as the browser's app will draw it when it hydrates. */
export const renderPage = async (path: string, language: Language, sources: ContentSources): Promise<RenderedPage> => {
  const i18n = await createI18n(language);
  const { newsletterTree } = await import('../features/newsletter/mount-newsletter.tsx');
  drawing.draw = (i18n, queryClient) =>
    renderToString(newsletterTree({ i18n, queryClient }), { identifierPrefix: 'newsletter' });
  await loadTexts(i18n, language, [newsletterTexts, formTexts]);
  const context: AppContext = { queryClient: createQueryClient(), i18n, ...sources };
  const { query, dataRoutes } = createStaticHandler(createRoutes(context));
  const request = new Request(new URL(path, 'http://site.invalid'));
  const result = await query(request);
  if (result instanceof Response) throw new Error(`${path} answers ${result.status} instead of a page`);
  const [error] = Object.values(result.errors ?? {});
  if (error && !(error instanceof NotFound)) throw error;

  const html = renderToString(
    <Providers context={context}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, result)} context={result} hydrate={false} />
    </Providers>,
  );
  const { route, params = {} } = result.matches.at(-1) ?? {};
  const search = new URL(request.url).searchParams;
  const settings = sources.site.of(language);
  const site = siteOf(settings, i18n.t);
  const metaArgs: MetaArgs = { t: i18n.t, language, params, search, context, site };
  const meta = error ? notFoundMeta(metaArgs) : route?.handle.meta(metaArgs);
  const known = context.queryClient.getQueryCache().getAll();
  // A query that a screen makes only later has no data yet, and is left out.
  const queries = known
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }): [unknown[], unknown] => [[...queryKey], state.data]);
  // The cache's timers would keep the program running for half an hour.
  context.queryClient.clear();
  return { html, meta, data: { language, kind: error ? 'notFound' : 'page', queries, site: settings } };
};

/**
 * The page of screens that only the app draws: the site's name and the loading indicator until it runs. The starter
 * shows the error in their place if the app's code cannot be fetched.
 */
export const renderShell = async (language: Language, site: SiteSource): Promise<RenderedPage> => {
  const i18n = await createI18n(language);
  await site.load(language);
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <SiteProvider value={site}>
        <Shell />
      </SiteProvider>
      <div id="app-missing" className="wrap notice" role="alert" hidden>
        <h1>{i18n.t('errorTitle')}</h1>
        <p className="lead">{i18n.t('errorText')}</p>
        <div className="actions">
          <button type="button" className="button button-full">
            {i18n.t('refreshPage')}
          </button>
        </div>
      </div>
    </I18nextProvider>,
  );
  const settings = site.of(language);
  const { name, slogan } = siteOf(settings, i18n.t);
  return {
    html,
    meta: { title: name, isWholeTitle: true, description: slogan, noindex: true },
    data: { language, kind: 'app', queries: [], site: settings },
  };
};
