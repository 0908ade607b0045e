import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { openPublicSocket, type PublicNetwork } from '#lambdas/platform/network/public-socket.ts';
import { InboxFailure, inboxFailureOf } from './inbox-failure.ts';
import { pop3Stream } from './pop3-stream.ts';

/** Where mails are fetched from, and as whom. */
export interface InboxServer {
  host: string;
  port: number;
  /** `tls` from the first byte (port 995), demanded by STLS before anything is said (port 110), or none at all. */
  security: 'tls' | 'startTls' | 'none';
  username: string;
  password: string;
}

export interface InboxNetwork extends PublicNetwork {
  /** An authority beside the public ones. Certificates are always checked. */
  ca?: string;
}

/** A mail as the server lists it: its number within this connection, and its name for good. */
export interface ListedMail {
  number: number;
  uid: string;
  size: number;
}

/** The most bytes of a mail. */
export const mailLimit = 10_000_000;
/** Of the headers of a mail, and of a list of all mails. */
const headerLimit = 500_000;
const listLimit = 8_000_000;

export interface Inbox {
  /** Oldest first, as the server numbers them. */
  list(): Promise<ListedMail[]>;
  /** The headers alone; undefined where the server cannot do that. */
  headers(number: number): Promise<Buffer | undefined>;
  retrieve(mail: ListedMail): Promise<Buffer>;
  /** The server deletes it when the connection ends well: `quit`. */
  remove(number: number): Promise<void>;
  quit(): Promise<void>;
  close(): void;
}

/** Of servers that speak to the public. A port below those of users is one of another service. */
const isAllowedPort = (port: number): boolean => port === 995 || port === 110 || port >= 1_024;

const numbersIn = (text: Buffer): [number: number, rest: string][] =>
  text
    .toString('latin1')
    .split('\r\n')
    .flatMap((line) => {
      const [, number, rest] = /^(\d{1,9}) +([\x21-\x7E]+)/.exec(line) ?? [];
      return number && rest ? [[Number(number), rest]] : [];
    });

/** RFC 1939, section 7. A server that gives longer names is listed all the same, by a hash of them. */
const longestUid = 70;
const shortened = (uid: string): string =>
  uid.length > longestUid ? createHash('sha256').update(uid).digest('base64url') : uid;

/** The loopback address for names that mean this machine (RFC 6761), which not every system knows. */
const onThisMachine = (host: string): string => (/(^|\.)localhost$/i.test(host) ? '127.0.0.1' : host);

/** Milliseconds for connecting and logging in. */
const openingMs = 4_000;

/**
 * Connects and logs in. `signal` aborts it at any point.
 * @throws InboxFailure
 */
export const openInbox = async (
  { host, port, security, username, password }: InboxServer,
  { ca, ...network }: InboxNetwork,
  signal: AbortSignal,
): Promise<Inbox> => {
  const servername = domainToASCII(host);
  const isThere = servername !== '' && (network.allowLoopback || isAllowedPort(port));
  if (!isThere) throw new InboxFailure('notAllowed', 'not a server of mail');
  const address = network.allowLoopback ? onThisMachine(servername) : servername;
  const opening = new AbortController();
  const timer = setTimeout(() => opening.abort(new DOMException('', 'TimeoutError')), openingMs);
  const both = AbortSignal.any([opening.signal, signal]);
  const stream = await openPublicSocket({ host: address, port }, network, both)
    .then((socket) => pop3Stream(socket, both))
    .catch((error: unknown) => {
      clearTimeout(timer);
      throw inboxFailureOf(both.aborted ? both.reason : error, 'notReached');
    });
  try {
    if (security === 'tls') await stream.secure({ servername, ca });
    await stream.reply();
    if (security === 'startTls') {
      await stream.ask('STLS');
      await stream.secure({ servername, ca });
    }
    await stream.ask(`USER ${username}`, 'loginRefused');
    await stream.ask(`PASS ${password}`, 'loginRefused');
  } catch (error) {
    stream.close();
    throw inboxFailureOf(error, 'notReached');
  } finally {
    clearTimeout(timer);
  }
  return {
    async list() {
      await stream.ask('UIDL');
      const uids = numbersIn(await stream.text(listLimit));
      await stream.ask('LIST');
      const sizes = new Map(numbersIn(await stream.text(listLimit)));
      return uids
        .map(([number, uid]) => ({ number, uid: shortened(uid), size: Number(sizes.get(number)) || 0 }))
        .toSorted((a, b) => a.number - b.number);
    },
    async headers(number) {
      try {
        await stream.ask(`TOP ${number} 0`);
      } catch (error) {
        if (error instanceof InboxFailure && error.reason === 'refused') return undefined;
        throw error;
      }
      return stream.text(headerLimit);
    },
    async retrieve({ number, size }) {
      if (size > mailLimit) throw new InboxFailure('tooLarge', `${size} bytes`);
      await stream.ask(`RETR ${number}`);
      return stream.text(mailLimit);
    },
    async remove(number) {
      await stream.ask(`DELE ${number}`);
    },
    async quit() {
      await stream.ask('QUIT');
    },
    close: stream.close,
  };
};
