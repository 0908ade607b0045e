import { connect, isIP, type Socket, type TcpNetConnectOpts } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';
import { NotPublicError, publicLookup, type Resolve, systemResolve } from './public-lookup.ts';

/** How servers are reached; a test brings its own. */
export interface PublicNetwork {
  resolve?: Resolve;
  connect?: (options: TcpNetConnectOpts) => Socket;
  /** Whether a server may be on this machine, at any port. Only on a laptop. */
  allowLoopback?: boolean;
}

/** Before the next address of a name is tried. */
const attemptMs = 1_000;

/**
 * Connects to a public server. An administrator types its name, so it may lead anywhere: the connection is made to the
 * very address that was checked.
 *
 * @param signal Gives up connecting; what follows is up to the caller.
 * @throws NotPublicError, or the socket's error
 */
export const openPublicSocket = (
  { host, port }: { host: string; port: number },
  { resolve = systemResolve, connect: open = connect, allowLoopback = false }: PublicNetwork,
  signal: AbortSignal,
): Promise<Socket> => {
  const isAllowed = (address: string) => isPublicAddress(address) || (allowLoopback && isLoopbackAddress(address));
  return new Promise((done, fail) => {
    // A plain address is never looked up.
    if (isIP(host) && !isAllowed(host)) throw new NotPublicError('not a public address');
    signal.throwIfAborted();
    const lookup = publicLookup(resolve, isAllowed);
    const socket = open({ host, port, lookup, autoSelectFamilyAttemptTimeout: attemptMs });
    const giveUp = () => socket.destroy(signal.reason);
    signal.addEventListener('abort', giveUp);
    socket.once('connect', () => {
      signal.removeEventListener('abort', giveUp);
      done(socket);
    });
    // It stays: an error without a listener ends the process.
    socket.on('error', fail);
  });
};
