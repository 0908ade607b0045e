import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket, type TcpNetConnectOpts } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { SmtpNetwork } from '#lambdas/platform/mail/smtp-transport.ts';
import { ownCertificate } from '#scripts/local/pop3/own-certificate.ts';

/** The servers of the providers, as this certificate has it. */
const hosts = ['mail.example', 'smtp.sendgrid.net', 'smtp.mailgun.org', 'smtp.eu.mailgun.org', 'localhost'];
const certificate = ownCertificate(...hosts);
export const publicAddress = { address: '93.184.215.14', family: 4 };

/** The password of every mail server here. It must never be seen anywhere else. */
export const canary = 'canary-p4ssw0rd/+=';

export interface TakenMail {
  username: string | undefined;
  servername: string | undefined;
  from: string | undefined;
  to: string[];
  raw: string;
  mail: Email;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** The way to a port of this machine, whichever server is asked for. Names are looked up and checked as ever. */
export const networkTo = (port: number, more: SmtpNetwork = {}) => {
  const asked: string[] = [];
  const open = (options: TcpNetConnectOpts): Socket => {
    const { host = '', lookup, port: _its, ...others } = options;
    asked.push(`${host}:${options.port}`);
    const redirected: TcpNetConnectOpts['lookup'] = (name, how, done) =>
      lookup?.(name, { ...how, all: true }, (error) =>
        error ? done(error, '') : done(null, how.all ? [{ address: '127.0.0.1', family: 4 }] : '127.0.0.1', 4),
      );
    return connect({ ...others, host, port, lookup: redirected });
  };
  const network: SmtpNetwork = { ca: certificate.cert, resolve: async () => [publicAddress], connect: open, ...more };
  return { network, asked };
};

const quick = { socketTimeout: 2_000, closeTimeout: 10, disableReverseLookup: true };

/** A mail server that lets in anyone who has the password, and keeps what it takes. */
export const openMailServer = async (options: SMTPServerOptions = {}) => {
  const taken: TakenMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    ...quick,
    ...certificate,
    authMethods: ['PLAIN', 'LOGIN'],
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onAuth: ({ username, password }, _session, done) =>
      password === canary
        ? done(null, { user: username })
        : done(new Error(`no ${username} with ${password} lives here`)),
    onData: (stream, { user, envelope, ...session }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        const raw = Buffer.concat(parts).toString('utf8');
        const { servername } = session as { servername?: string };
        const from = envelope.mailFrom ? envelope.mailFrom.address : undefined;
        const to = envelope.rcptTo.map(({ address }) => address);
        taken.push({ username: user, servername, from, to, raw, mail: await PostalMime.parse(raw) });
        done();
      });
    },
    ...options,
  });
  // A client that hangs up at once is no fault of the test.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((done) => server.close(done)));
  return { taken, port: portOf(server.server), count: () => connections, ...networkTo(portOf(server.server)) };
};

/** A server that says what it is instructed to, and nothing else. */
export const openSilentServer = async (say: (socket: Socket) => void = () => undefined) => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    say(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return networkTo(portOf(server));
};
