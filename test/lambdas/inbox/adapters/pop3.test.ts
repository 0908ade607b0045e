import { inspect } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type InboxFailure, inboxFailureOf } from '#lambdas/inbox/adapters/inbox-failure.ts';
import { multiLineReader } from '#lambdas/inbox/adapters/multi-line.ts';
import { type InboxServer, openInbox } from '#lambdas/inbox/adapters/open-inbox.ts';
import { ownCertificate } from '#scripts/local/pop3/own-certificate.ts';
import { type Answer, account, canary, certificate, networkTo, openPop3Server } from '../pop3-server.ts';

const patient = () => AbortSignal.timeout(8_000);
/** Why something failed; also proves that the failure repeats nothing that was sent to the server or to us. */
const reasonOf = async (work: Promise<unknown>): Promise<string> => {
  const outcome = await work.then(
    () => 'done',
    (error: unknown) => error as InboxFailure,
  );
  expect(inspect(outcome, { depth: 9, showHidden: true })).not.toContain(canary);
  return typeof outcome === 'string' ? outcome : (outcome.reason ?? inspect(outcome));
};
const opened = async (mails: readonly (string | Buffer)[], answer?: Answer, signal = patient()) => {
  const server = await openPop3Server({ mails, ...(answer && { answer }) });
  const inbox = await openInbox(account(), server.network, signal);
  return { ...server, inbox };
};
const first = { number: 1, uid: 'uid-1', size: 10 };

describe('an inbox', () => {
  it.each<[string, Partial<InboxServer>]>([
    ['TLS from the first byte', { port: 995, security: 'tls' }],
    ['STLS', { security: 'startTls' }],
    ['no encryption', {}],
  ])('is read and cleared over %s [S-108] [Q-032]', async (_what, how) => {
    const tls = how.security === 'tls' ? certificate : undefined;
    const server = await openPop3Server({ mails: ['Subject: a\r\n\r\nfirst', 'Subject: b\r\n\r\nsecond'], tls });
    const inbox = await openInbox(account(how), server.network, patient());
    expect(await inbox.list()).toEqual([
      { number: 1, uid: 'uid-1', size: 19 },
      { number: 2, uid: 'uid-2', size: 20 },
    ]);
    expect((await inbox.headers(2))?.toString()).toBe('Subject: b\r\n\r\n');
    expect((await inbox.retrieve(first)).toString()).toBe('Subject: a\r\n\r\nfirst\r\n');
    await inbox.remove(1);
    await inbox.quit();
    inbox.close();
    expect([...server.present.keys()]).toEqual([2]);
  });

  it('lists mails whose names are longer than a server may make them, each under a name of its own', async () => {
    const [long, other] = ['x'.repeat(96), `${'x'.repeat(95)}y`];
    const { inbox } = await opened(['Subject: a\r\n\r\n', 'Subject: b\r\n\r\n'], (command) =>
      command === 'UIDL' ? `+OK\r\n1 ${long}\r\n2 ${other}\r\n.\r\n` : undefined,
    );
    const uids = (await inbox.list()).map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(2);
    for (const uid of uids) expect(uid.length).toBeLessThanOrEqual(70);
  });

  it('gives a mail byte for byte: dots, eight bits and zeros', async () => {
    const body = Buffer.from([0, 255, 0x80, 46, 13, 10, 46, 13, 10, 46, 46, 13, 10, 0xf9, 0xec, 13, 10]);
    const { inbox } = await opened([Buffer.concat([Buffer.from('\r\n'), body])]);
    expect(await inbox.retrieve(first)).toEqual(Buffer.concat([Buffer.from('\r\n'), body]));
  });

  it('finds the end wherever the bytes are cut', () => {
    const line = fc.stringMatching(/^[.a\r\n]{0,6}$/);
    fc.assert(
      fc.property(fc.array(line), fc.array(fc.nat(5)), (lines, cuts) => {
        const mail = lines.map((each) => `${each.replaceAll('\r\n', '')}\r\n`).join('');
        const sent = Buffer.from(`${mail.replace(/(^|\r\n)\./g, '$1..')}.\r\nrest`, 'latin1');
        const reader = multiLineReader();
        let at = 0;
        let rest: Buffer | undefined;
        for (const cut of [...cuts.map((each) => each + 1), sent.length]) {
          const part = sent.subarray(at, at + cut);
          at += part.length;
          rest = reader.take(part);
          if (rest) break;
        }
        expect(reader.text().toString('latin1')).toBe(mail);
        expect(Buffer.concat([rest ?? Buffer.alloc(0), sent.subarray(at)]).toString()).toBe('rest');
      }),
    );
  });
});

describe('a server that', () => {
  const mail = 'Subject: a\r\n\r\nb';
  it.each<[string, Answer, string]>([
    ['refuses every list', (line) => (line.startsWith('UIDL') ? '-ERR no\r\n' : undefined), 'refused'],
    ['says neither yes nor no', (line) => (line === 'UIDL' ? 'HELLO\r\n' : undefined), 'garbled'],
    ['sends a line without an end', (line) => (line === 'UIDL' ? `+OK ${'x'.repeat(5_000)}` : undefined), 'garbled'],
    [
      'hangs up within the list',
      (line, socket) => {
        if (line !== 'UIDL') return undefined;
        socket.end('+OK\r\n1 uid-1\r\n');
        return null;
      },
      'garbled',
    ],
    ['never ends its list', (line) => (line === 'UIDL' ? '+OK\r\n1 uid-1\r\n' : undefined), 'timedOut'],
    ['answers in the wrong order', (line) => (line === 'UIDL' ? '1 uid-1\r\n.\r\n+OK\r\n' : undefined), 'garbled'],
    ['says nothing', (line) => (line === 'UIDL' ? null : undefined), 'timedOut'],
  ])('%s is given up [S-253]', async (_what, answer, reason) => {
    const { inbox } = await opened([mail], answer, AbortSignal.timeout(700));
    expect(await reasonOf(inbox.list())).toBe(reason);
    inbox.close();
  });

  it('drips is given up when the time is over, however much it sends', async () => {
    let timer: NodeJS.Timeout | undefined;
    const drip: Answer = (line, socket) => {
      if (line !== 'RETR 1') return undefined;
      socket.write('+OK\r\n');
      timer = setInterval(() => socket.writable && socket.write('x'), 20);
      return null;
    };
    const { inbox } = await opened([mail], drip, AbortSignal.timeout(600));
    const began = performance.now();
    expect(await reasonOf(inbox.retrieve(first))).toBe('timedOut');
    expect(performance.now() - began).toBeLessThan(3_000);
    clearInterval(timer);
  });

  it('sends more than 10 MB is stopped, whatever it had announced', async () => {
    const { inbox } = await opened([Buffer.alloc(10_000_001, 'x')]);
    expect(await reasonOf(inbox.retrieve(first))).toBe('tooLarge');
    inbox.close();
    const next = await opened([mail]);
    expect(await reasonOf(next.inbox.retrieve({ ...first, size: 10_000_001 }))).toBe('tooLarge');
    expect(next.commands).not.toContain('RETR 1');
  });

  it('cannot send headers alone is asked for nothing else: the mail is listed without them', async () => {
    const { inbox } = await opened([mail], (line) => (line.startsWith('TOP') ? '-ERR unknown\r\n' : undefined));
    expect(await inbox.headers(1)).toBeUndefined();
    expect(await inbox.list()).toHaveLength(1);
  });

  it.each<[string, Partial<InboxServer>, Parameters<typeof openPop3Server>[0], string]>([
    ['refuses the password', { password: 'wrong' }, {}, 'loginRefused'],
    ['refuses everybody', {}, { greeting: '-ERR busy' }, 'refused'],
    ['is no POP3 server', {}, { greeting: '220 smtp.example ESMTP' }, 'garbled'],
    ['has a certificate for another name', { security: 'tls' }, { tls: ownCertificate('other.example') }, 'tls'],
    ['has no TLS', { security: 'tls' }, {}, 'tls'],
    [
      'offers no STLS',
      { security: 'startTls' },
      { answer: (line) => (line === 'STLS' ? '-ERR\r\n' : undefined) },
      'refused',
    ],
    [
      'puts words before the handshake',
      { security: 'startTls' },
      { answer: (line) => (line === 'STLS' ? '+OK\r\n+OK you are in\r\n' : undefined) },
      'tls',
    ],
  ])('%s gets no further [Q-032]', async (what, how, options, reason) => {
    const server = await openPop3Server(options);
    expect(await reasonOf(openInbox(account(how), server.network, patient()))).toBe(reason);
    // The password is sent to no one over a connection that is less safe than was asked for.
    if (what !== 'refuses the password') expect(server.commands.join()).not.toContain('PASS');
  });

  it('is told no second command within a name or a password', async () => {
    const server = await openPop3Server();
    const name = account({ username: 'a\r\nDELE 1' });
    expect(await reasonOf(openInbox(name, server.network, patient()))).toBe('loginRefused');
    expect(server.commands).toEqual([]);
  });
});

describe('a server is not connected to', () => {
  const refused = [
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.0.0.5',
    '100.64.0.1',
    '169.254.169.254',
    '169.254.170.2',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.0.8',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '::ffff:a00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'ff02::1',
  ];
  it.each(refused)('at %s, whatever its name [Q-032]', async (address) => {
    const server = await openPop3Server();
    const family = address.includes(':') ? 6 : 4;
    const network = networkTo(server.port, { resolve: async () => [{ address, family }] });
    expect(await reasonOf(openInbox(account(), network, patient()))).toBe('notAllowed');
    // One bad address among good ones is enough.
    const mixed = networkTo(server.port, {
      resolve: async () => [
        { address: '93.184.215.14', family: 4 },
        { address, family },
      ],
    });
    expect(await reasonOf(openInbox(account(), mixed, patient()))).toBe('notAllowed');
    expect(await reasonOf(openInbox(account({ host: address }), networkTo(server.port), patient()))).toBe('notAllowed');
    expect(server.commands).toEqual([]);
  });

  it.each([22, 25, 80, 143, 443, 993, 1_023])('at port %i, which is another service’s [Q-032]', async (port) => {
    const server = await openPop3Server();
    expect(await reasonOf(openInbox(account({ port }), server.network, patient()))).toBe('notAllowed');
  });

  it('that this machine is, except on a laptop', async () => {
    const server = await openPop3Server();
    const here = account({ host: 'pop.localhost', port: server.port });
    expect(await reasonOf(openInbox(here, {}, patient()))).not.toBe('done');
    expect(await reasonOf(openInbox(here, { allowLoopback: true }, patient()))).toBe('done');
  });
});

it('a failure keeps its reason', () => {
  expect(inboxFailureOf('thrown', 'garbled').reason).toBe('garbled');
});
