import type { listTips } from '#contracts/tips/endpoints.ts';
import type { Asked } from './event.ts';
import { networkFirst } from './network-first.ts';

/** Named by its type, so that the worker carries no contract for one address. */
const path: (typeof listTips)['path'] = '/api/tips';
/** The app deletes it when a session ends (`web/src/shared/session/session.ts`). */
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
  // Opened before the request: a log-out meanwhile deletes this one, and what is put into it afterwards is gone with it.
  const opened = caches.open(cacheName);
  const reply = fetch(request);
  const keeping = async () => {
    const [cache, response] = await Promise.all([opened, reply.then((each) => each.clone())]);
    if (response.status === 200) await cache.put(key.href, response);
    // A user who may no longer read them has no use for a copy.
    else if ([401, 403].includes(response.status)) await caches.delete(cacheName);
  };
  event.waitUntil(keeping().catch(() => undefined));
  return networkFirst(reply, () => caches.match(key.href, { cacheName }));
};
