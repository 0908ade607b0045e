/**
 * Whether a Host header names this machine. A web page elsewhere can make a browser call a local port under its own
 * name (DNS rebinding); the name is then in this header.
 */
export const isLoopbackHost = (host: string | undefined): boolean =>
  host !== undefined && /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);
