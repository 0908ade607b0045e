import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { PageAssets } from '#contracts/render/rendering.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { paths } from '#web/shared/paths.ts';
import { Logo } from '../app/layouts/logo.tsx';
import { networkTexts } from '../features/network/texts.ts';
import { offlineTexts } from '../features/offline/texts.ts';
import { createI18n } from '../shared/i18n/i18n.ts';
import { loadTexts } from '../shared/i18n/lazy-texts.ts';
import { renderDocument } from './document.ts';
import { StoredMark } from './stored-mark.tsx';

/** Where the reader may find something that was read before; the address bar keeps what was asked for. */
const ways = {
  navHome: paths.home,
  navProducts: paths.products,
  navBlog: paths.blog,
  glossary: paths.glossary,
} as const;

/** Files that these pages have beside the app's. */
export interface OfflineParts {
  /** The styles of the sign, and of the line above a kept page. */
  styles: string;
  /** The further text of the sign. */
  sign: string;
}

const renderOfflinePage = async (language: Language, assets: PageAssets, parts: OfflineParts): Promise<string> => {
  const i18n = await createI18n(language);
  await loadTexts(i18n, language, [offlineTexts, networkTexts]);
  const t = i18n.getFixedT(language, ['offline', 'common', 'network']);
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <header className="shell-bar" id="navigation">
        <a className="site-brand" href={paths.home}>
          <Logo />
          <span className="site-name">{t('common:siteName')}</span>
        </a>
      </header>
      <main className="wrap notice" id="main">
        {/* The service worker shows the second one in place of the first (`web/src/service-worker/offline-page.ts`). */}
        <section className="load-failure">
          <h1>{t('offline:pageTitle')}</h1>
          <p className="lead">{t('offline:pageText')}</p>
        </section>
        <section hidden className="load-failure">
          <h1>{t('offline:screenTitle')}</h1>
          <p className="lead">{t('offline:screenText')}</p>
        </section>
        <div className="actions">
          {/* biome-ignore lint/a11y/useValidAnchor: the same address again, whichever that is. */}
          <a className="button button-full" href="">
            {t('common:tryAgain')}
          </a>
        </div>
        <ul className="notice-points">
          {Object.entries(ways).map(([key, path]) => (
            <li key={key}>
              <a href={path}>{t(`common:${key as keyof typeof ways}`)}</a>
            </li>
          ))}
        </ul>
      </main>
      <link rel="stylesheet" href={parts.styles} />
      {/* `web/src/features/network/offline-indicator.ts` adds what the browser knows. */}
      <div
        className="network-indicator"
        data-waiting={t('network:waiting', { number: '#' })}
        data-wifi={t('network:connection.wifi')}
        data-cellular={t('network:connection.cellular')}
        data-ethernet={t('network:connection.ethernet')}
      >
        {t('network:offline')}
      </div>
      <StoredMark t={t} styles={parts.styles} />
    </I18nextProvider>,
  );
  const siteName = t('common:siteName');
  return renderDocument({
    origin: '',
    // Without the app: its code may be missing, and there is nothing for it to do.
    assets: { ...assets, app: parts.sign },
    siteName,
    page: {
      html,
      meta: { title: t('offline:title'), description: t('offline:pageText'), noindex: true },
      data: { language, kind: 'app', queries: [], site: {} },
    },
  });
};

/**
 * The page that stands in for one that cannot be had without a connection: it was never read on this device, or is a screen
 * of which nothing is kept. It belongs to the release, so it knows the names that the product brings and none of the settings.
 */
export const renderOfflinePages = async (assets: PageAssets, parts: OfflineParts): Promise<Record<Language, string>> =>
  Object.fromEntries(
    await Promise.all(languages.map(async (language) => [language, await renderOfflinePage(language, assets, parts)])),
  );
