import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { ProblemError } from '../problem.ts';
import { MailFailure } from './mail-failure.ts';
import type { SmtpServer } from './mail-settings.ts';
import type { MailTransport, OutgoingMail } from './mail-transport.ts';
import { smtpFailureOf } from './smtp-failure.ts';
import { type MailNetwork, openSocket, serverName } from './smtp-socket.ts';

export interface SmtpNetwork extends MailNetwork {
  /** The authority of a test's own server. Certificates are always checked. */
  ca?: string;
}

/** The password or key; undefined while none is stored. */
export type MailSecret = () => Promise<string | undefined>;

type Done<T> = (error: Error | null, value?: T) => void;

/** The use of a connection, once logged in. */
type Work<T> = (connection: SMTPConnection, done: Done<T>) => void;

/** Only the functions that send by SMTP pay for the client, at the first mail. */
const loadClient = async () => {
  const [{ default: Connection }, { default: Composer }] = await Promise.all([
    import('nodemailer/lib/smtp-connection'),
    import('nodemailer/lib/mail-composer'),
  ]);
  return { Connection, Composer };
};

/**
 * A server of ours or of a provider. Each mail has a connection of its own: one that is kept would be dead after the
 * function was frozen, and a mail that it took might be sent twice.
 */
export const smtpTransport = (server: SmtpServer, secret: MailSecret, network: SmtpNetwork = {}): MailTransport => {
  /** Its failures are ours, not the mail server's. */
  const password = async (): Promise<string> => {
    const stored = await secret().catch((cause: unknown) => {
      throw new ProblemError('unavailable', { cause });
    });
    if (!stored) throw new MailFailure('loginRefused', 'no password is stored');
    return stored;
  };

  const connected = async <T>(pass: string, signal: AbortSignal, work: Work<T>): Promise<T> => {
    const host = serverName(server.host);
    const { Connection } = await loadClient();
    // A mail that was reported as failed is not sent after all.
    signal.throwIfAborted();
    const socket = await openSocket({ host, port: server.port }, network, signal);
    const connection = new Connection({
      host,
      port: server.port,
      connection: socket,
      secure: server.security === 'tls',
      requireTLS: server.security === 'startTls',
      tls: { minVersion: 'TLSv1.2', ...(network.ca ? { ca: network.ca } : {}) },
    });
    try {
      return await new Promise<T>((resolve, reject) => {
        const then = (next: () => void) => (error?: Error | null) => (error ? reject(error) : next());
        signal.addEventListener('abort', () => reject(signal.reason));
        connection.on('error', reject);
        connection.once('end', () => reject(new Error('the server hung up')));
        const auth = { credentials: { user: server.username, pass } };
        const done: Done<T> = (error, value) => then(() => resolve(value as T))(error);
        connection.connect(
          then(() =>
            connection.login(
              auth,
              then(() => work(connection, done)),
            ),
          ),
        );
      });
    } finally {
      connection.close();
    }
  };

  const attempt = async <T>(signal: AbortSignal, work: Work<T>): Promise<T> => {
    const pass = await password();
    return connected(pass, signal, work).catch((error: unknown) => {
      throw smtpFailureOf(error);
    });
  };

  return {
    send: async ({ from, to, replyTo, subject, html, text, headers = {} }: OutgoingMail, signal) => {
      const { Composer } = await loadClient();
      const answers = replyTo ? { replyTo: { name: '', address: replyTo } } : {};
      const mail = { from, to: { name: '', address: to }, ...answers, subject, html, text, headers };
      const message = new Composer({ ...mail, disableFileAccess: true, disableUrlAccess: true }).compile();
      const envelope = { from: from.address, to: [to] };
      await attempt(signal, (connection, done) => connection.send(envelope, message.createReadStream(), done));
      return { messageId: message.messageId() };
    },
    verify: (signal) => attempt<void>(signal, (_connection, done) => done(null)),
  };
};
