import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { MailStore } from '../ses/mail-store.ts';
import { mailboxPassword, mailboxSession } from './mailbox.ts';

/** The longest command. */
const lineLimit = 1_024;

const listenAt = async (server: Server, port: number): Promise<boolean> => {
  server.listen(port, '127.0.0.1');
  return once(server, 'listening').then(
    () => true,
    () => false,
  );
};

/** A mailbox for each address that the product has sent mail to. It listens from when somebody asks for it, on this machine only. */
export const createPop3 = (mails: MailStore) => {
  const deleted = new Set<string>();
  const sockets = new Set<Socket>();
  let opening: Promise<Server> | undefined;

  const serve = (socket: Socket): void => {
    sockets.add(socket);
    const session = mailboxSession(mails, deleted);
    let read = '';
    let work = Promise.resolve();
    const act = async (line: string): Promise<void> => {
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
    socket.write(session.greeting);
  };
  const start = async (wanted: number): Promise<Server> => {
    for (const port of [wanted, 0]) {
      const server = createServer(serve);
      if (await listenAt(server, port)) return server;
    }
    throw new Error('no port is free');
  };

  return {
    /** Listens, at this port where it is free, and says how a client logs in. */
    async open(port: number): Promise<{ host: string; port: number; password: string }> {
      opening ??= start(port);
      const address = (await opening).address();
      if (typeof address !== 'object' || address === null) throw new Error('The POP3 server has no port');
      return { host: 'pop3.localhost', port: address.port, password: mailboxPassword };
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      (await opening)?.close();
    },
  };
};
