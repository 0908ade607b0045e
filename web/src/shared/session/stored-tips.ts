/** The service worker's name for what it keeps for a logged-in user (`web/src/service-worker/tips.ts`). */
const cacheName = 'members';

/** Takes them off this device. A browser that has switched its storage off has none. */
export const removeTips = (): void => void globalThis.caches?.delete(cacheName).catch(() => undefined);
