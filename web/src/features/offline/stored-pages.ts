import type { i18n as I18n } from 'i18next';
import type { createBrowserRouter } from 'react-router';
import { currentLanguage } from '#web/shared/i18n/i18n.ts';
import { loadTexts } from '#web/shared/i18n/lazy-texts.ts';
import { network } from '#web/shared/network/network.ts';
import { adoptStyles } from '#web/shared/ui/adopt-styles.ts';
import styles from './offline.css?inline';
import { offlineTexts } from './texts.ts';
import type { WorkerMessage } from './worker-message.ts';

export type Router = ReturnType<typeof createBrowserRouter>;
type State = Router['state'];
type Place = Pick<URL, 'pathname' | 'search'>;

/** Says when the page was saved, above it. Returns the line. */
export const markDate = async (i18n: I18n, at: string): Promise<HTMLElement> => {
  adoptStyles(styles);
  const language = currentLanguage(i18n);
  await loadTexts(i18n, language, [offlineTexts]);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));
  const line = document.createElement('p');
  line.className = 'stored-mark';
  line.role = 'status';
  line.textContent = i18n.t('offline:stored', { date });
  document.body.prepend(line);
  return line;
};

/** Screens on which something may be under way that only the app can ask about. */
const isWorkedOn = ({ pathname }: Place): boolean => /^\/(admin|account)(\/|$)/.test(pathname);

/** The part of an address that makes it another page; a search or a filter does not. */
const pageOf = ({ pathname, search }: Place): string => {
  const query = new URLSearchParams(search);
  return [pathname, ...['lang', 'lng', 'category', 'page'].map((name) => query.get(name))].join('\n');
};

const gotNoAnswer = ({ errors }: State): boolean =>
  Object.values(errors ?? {}).some((error) => Object(error).status === 0);

/**
 * Follows the reader from the page that the browser has loaded to those that the app draws. With a connection the worker
 * keeps them too, as pages. Without one the browser opens them as pages: the app would ask for their data, which may be on
 * this device only as that page.
 */
export const followNavigation = ({ state: first, subscribe }: Router, mark: HTMLElement | undefined): void => {
  const loaded = pageOf(new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href));
  let shown = loaded;
  const arrive = (state: State) => {
    const page = pageOf(state.location);
    // Not again and again, where the page that was loaded is itself in want of an answer.
    if (gotNoAnswer(state) && page !== loaded && !isWorkedOn(state.location)) return location.reload();
    if (page === shown) return;
    shown = page;
    // The same text under its own address: a post has one for each language.
    if (state.historyAction !== 'REPLACE') mark?.remove();
    const message: WorkerMessage = { page: location.href, files: [] };
    navigator.serviceWorker.controller?.postMessage(message);
  };
  const follow = (state: State) => {
    const next = state.navigation.location;
    if (!next) return arrive(state);
    if (network.isOnline() || pageOf(next) === shown || isWorkedOn(state.location)) return;
    location.assign(`${next.pathname}${next.search}${next.hash}`);
  };
  subscribe(follow);
  follow(first);
};
