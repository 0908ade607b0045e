import { analyticsScript } from '#contracts/relay/visitor-choice.ts';
import { countedAddress } from './counted-address.ts';
import { addScript } from './trusted-script.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export interface AnalyticsOptions {
  measurementId: string;
  /** The consent that holds until the visitor says something; where it is `denied`, the visitor has agreed when this is called. */
  storage: 'granted' | 'denied';
}

/** Google's tag reads `arguments` objects, and takes arrays for something else. */
function gtag(..._values: unknown[]) {
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer?.push(arguments);
}

const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };

const isOfVisitors = () => !location.pathname.startsWith('/admin');

/** Google would count a page by its address alone, with what was searched for and with the codes of mailed links. */
const countPages = (): (() => void) => {
  let counted = '';
  const count = () => {
    const page_location = countedAddress(location.href);
    if (page_location === counted || !isOfVisitors()) return;
    counted = page_location;
    gtag('set', { page_location, page_title: document.title });
    gtag('event', 'page_view', { page_location, page_title: document.title });
  };
  count();
  // The app sets the title of each page that it shows.
  const titles = new MutationObserver(count);
  titles.observe(document.head, { subtree: true, childList: true, characterData: true });
  return () => titles.disconnect();
};

/** Google's cookies, which may belong to the site or to a domain above it. */
const forgetCookies = () => {
  const names = document.cookie
    .split('; ')
    .map((line) => line.split('=')[0] ?? '')
    .filter((name) => /^_ga(_|$)/.test(name));
  const labels = location.hostname.split('.');
  const domains = labels.map((_, first) => `; Domain=${labels.slice(first).join('.')}`);
  for (const name of names) {
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous Cookie Store is not in every browser we serve.
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
};

let isLoaded = false;

/** Loads Google Analytics and counts pages until what it returns is called. */
export const startAnalytics = ({ measurementId, storage }: AnalyticsOptions): (() => void) => {
  const disabled = `ga-disable-${measurementId}`;
  Reflect.set(window, disabled, false);
  const granted = () => gtag('consent', 'update', { analytics_storage: 'granted' });
  if (isLoaded) granted();
  else {
    isLoaded = true;
    window.dataLayer ??= [];
    gtag('consent', 'default', { analytics_storage: storage, ...denied });
    if (storage === 'denied') granted();
    gtag('js', new Date());
    gtag('config', measurementId, {
      send_page_view: false,
      page_location: countedAddress(location.href),
      page_referrer: countedAddress(document.referrer),
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
    addScript(`${analyticsScript}?id=${measurementId}`);
  }
  const stopCounting = countPages();
  return () => {
    stopCounting();
    gtag('consent', 'update', { analytics_storage: 'denied' });
    Reflect.set(window, disabled, true);
    forgetCookies();
  };
};
