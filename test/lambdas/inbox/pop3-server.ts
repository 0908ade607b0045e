import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket, type TcpNetConnectOpts } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';
import type { InboxNetwork, InboxServer } from '#lambdas/inbox/adapters/open-inbox.ts';
import { ownCertificate } from '#scripts/local/pop3/own-certificate.ts';

/** The password of every inbox here. It must never be seen anywhere else. */
export const canary = 'canary-p0p3/+=';
export const certificate = ownCertificate('pop.example');
const publicAddress = { address: '93.184.215.14', family: 4 };

/** A server's reply to a command; bytes go out as they are. `undefined` leaves it to the honest server. */
export type Answer = (command: string, socket: Socket) => string | Buffer | undefined | null;

interface Options {
  mails?: readonly (string | Buffer)[];
  answer?: Answer;
  /** TLS from the first byte, with this certificate. */
  tls?: { cert: string; key: string } | undefined;
  greeting?: string;
}

const stuffed = (mail: string | Buffer): Buffer => {
  const text = Buffer.from(mail).toString('latin1').replace(/^\./gm, '..');
  return Buffer.from(`+OK\r\n${text}${text.endsWith('\r\n') ? '' : '\r\n'}.\r\n`, 'latin1');
};

/** An honest POP3 server of a few lines, each answer of which a test may replace. */
export const openPop3Server = async ({ mails = [], answer, tls, greeting = '+OK ready' }: Options = {}) => {
  const sockets: Socket[] = [];
  const commands: string[] = [];
  const present = new Map(mails.map((mail, i) => [i + 1, { uid: `uid-${i + 1}`, mail: Buffer.from(mail) }]));
  const serve = (raw: Socket) => {
    let socket = raw;
    let read = '';
    const gone = new Set<number>();
    const say = (text: string | Buffer) => void socket.write(text);
    const honest = (line: string) => {
      const [name = '', first = ''] = line.split(' ');
      const number = Number(first);
      const one = gone.has(number) ? undefined : present.get(number);
      const rows = [...present].filter(([each]) => !gone.has(each));
      switch (name) {
        case 'UIDL':
          return say(`+OK\r\n${rows.map(([n, { uid }]) => `${n} ${uid}\r\n`).join('')}.\r\n`);
        case 'LIST':
          return say(`+OK\r\n${rows.map(([n, { mail }]) => `${n} ${mail.length}\r\n`).join('')}.\r\n`);
        case 'TOP':
          return say(
            one
              ? stuffed(Buffer.from(`${one.mail.toString('latin1').split('\r\n\r\n')[0]}\r\n\r\n`, 'latin1'))
              : '-ERR none\r\n',
          );
        case 'RETR':
          return say(one ? stuffed(one.mail) : '-ERR none\r\n');
        case 'DELE':
          if (one) gone.add(number);
          return say(one ? '+OK\r\n' : '-ERR none\r\n');
        case 'PASS':
          return say(line === `PASS ${canary}` ? '+OK\r\n' : `-ERR ${line} is wrong\r\n`);
        case 'STLS': {
          say('+OK begin\r\n');
          socket.removeAllListeners('data');
          socket = new TLSSocket(raw, { isServer: true, secureContext: createSecureContext(certificate) });
          listen();
          return undefined;
        }
        case 'QUIT':
          for (const each of gone) present.delete(each);
          say('+OK\r\n');
          return socket.end();
        default:
          return say('+OK\r\n');
      }
    };
    const listen = () => {
      sockets.push(socket.on('error', () => undefined));
      socket.on('data', (bytes: Buffer) => {
        read += bytes.toString('latin1');
        for (let at = read.indexOf('\r\n'); at !== -1; at = read.indexOf('\r\n')) {
          const line = read.slice(0, at);
          read = read.slice(at + 2);
          commands.push(line);
          const own = answer?.(line, socket);
          // `null` says nothing at all.
          if (own === undefined) honest(line);
          else if (own !== null) say(own);
        }
      });
    };
    if (tls) socket = new TLSSocket(raw, { isServer: true, secureContext: createSecureContext(tls) });
    listen();
    say(greeting.includes('\n') || greeting === '' ? greeting : `${greeting}\r\n`);
  };
  const server = createServer(serve);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, commands, present, network: networkTo(port) };
};

/** The way to a port of this machine, whichever server is asked for. Names are looked up and checked as ever. */
export const networkTo = (port: number, more: InboxNetwork = {}): InboxNetwork => ({
  ca: certificate.cert,
  resolve: async () => [publicAddress],
  connect: ({ host = '', lookup, ...others }: TcpNetConnectOpts) =>
    connect({
      ...others,
      host,
      port,
      lookup: (name, how, done) =>
        lookup?.(name, { ...how, all: true }, (error) =>
          error ? done(error, '') : done(null, how.all ? [{ address: '127.0.0.1', family: 4 }] : '127.0.0.1', 4),
        ),
    }),
  ...more,
});

export const account = (more: Partial<InboxServer> = {}): InboxServer => ({
  host: 'pop.example',
  port: 110,
  security: 'none',
  username: 'pointe',
  password: canary,
  ...more,
});
