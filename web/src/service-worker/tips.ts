import type { listTips } from '#contracts/tips.ts';
import type { Asked } from './event.ts';
import { networkFirst } from './network-first.ts';

/** Named by its type, so that the worker carries no contract for one address. */
const path: (typeof listTips)['path'] = '/api/tips';
/** The app deletes it when nobody is logged in any more (`web/src/app/use-session-watch.ts`). */
const cacheName = 'members';

/** The id of the user whose token goes with the request. The server alone decides whether the token is valid. */
const ownerOf = (request: Request): string | undefined => {
  const payload = request.headers.get('authorization')?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
  try {
    const { sub } = JSON.parse(atob(payload ?? ''));
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
};

export const isTips = ({ request, url }: Asked): boolean =>
  url.origin === location.origin && url.pathname === path && ownerOf(request) !== undefined;

/** Each user's own, and only for a request that comes with that user's token. */
export const answerTips = ({ event, request, url }: Asked): Promise<Response> => {
  const key = new URL(url);
  key.searchParams.set('owner', ownerOf(request) ?? '');
  const reply = fetch(request);
  const keeping = async () => {
    const response = (await reply).clone();
    if (response.status === 200) await (await caches.open(cacheName)).put(key.href, response);
    // Whoever may not read them any more has no use for a copy.
    else if ([401, 403].includes(response.status)) await caches.delete(cacheName);
  };
  event.waitUntil(keeping().catch(() => undefined));
  return networkFirst(reply, () => caches.match(key.href, { cacheName }));
};
