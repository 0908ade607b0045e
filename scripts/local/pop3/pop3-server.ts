import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import type { MailStore } from '../ses/mail-store.ts';
import { mailboxPassword, mailboxSession } from './mailbox.ts';
import { ownCertificate } from './own-certificate.ts';

/** The longest command. */
const lineLimit = 1_024;
const host = 'pop3.localhost';

/** How a client logs in to a mailbox: its user is the address. */
export interface Pop3Access {
  host: string;
  /** Without encryption, until the client asks for it (STLS). */
  port: number;
  /** TLS from the first byte. */
  tlsPort: number;
  password: string;
}

const listenAt = async (server: Server, port: number): Promise<boolean> => {
  server.listen(port, '127.0.0.1');
  return once(server, 'listening').then(
    () => true,
    () => false,
  );
};

/** At this port where it is free, else at any. */
const listening = async (serve: (socket: Socket) => void, wanted: number): Promise<Server> => {
  for (const port of [wanted, 0]) {
    const server = createServer(serve);
    if (await listenAt(server, port)) return server;
  }
  throw new Error('no port is free');
};

const portOf = (server: Server): number => {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The POP3 server has no port');
  return address.port;
};

/** A mailbox for each address that the product has sent mail to. It starts listening on request, on this machine only. */
export const createPop3 = (mails: MailStore) => {
  const deleted = new Set<string>();
  const sockets = new Set<Socket>();
  const certificate = ownCertificate(host);
  let opening: Promise<{ plain: Server; tls: Server }> | undefined;

  const encrypted = (socket: Socket): Socket => {
    sockets.add(socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket)));
    return new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(certificate) });
  };
  /** `isGreeted`: the client has said something before it asked for encryption. */
  const serve = (socket: Socket, { isTls, isGreeted }: { isTls: boolean; isGreeted: boolean }): void => {
    sockets.add(socket);
    const session = mailboxSession(mails, deleted);
    let read = '';
    let work = Promise.resolve();
    const act = async (line: string): Promise<void> => {
      if (!isTls && line.toUpperCase() === 'STLS') {
        socket.removeAllListeners('data').write('+OK\r\n');
        serve(encrypted(socket), { isTls: true, isGreeted: true });
        return;
      }
      const { reply, isEnd } = await session.answer(line);
      if (isEnd) socket.end(reply);
      else socket.write(reply);
    };
    socket
      .on('error', () => socket.destroy())
      .on('close', () => sockets.delete(socket))
      .on('data', (bytes: Buffer) => {
        read += bytes.toString('latin1');
        const lines = read.split(/\r?\n/);
        read = lines.pop() ?? '';
        if (read.length > lineLimit) socket.destroy();
        for (const line of lines) work = work.then(() => act(line)).catch(() => void socket.destroy());
      });
    if (!isGreeted) socket.write(session.greeting);
  };
  const start = async (wanted: number) => ({
    plain: await listening((socket) => serve(socket, { isTls: false, isGreeted: false }), wanted),
    tls: await listening((socket) => serve(encrypted(socket), { isTls: true, isGreeted: false }), wanted && wanted + 1),
  });

  return {
    /** Whose word a client takes that `host` is this server (PEM). */
    authority: certificate.cert,
    /** Listens, at this port and the next where they are free. */
    async open(port: number): Promise<Pop3Access> {
      opening ??= start(port);
      const { plain, tls } = await opening;
      return { host, port: portOf(plain), tlsPort: portOf(tls), password: mailboxPassword };
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      const servers = await opening;
      servers?.plain.close();
      servers?.tls.close();
    },
  };
};
