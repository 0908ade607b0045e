import type { createBrowserRouter } from 'react-router';
import { network } from '#web/shared/network/network.ts';
import { askToKeep, askWorker } from './ask-worker.ts';

export type Router = ReturnType<typeof createBrowserRouter>;
type State = Router['state'];
type Place = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** As long as the worker waits for a page of which there is a copy. */
const patienceMs = 3_000;

/** Screens on which something may be under way that only the app can ask about. */
const isWorkedOn = ({ pathname }: Pick<Place, 'pathname'>): boolean => /^\/(admin|account)(\/|$)/.test(pathname);

/** The part of an address that makes it another page; a search or a filter does not. */
const pageOf = ({ pathname, search }: Pick<Place, 'pathname' | 'search'>): string => {
  const query = new URLSearchParams(search);
  return [pathname, ...['lang', 'lng', 'category', 'page'].map((name) => query.get(name))].join('\n');
};

/** The statuses of what the app could not get; 0 for no answer at all. */
const failuresOf = ({ errors }: State): unknown[] => Object.values(errors ?? {}).map((error) => Object(error).status);

/** Calls back if the worker has the page, which it then shows at once. */
const findCopy = ({ pathname, search }: Place, act: () => void): void =>
  askWorker(navigator.serviceWorker.controller, { late: `${location.origin}${pathname}${search}` }, act);

/** By the browser, which asks the worker. Going back, the address is there already. */
const open = ({ pathname, search, hash }: Place): void => {
  const address = `${pathname}${search}${hash}`;
  if (address === `${location.pathname}${location.search}${location.hash}`) location.reload();
  else location.assign(address);
};

/**
 * Follows the reader from the page that the browser has loaded to those that the app draws. With a connection the worker
 * keeps them too, as pages. Without one the browser opens them as pages: the app would ask for their data, which may be on
 * this device only as that page. It does the same for a page that is here and that the site keeps the reader waiting for.
 */
export const followNavigation = ({ state: first, subscribe }: Router, mark: Element | null): void => {
  const loaded = pageOf(new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href));
  let shown = loaded;
  let awaited: State['navigation']['location'];
  const arrive = (state: State) => {
    const page = pageOf(state.location);
    // Not again and again, where the page that was loaded is itself in want of an answer.
    const failures = page === loaded || isWorkedOn(state.location) ? [] : failuresOf(state);
    if (failures.includes(0)) return location.reload();
    if (failures.some((status) => Number(status) >= 500)) findCopy(state.location, () => location.reload());
    if (page === shown) return;
    shown = page;
    // The same text under its own address: a post has one for each language.
    if (state.historyAction !== 'REPLACE') mark?.remove();
    askToKeep(location.href);
  };
  const waitFor = (next: Place) => {
    const isAwaited = () => awaited === next;
    setTimeout(() => {
      if (isAwaited()) findCopy(next, () => isAwaited() && open(next));
    }, patienceMs);
  };
  const follow = (state: State) => {
    const next = state.navigation.location;
    const isWaiting = next !== undefined && next === awaited;
    awaited = next;
    if (!next) return arrive(state);
    if (isWaiting || pageOf(next) === shown || isWorkedOn(state.location)) return;
    if (network.isOnline()) waitFor(next);
    else open(next);
  };
  subscribe(follow);
  follow(first);
};
