import type { checkHealth } from '#contracts/site/endpoints.ts';
import { connection } from '../api/connection.ts';

/** Named by its type, so that no page downloads the contract for one address. */
const healthPath: (typeof checkHealth)['path'] = '/api/health';
const probeEveryMs = 30_000;
const timeoutMs = 30_000;
/** Before a connection counts as lost: one that changes from one network to another breaks for a moment. */
const secondLookMs = 1_000;

let isOnline = true;
const listeners = new Set<() => void>();

/** Whether the site can be reached, as far as this tab knows. */
export const network = {
  isOnline: (): boolean => isOnline,
  /** Calls back when it has changed; returns how to stop. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

const found = (now: boolean) => {
  if (now === isOnline) return;
  isOnline = now;
  for (const listener of [...listeners]) listener();
};

/** Any answer will do, also that the service is not well. No token goes along: a probe is no use of a session. */
const answers = (): Promise<boolean> =>
  fetch(healthPath, {
    method: 'HEAD',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    () => true,
    () => false,
  );

const pause = () => new Promise((resume) => setTimeout(resume, secondLookMs));

/**
 * Checks every 30 s whether the site responds, only while the page is seen; at once when the browser reports that a
 * network came, when a call got no reply, and when a page is seen again. A page that stands in for one that could not
 * be had begins without a connection, regardless of what the browser says. Returns how to stop.
 */
export const watchNetwork = (isOnlineAtFirst = navigator.onLine): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lookedAt = Date.now();
  let isLooking = false;
  let isAskedAgain = false;
  const isSeen = () => document.visibilityState === 'visible';
  const lookIn = (ms: number) => {
    clearTimeout(timer);
    timer = isSeen() ? setTimeout(look, ms) : undefined;
  };
  const look = async () => {
    if (isLooking || !isSeen()) return;
    isLooking = true;
    // A browser says that a network came a moment before it carries anything.
    const hasSecondLook = isOnline || isAskedAgain;
    isAskedAgain = false;
    clearTimeout(timer);
    const reached =
      navigator.onLine &&
      ((await answers()) || (hasSecondLook && (await pause().then(() => navigator.onLine && answers()))));
    isLooking = false;
    lookedAt = Date.now();
    // The browser may have lost its network meanwhile.
    found(reached && navigator.onLine);
    lookIn(isAskedAgain ? 0 : probeEveryMs);
  };
  // A look that is under way may have begun before the network came.
  const regain = () => {
    isAskedAgain = true;
    void look();
  };
  const lose = () => found(false);
  const seen = () => (isOnline ? lookIn(Math.max(0, probeEveryMs - Math.abs(Date.now() - lookedAt))) : void look());
  connection.doubted = () => void look();
  addEventListener('offline', lose);
  addEventListener('online', regain);
  document.addEventListener('visibilitychange', seen);
  found(isOnlineAtFirst);
  lookIn(probeEveryMs);
  return () => {
    clearTimeout(timer);
    delete connection.doubted;
    removeEventListener('offline', lose);
    removeEventListener('online', regain);
    document.removeEventListener('visibilitychange', seen);
  };
};
