import { isIP, type Socket } from 'node:net';
import { domainToASCII } from 'node:url';
import { openPublicSocket, type PublicNetwork } from '../network/public-socket.ts';
import { MailFailure } from './mail-failure.ts';

/** How servers are reached; a test brings its own. */
export type MailNetwork = PublicNetwork;

/** The ports at which servers take mail from those who log in. Lambda cannot reach port 25. */
const mailPorts = [465, 587, 2525];

/** The name under which a server is asked for and proves itself. @throws MailFailure where it cannot be one. */
export const serverName = (host: string): string => {
  const name = isIP(host) ? host : domainToASCII(host);
  if (name === '') throw new MailFailure('notReached', 'not the name of a server');
  return name;
};

/**
 * Connects to a public mail server.
 *
 * @param signal Gives up connecting; what follows is up to the caller.
 * @throws MailFailure `notAllowed`, NotPublicError, or the socket's error
 */
export const openSocket = (
  server: { host: string; port: number },
  network: MailNetwork,
  signal: AbortSignal,
): Promise<Socket> => {
  const { port } = server;
  if (!network.allowLoopback && !mailPorts.includes(port)) {
    throw new MailFailure('notAllowed', `port ${port} is none of ${mailPorts.join(', ')}; Lambda cannot reach port 25`);
  }
  return openPublicSocket(server, network, signal);
};
