/** How long a reader waits for the network where there is something to show meanwhile. */
const waitMs = 3_000;

/**
 * The reply of the network; what is kept where none comes within three seconds, none at all, or the server fails. Without
 * anything kept, the network is waited for. @throws what the request threw, where nothing is kept.
 */
export const networkFirst = async (
  reply: Promise<Response>,
  findKept: () => Promise<Response | undefined>,
  ms = waitMs,
): Promise<Response> => {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, ms));
  const first = await Promise.race([reply, late]).catch(() => undefined);
  if (first && first.status < 500) return first;
  // A browser that cannot open its caches has the reply all the same.
  return (await findKept().catch(() => undefined)) ?? reply;
};

/** The site has it no more, so no copy of it may be shown either. */
export const isGone = ({ status }: Response): boolean => status === 404 || status === 410;

/** A reply that says `no-store` is never kept, nor is one that is only a part, a failure or another address. */
export const mayBeKept = ({ status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && !/no-store/.test(headers.get('cache-control') ?? '');
