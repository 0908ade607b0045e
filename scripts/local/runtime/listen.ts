import type { Server } from 'node:http';

/**
 * How long a server keeps a connection without calls, in milliseconds. It is far more than a busy machine stands still: a
 * server that gives a connection up before it reads the call that waits there breaks that call, and dozens at once are more
 * than the SDK tries again. `stop` closes them all.
 */
export const keepAliveTimeout = 600_000;

/** Listens on this machine only and gives back the port; 0 asks for any free one. */
export const listen = async (server: Server, port: number): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return address.port;
};

/** Closes a server at once, open connections included. */
export const stop = async (server: Server): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeAllConnections();
  await promise;
};
