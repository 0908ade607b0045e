/**
 * Whether a Host header names this machine. A web page elsewhere can make a browser call a local port under its own
 * name (DNS rebinding); the name is then in this header.
 */
export const isLoopbackHost = (host: string | undefined): boolean =>
  host !== undefined && /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);

/** Whether a web origin is the server of this machine on a port. */
export const isLoopbackOrigin = (origin: string, port: number): boolean => {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return (
    url.origin === origin && url.protocol === 'http:' && isLoopbackHost(url.host) && Number(url.port || 80) === port
  );
};
