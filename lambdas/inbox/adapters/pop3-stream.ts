import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect as connectTls, rootCertificates } from 'node:tls';
import { InboxFailure, inboxFailureOf } from './inbox-failure.ts';
import { multiLineReader } from './multi-line.ts';

/** Of a line that says how a command went. RFC 2449 allows 512 bytes. */
const lineLimit = 2_048;

/** The demands on TLS. `ca` is an authority beside the public ones. */
export interface Security {
  servername: string;
  ca?: string | undefined;
}

/**
 * The lines and bytes of one connection. The signal aborts it at any point; everything that it throws is an
 * InboxFailure.
 */
export const pop3Stream = (socket: Socket, signal: AbortSignal) => {
  let current = socket;
  /** Bytes that have come and were not asked for yet. */
  let waiting: Buffer = Buffer.alloc(0);
  let ended: InboxFailure | undefined;
  let wake = () => {};

  const end = (failure: InboxFailure) => {
    ended ??= failure;
    wake();
  };
  const onData = (bytes: Buffer) => {
    waiting = waiting.length === 0 ? bytes : Buffer.concat([waiting, bytes]);
    // A server that sends more than is asked for waits.
    current.pause();
    wake();
  };
  const onError = (error: Error) => end(inboxFailureOf(error, 'notReached'));
  const onClose = () => end(new InboxFailure('garbled', 'the server hung up'));
  const listen = () => void current.on('data', onData).on('error', onError).on('close', onClose).on('end', onClose);
  const leave = () => current.off('data', onData).off('end', onClose).off('close', onClose);
  const close = () => {
    signal.removeEventListener('abort', giveUp);
    current.destroy();
  };
  const giveUp = () => {
    end(inboxFailureOf(signal.reason, 'timedOut'));
    close();
  };
  signal.addEventListener('abort', giveUp);
  listen();

  const more = async (): Promise<void> => {
    if (waiting.length > 0) return;
    if (signal.aborted) giveUp();
    if (ended) throw ended;
    const { promise, resolve } = Promise.withResolvers<void>();
    wake = resolve;
    current.resume();
    await promise;
    if (waiting.length === 0 && ended) throw ended;
  };

  const line = async (): Promise<string> => {
    let text = Buffer.alloc(0);
    for (;;) {
      await more();
      const at = waiting.indexOf('\n');
      const taken = at === -1 ? waiting : waiting.subarray(0, at + 1);
      text = Buffer.concat([text, taken]);
      waiting = waiting.subarray(taken.length);
      if (text.length > lineLimit) throw new InboxFailure('garbled', 'a line without an end');
      if (at !== -1) return text.toString('latin1').replace(/\r?\n$/, '');
    }
  };

  return {
    /** Sends a command, and returns the rest of the line with which the server agrees. */
    async ask(command: string, onRefusal: 'refused' | 'loginRefused' = 'refused'): Promise<string> {
      if (/[\r\n\0]/.test(command)) throw new InboxFailure(onRefusal, 'a line break within a command');
      if (!ended) current.write(`${command}\r\n`);
      return this.reply(onRefusal);
    },
    /** @throws InboxFailure with the given reason where the server refuses. */
    async reply(onRefusal: 'refused' | 'loginRefused' = 'refused'): Promise<string> {
      const text = await line();
      if (/^\+OK\b/.test(text)) return text.slice(3).trim();
      if (/^-ERR\b/.test(text)) throw new InboxFailure(onRefusal, 'the server refused');
      throw new InboxFailure('garbled', 'neither yes nor no');
    },
    /** The lines after a reply, as bytes and without their end. */
    async text(limit: number): Promise<Buffer> {
      const reader = multiLineReader();
      for (;;) {
        await more();
        const bytes = waiting;
        waiting = Buffer.alloc(0);
        const rest = reader.take(bytes);
        if (reader.size() > limit) throw new InboxFailure('tooLarge', `more than ${limit} bytes`);
        if (rest) {
          waiting = rest;
          return reader.text();
        }
      }
    },
    /** Goes on by TLS over the same connection; the certificate must be good for the name. */
    async secure({ servername, ca }: Security): Promise<void> {
      // An attacker on the way may have put it there, to be taken for the server's after the handshake (CVE-2011-0411).
      if (waiting.length > 0) throw new InboxFailure('tls', 'bytes before the handshake');
      leave();
      const secured = connectTls({
        socket: current,
        servername,
        host: servername,
        minVersion: 'TLSv1.2',
        ...(ca ? { ca: [...rootCertificates, ca] } : {}),
      });
      current = secured;
      await once(secured, 'secureConnect', { signal }).catch((error: unknown) => {
        secured.on('error', () => undefined).destroy();
        throw signal.aborted ? inboxFailureOf(signal.reason, 'timedOut') : inboxFailureOf(error, 'tls');
      });
      listen();
    },
    close,
  };
};
