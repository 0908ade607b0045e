import { describe, expect, it } from 'vitest';
import { initialSettings } from '#contracts/settings/sections.ts';
import { type MailSettings, mailSettingsOf } from '#lambdas/platform/mail/mail-settings.ts';
import { withTimeLeft } from '#lambdas/platform/time-left.ts';
import { openMailer, smtpSettings } from './mail-harness.ts';
import { canary, networkTo, openMailServer, openSilentServer, publicAddress } from './mail-server.ts';

const secretsOf = (text: string) =>
  [canary, Buffer.from(canary).toString('base64'), Buffer.from(`\0pointe\0${canary}`).toString('base64')].filter(
    (secret) => text.includes(secret),
  );

const stored = (values: Partial<typeof initialSettings.integrations>): MailSettings =>
  mailSettingsOf({ ...initialSettings.integrations, ...values }, initialSettings.general);
const ownServer = { smtpHost: 'mail.example', smtpUser: 'pointe' };

describe('a mail through a mail server', () => {
  it.each<[string, MailSettings, string, string]>([
    ['a server by STARTTLS', stored({ mailProvider: 'smtp', ...ownServer }), 'mail.example:587', 'pointe'],
    [
      'a server by TLS',
      stored({ mailProvider: 'smtp', ...ownServer, smtpPort: '465', smtpSecurity: 'tls' }),
      'mail.example:465',
      'pointe',
    ],
    ['SendGrid', stored({ mailProvider: 'sendgrid' }), 'smtp.sendgrid.net:587', 'apikey'],
    [
      'Mailgun',
      stored({ mailProvider: 'mailgun', mailgunUser: 'a@mg.example' }),
      'smtp.mailgun.org:587',
      'a@mg.example',
    ],
    [
      'Mailgun in the EU',
      stored({ mailProvider: 'mailgun', mailgunUser: 'a@mg.example', mailgunRegion: 'eu' }),
      'smtp.eu.mailgun.org:587',
      'a@mg.example',
    ],
  ])(
    'goes through %s, logged in, under its name, over a safe connection [S-270]',
    async (_what, settings, host, user) => {
      const server = await openMailServer({ secure: host.endsWith(':465') });
      const { send } = openMailer(server.network);
      expect(await send(settings)).toBe('sent');
      expect(server.asked).toEqual([host]);
      const [taken] = server.taken;
      expect(taken).toMatchObject({
        username: user,
        servername: host.split(':')[0],
        from: 'no-reply@pointe.example',
        to: ['dancer@gmail.example'],
      });
      expect(taken?.mail).toMatchObject({
        subject: '482913 הוא קוד הכניסה שלכם',
        from: { address: 'no-reply@pointe.example', name: 'נעלי פוינט' },
        to: [{ address: 'dancer@gmail.example', name: '' }],
      });
      expect(taken?.mail.text).toContain('482913');
      expect(taken?.mail.html).toContain('dir="rtl"');
    },
  );

  it('takes another way with the next mail after the settings were changed', async () => {
    const [first, second] = [await openMailServer(), await openMailServer()];
    let port = first;
    const { send, sent } = openMailer({
      ...first.network,
      connect: (options) => port.network.connect?.(options) as never,
    });
    await send(smtpSettings());
    port = second;
    await send(smtpSettings({ username: 'other' }));
    await send({ provider: 'ses' });
    expect(first.taken.map(({ username }) => username)).toEqual(['pointe']);
    expect(second.taken.map(({ username }) => username)).toEqual(['other']);
    expect(sent).toHaveLength(1);
  });

  it('is tried once', async () => {
    const server = await openMailServer({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => done(Object.assign(new Error('try later'), { responseCode: 451 })));
      },
    });
    const { send } = openMailer(server.network);
    expect([await send(smtpSettings()), server.count()]).toEqual(['mailNotSent: refused', 1]);
  });
});

describe('a mail that a server does not take', () => {
  it('is refused with the log-in, and no word of what the server said', async () => {
    const server = await openMailServer();
    const { send, noted, said } = openMailer(server.network, { secret: async () => `${canary}x` });
    expect(await send(smtpSettings())).toBe('mailNotSent: loginRefused');
    expect(noted).toEqual([
      { kind: 'loginCode', language: 'he', provider: 'smtp', reason: 'loginRefused', recipient: 'd***@g***.example' },
    ]);
    expect(said()).toContain('535');
    expect(said()).not.toMatch(/lives here|dancer@|482913/);
    expect(secretsOf(said())).toEqual([]);
  });

  it('is not even tried where no password is stored', async () => {
    const server = await openMailServer();
    const { send } = openMailer(server.network, { secret: async () => undefined });
    expect([await send(smtpSettings()), server.asked]).toEqual(['mailNotSent: loginRefused', []]);
  });

  it.each<[string, Parameters<typeof openMailServer>[0], MailSettings]>([
    [
      'has no STARTTLS',
      { hideSTARTTLS: true, disabledCommands: ['STARTTLS'], allowInsecureAuth: true },
      smtpSettings(),
    ],
    ['hides its STARTTLS', { hideSTARTTLS: true, disabledCommands: ['STARTTLS'], authOptional: true }, smtpSettings()],
    ['has the certificate of another', {}, smtpSettings({ host: 'other.example' })],
    ['speaks plain text where TLS is expected', {}, smtpSettings({ port: 465, security: 'tls' })],
  ])('tells nothing to a server that %s', async (_what, options, settings) => {
    const logIns: string[] = [];
    const server = await openMailServer({
      ...options,
      onAuth: (_auth, _session, done) => done(new Error(`${logIns.push('tried')}`)),
    });
    const { send, said } = openMailer(server.network);
    expect([await send(settings), logIns, server.taken]).toEqual(['mailNotSent: tls', [], []]);
    expect(secretsOf(said())).toEqual([]);
  });

  it('tells nothing to a server whose certificate nobody knows', async () => {
    const server = await openMailServer();
    const { ca: _none, ...network } = server.network;
    expect(await openMailer(network).send(smtpSettings())).toBe('mailNotSent: tls');
  });

  it('is no success where a server asks for no log-in', async () => {
    const server = await openMailServer({ disabledCommands: ['AUTH'], authOptional: true });
    expect(await openMailer(server.network).send(smtpSettings())).toBe('mailNotSent: loginRefused');
    expect(server.taken).toEqual([]);
  });

  it.each<[string, Parameters<typeof openSilentServer>[0]]>([
    ['says nothing', undefined],
    ['says nothing after its greeting', (socket) => socket.write('220 here\r\n')],
    [
      'dictates forever',
      (socket) => {
        const timer = setInterval(() => socket.write('220-and on\r\n'), 20);
        socket.on('close', () => clearInterval(timer));
      },
    ],
    [
      'greets, and then dictates forever',
      (socket) => {
        socket.write('220 here\r\n');
        const timer = setInterval(() => socket.write('250-and on\r\n'), 20);
        socket.on('close', () => clearInterval(timer));
      },
    ],
  ])('is given up when the server %s', async (_what, say) => {
    const { network } = await openSilentServer(say);
    const { send, noted } = openMailer(network, { mailTime: 300 });
    const began = performance.now();
    expect(await send(smtpSettings())).toBe('mailNotSent: timedOut');
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(noted).toMatchObject([{ reason: 'timedOut' }]);
  });

  it('is given up when nobody knows the name of the server for long', async () => {
    const { network } = networkTo(1);
    const resolve = () => new Promise<never>(() => undefined);
    const { send } = openMailer({ ...network, resolve }, { mailTime: 100 });
    expect(await send(smtpSettings())).toBe('mailNotSent: timedOut');
  });

  it('is given up while the secret is read, and not sent afterwards', async () => {
    const server = await openMailServer();
    let found: (secret: string) => void = () => undefined;
    const secret = () => new Promise<string>((resolve) => (found = resolve));
    const { send, noted } = openMailer(server.network, { secret, mailTime: 50 });
    expect(await send(smtpSettings())).toBe('mailNotSent: timedOut');
    expect(noted).toMatchObject([{ reason: 'timedOut' }]);
    found(canary);
    await new Promise(setImmediate);
    expect([server.asked, server.taken]).toEqual([[], []]);
  });

  it('takes no longer than its call has left, so that a change is answered and not undone by its notice', async () => {
    const { network } = await openSilentServer();
    const { send } = openMailer(network);
    const began = performance.now();
    // A second of it is for what follows.
    expect(await withTimeLeft(1_100, () => send(smtpSettings()))).toBe('mailNotSent: timedOut');
    expect(await withTimeLeft(0, () => send(smtpSettings()))).toBe('mailNotSent: timedOut');
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it('is no fault of the server where its password cannot be read', async () => {
    const server = await openMailServer();
    const secret = () => Promise.reject(Object.assign(new Error('no'), { name: 'AccessDeniedException' }));
    const { send, noted, said } = openMailer(server.network, { secret });
    expect(await send(smtpSettings())).toBe('unavailable: undefined');
    expect([server.asked, noted]).toEqual([[], []]);
    expect(said()).toContain('AccessDeniedException');
  });

  it.each<[string, Parameters<typeof openSilentServer>[0]]>([
    ['hangs up', (socket) => socket.destroy()],
    ['is no mail server', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ])('is not sent when the server %s', async (_what, say) => {
    const { network } = await openSilentServer(say);
    expect(await openMailer(network).send(smtpSettings())).toBe('mailNotSent: notReached');
  });

  it('is not sent when nobody listens', async () => {
    const { network } = networkTo(1);
    expect(await openMailer(network).send(smtpSettings())).toBe('mailNotSent: notReached');
  });
});

describe('the server that an administrator names', () => {
  const inside = { address: '10.0.0.7', family: 4 };
  it.each([
    ['a private address', [inside]],
    ['both kinds of addresses', [publicAddress, inside]],
    ['this machine', [{ address: '127.0.0.1', family: 4 }]],
    ['cloud metadata', [{ address: '169.254.169.254', family: 4 }]],
    ['an address behind a carrier', [{ address: '100.64.0.1', family: 4 }]],
    ['IPv4 within IPv6', [{ address: '::ffff:127.0.0.1', family: 6 }]],
    ['a tunnel', [{ address: '2002:7f00:1::', family: 6 }]],
    ['a translated address', [{ address: '64:ff9b::a00:1', family: 6 }]],
    ['nowhere', []],
  ])('is not asked where its name leads to %s', async (_what, addresses) => {
    const server = await openMailServer();
    const { send } = openMailer({ ...server.network, resolve: async () => addresses });
    expect([await send(smtpSettings()), server.count()]).toEqual(['mailNotSent: notAllowed', 0]);
  });

  it.each(['127.0.0.1', '::1', '169.254.169.254', '10.1.2.3'])('is not asked where it is %s', async (host) => {
    const server = await openMailServer();
    expect(await openMailer(server.network).send(smtpSettings({ host }))).toBe('mailNotSent: notAllowed');
    expect(server.asked).toEqual([]);
  });

  it.each([25, 22, 6379, 8080])('is not asked at port %i', async (port) => {
    const server = await openMailServer();
    const { send, said } = openMailer(server.network);
    expect([await send(smtpSettings({ port })), server.asked]).toEqual(['mailNotSent: notAllowed', []]);
    expect(said()).toContain('Lambda cannot reach port 25');
  });

  it('is looked up once for a mail, so that it cannot give another answer', async () => {
    const server = await openMailServer();
    const answers = [[publicAddress], [inside]];
    const { send } = openMailer({ ...server.network, resolve: async () => answers.shift() ?? [] });
    expect([await send(smtpSettings()), await send(smtpSettings())]).toEqual(['sent', 'mailNotSent: notAllowed']);
    expect(server.taken).toHaveLength(1);
  });

  it('may be on this machine where the stage is a laptop, and nowhere else', async () => {
    const { port, network, taken } = await openMailServer();
    const own = { ca: network.ca ?? '' };
    const settings = smtpSettings({ host: 'localhost', port });
    expect(await openMailer({ ...own, allowLoopback: true }).send(settings)).toBe('sent');
    expect(taken).toHaveLength(1);
    expect(await openMailer(own).send(settings)).toBe('mailNotSent: notAllowed');
    const elsewhere = { ...own, allowLoopback: true, resolve: async () => [inside] };
    expect(await openMailer(elsewhere).send(smtpSettings())).toBe('mailNotSent: notAllowed');
  });
});
