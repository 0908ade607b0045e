import { choiceCookie } from '#contracts/relay/visitor-choice.ts';

/** A visitor's choice on statistics, on the page on privacy. */
export type Choice = 'yes' | 'no';

/** A browser's signal for its owner, on every site: Global Privacy Control, or the older Do Not Track. */
export type Signal = 'gpc' | 'dnt';

interface Browser {
  navigator: Partial<Record<'globalPrivacyControl' | 'doNotTrack' | 'msDoNotTrack', unknown>>;
  doNotTrack?: unknown;
}

export const signalOf = ({ navigator, doNotTrack }: Browser): Signal | undefined => {
  if (navigator.globalPrivacyControl === true) return 'gpc';
  const said = [navigator.doNotTrack, doNotTrack, navigator.msDoNotTrack];
  return said.some((value) => value === '1' || value === 'yes') ? 'dnt' : undefined;
};

/** Whether the services may run. A signal of the browser counts more than anything that was said here. */
export const mayRun = (said: { signal: Signal | undefined; choice: Choice | undefined; isDenied: boolean }): boolean =>
  said.signal === undefined && (said.choice ?? (said.isDenied ? 'no' : 'yes')) === 'yes';

const yearSeconds = 31_536_000;
const lines = () => document.cookie.split('; ');
/** For browsers that keep no cookie: until the page is left. */
let said: Choice | undefined;
const listeners = new Set<() => void>();
let tabs: BroadcastChannel | undefined;

const tell = () => {
  for (const listener of listeners) listener();
};
/** Opened once there is a listener: a page is drawn by a program that would otherwise never end. */
const openTabs = () => {
  if (tabs) return;
  tabs = new BroadcastChannel(choiceCookie);
  tabs.addEventListener('message', ({ data }) => {
    if (data === 'yes' || data === 'no') said = data;
    tell();
  });
};

/** A cookie, so that the relay knows it too and hands nothing on that a script sends all the same. */
export const readChoice = (): Choice | undefined => {
  const kept = lines()
    .find((line) => line.startsWith(`${choiceCookie}=`))
    ?.slice(choiceCookie.length + 1);
  return kept === 'yes' || kept === 'no' ? kept : said;
};

/** It counts at once, in every tab. */
export const saveChoice = (choice: Choice): void => {
  said = choice;
  // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous Cookie Store is not in every browser we serve.
  document.cookie = `${choiceCookie}=${choice}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax; Secure`;
  tabs?.postMessage(choice);
  tell();
};

export const onChoice = (listener: () => void): (() => void) => {
  openTabs();
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
