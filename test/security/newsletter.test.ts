import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readersStore } from '#lambdas/newsletter/index.ts';
import { mailText, templateForm } from '#test/support/mail-texts.ts';
import { openProduct, type Product, password } from '#test/support/product.ts';
import { saveSettings } from '#test/support/save-settings.ts';
import { operatorOf } from './operator.ts';

let product: Product;
let operator: ReturnType<typeof operatorOf>;
let readers: ReturnType<typeof readersStore>;
const tokens: string[] = [];
beforeAll(async () => {
  product = await openProduct();
  operator = operatorOf(product);
  readers = readersStore(operator.table, () => product.clock.now());
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

/** The token that a campaign puts into the links of its mails. */
const tokenOf = async (email: string): Promise<string> => {
  const token = (await readers.ensure([{ email, language: 'he' }])).get(email.toLowerCase()) ?? '';
  tokens.push(token);
  return token;
};
const subscribe = async (email: string): Promise<string> => {
  const body = { email, language: 'he', turnstileToken: await operator.botCheck() };
  expect((await product.send('POST /api/newsletter/subscribe', { body })).status).toBe(204);
  const token = await product.confirmationToken(email);
  tokens.push(token);
  return token;
};
const confirm = (token: string) => product.send('POST /api/newsletter/confirm', { body: { token } });
const preferences = async (token: string) =>
  (await product.send('POST /api/newsletter/preferences/read', { body: { token } })).body;
/** The form that a mail program sends (RFC 8058): without session, cookie or origin of ours. */
const oneClick = (token: string, headers: Record<string, string> = {}, body = 'List-Unsubscribe=One-Click') =>
  product.send(`POST /api/newsletter/unsubscribe/${token}`, {
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const account = async (token: string) => (await product.send('GET /api/account', { token })).body;
const saveProfile = async (token: string, fields: object) => {
  const { version } = await account(token);
  return (await product.send('PATCH /api/account', { token, body: { version, ...fields } })).body;
};

describe('the newsletter, from the form to the last mail', () => {
  it('comes to an address whose owner followed the link, until a mail program unsubscribes', async () => {
    const email = 'reader@dance.example';
    const request = await subscribe(email);
    expect(await readers.byEmail(email)).toBeUndefined();
    expect((await confirm(request)).status).toBe(204);
    const token = await tokenOf(email);
    expect(await preferences(token)).toEqual({
      email: 'r***@d***.example',
      newsletter: true,
      announcements: true,
      language: 'he',
      mailName: '',
    });
    expect((await oneClick(token)).status).toBe(204);
    expect(await preferences(token)).toMatchObject({ newsletter: false, announcements: false });
  });

  it.each<[string, Record<string, string>, string]>([
    ['a form', {}, 'List-Unsubscribe=One-Click'],
    ['a form of another site', { origin: 'https://mail.example', cookie: 'a=b' }, 'List-Unsubscribe=One-Click'],
    [
      'a form in parts',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['nothing', { 'content-type': 'text/plain' }, ''],
    ['something else', { 'content-type': 'application/json' }, '{not json'],
  ])('is ended by %s', async (what, headers, body) => {
    const email = `${what.replaceAll(' ', '-')}@dance.example`;
    await confirm(await subscribe(email));
    const token = await tokenOf(email);
    expect((await oneClick(token, headers, body)).status).toBe(204);
    expect(await preferences(token)).toMatchObject({ newsletter: false, announcements: false });
  });

  it('begins with one mail, through the campaigns’ configuration set, where administrators want one', async () => {
    const admin = await product.admin();
    const form = templateForm({ category: 'welcome', texts: { he: mailText({ subject: 'נעים להכיר' }) } });
    const { body: template } = await product.send('POST /api/admin/templates', { token: admin, body: form });
    await saveSettings(product, { campaigns: { welcomeMail: true, welcomeTemplate: template.id } });
    const email = 'welcomed@dance.example';
    const request = await subscribe(email);
    expect((await confirm(request)).status).toBe(204);
    expect((await confirm(request)).status).toBe(204);
    const token = await tokenOf(email);
    const welcomes = (await product.mails(email)).filter(({ subject }) => subject === 'נעים להכיר');
    expect(welcomes).toHaveLength(1);
    expect(welcomes[0]).toMatchObject({
      configurationSet: expect.stringContaining('Campaigns'),
      tags: { kind: 'welcomeMail', language: 'he' },
    });
    expect(welcomes[0]?.text).toContain(`#token=${token}`);
    const source = await product.send(`GET /__local/mail/${welcomes[0]?.id}/source`);
    expect(source.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(source.text.replaceAll(/\r\n\s/g, '')).toContain(`/api/newsletter/unsubscribe/${token}>`);

    // SES takes none: the confirmation stands, and the failure is shown.
    const fault = { service: 'ses', call: 'SendEmail', kind: 'error', count: 1 };
    const other = 'unwelcomed@dance.example';
    const second = await subscribe(other);
    expect((await product.send('POST /__local/api/faults', { body: fault })).status).toBe(201);
    expect((await confirm(second)).status).toBe(204);
    await product.send('DELETE /__local/api/faults');
    expect((await readers.byEmail(other))?.welcomed).toBeDefined();
    const { body: failures } = await product.send('GET /api/admin/mail-failures', { token: admin });
    expect(failures.items[0]).toMatchObject({ kind: 'welcomeMail', recipient: 'u***@d***.example' });
    await saveSettings(product, { campaigns: { welcomeMail: false } });
  });

  it('is not touched by who only opens links', async () => {
    const email = 'scanned@dance.example';
    const request = await subscribe(email);
    const link = /https?:\/\/\S+\/newsletter\/confirm\S+/.exec((await product.mails(email))[0]?.text ?? '')?.[0] ?? '';
    const { pathname, search } = new URL(link);
    for (const method of ['GET', 'HEAD']) {
      expect((await product.send(`${method} ${pathname}${search}`)).status).toBe(200);
    }
    expect(await readers.byEmail(email)).toBeUndefined();
    await confirm(request);
    const token = await tokenOf(email);
    const opened = await product.send(`GET /api/newsletter/unsubscribe/${token}`);
    expect([opened.status, opened.text]).toEqual([303, '']);
    expect(opened.headers.location).toMatch(new RegExp(`^https?://[^/]+/newsletter\\?lang=he#token=${token}$`));
    expect(opened.headers['cache-control']).toBe('no-store');
    expect(await preferences(token)).toMatchObject({ newsletter: true, announcements: true });
  });

  it('knows no links but those of mails', async () => {
    const email = 'links@dance.example';
    const request = await subscribe(email);
    await confirm(request);
    const token = await tokenOf(email);
    const wrong = ['A'.repeat(22), request, `${token}A`, token.slice(0, -1), token.toLowerCase(), '%00', 'x'];
    for (const guess of wrong) {
      const reply = await oneClick(guess);
      expect([guess, reply.status], guess).toEqual([guess, 400]);
    }
    expect((await confirm(token)).body.code).toBe('readerLinkInvalid');
    expect(await preferences(token)).toMatchObject({ newsletter: true, announcements: true });
  });
});

describe('the newsletter of a user', () => {
  it('is asked for by a link, left by a link, and asked for again in the account', async () => {
    const { username, email } = await product.newUser();
    const session = await product.tokenOf(username);
    const request = await subscribe(email);
    expect((await account(session)).newsletter).toBe(false);
    await confirm(request);
    expect(await account(session)).toMatchObject({ newsletter: true, groups: expect.arrayContaining(['newsletter']) });
    const token = await tokenOf(email);
    await oneClick(token);
    expect((await account(session)).newsletter).toBe(false);
    expect((await account(session)).groups).not.toContain('newsletter');
    product.clock.advance(1_000);
    expect((await saveProfile(session, { newsletter: true })).newsletter).toBe(true);
    expect(await preferences(token)).toMatchObject({ newsletter: true, announcements: false });
    const { body: log } = await product.send('GET /api/admin/audit?actor=system', { token: await product.admin() });
    expect(log.items.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['user.addToGroup', 'user.removeFromGroup']),
    );
  });

  it('is the one of their address, also where it was subscribed before there was an account', async () => {
    const email = 'before@dance.example';
    await confirm(await subscribe(email));
    const { username } = await product.newUser({ email });
    const session = await product.tokenOf(username);
    expect((await account(session)).newsletter).toBe(true);
    expect((await saveProfile(session, { newsletter: false })).newsletter).toBe(false);
    expect(await preferences(await tokenOf(email))).toMatchObject({ newsletter: false, announcements: true });
    const { body: copy } = await product.send('GET /api/account/export', { token: session });
    expect(copy.mail).toMatchObject({
      consents: [{ words: 'footer-2', ended: expect.any(String) }],
      newsletterRefused: expect.any(String),
    });
  });

  it.each([
    ['a complaint', 'complained', 'COMPLAINT', [undefined, undefined]],
    ['a bounce, of which an account proves nothing,', 'bounced', 'BOUNCE', ['bounced', 'BOUNCE']],
  ] as const)('that comes back after %s is let through by SES too, or not', async (_what, reason, listed, expected) => {
    const { username, email } = await product.newUser();
    const session = await product.tokenOf(username);
    await readers.suppress({ email, language: 'he' }, reason);
    await operator.suppress(email, listed);
    expect((await saveProfile(session, { newsletter: true })).newsletter).toBe(true);
    expect([(await readers.byEmail(email))?.suppressed?.reason, await operator.suppressedFor(email)]).toEqual(expected);
  });

  it('reaches an address again that SES alone had blocked, when an administrator has released it', async () => {
    const { email } = await product.newUser();
    const token = await product.admin();
    const path = `GET /api/admin/readers/suppression?email=${encodeURIComponent(email)}`;
    expect((await product.send(path, { token })).body).toEqual({ email });
    await operator.suppress(email, 'BOUNCE');
    const { body: found } = await product.send(path, { token });
    expect(found).toEqual({ email, suppressed: { reason: 'bounced', time: expect.any(String) } });
    expect((await product.send('POST /api/admin/readers/release', { token, body: { email } })).status).toBe(200);
    expect(await operator.suppressedFor(email)).toBeUndefined();
  });

  it('is wanted also while SES cannot be told', async () => {
    const { username, email } = await product.newUser();
    const session = await product.tokenOf(username);
    await readers.suppress({ email, language: 'he' }, 'complained');
    await operator.suppress(email, 'COMPLAINT');
    const fault = { service: 'ses', call: 'DeleteSuppressedDestination', kind: 'error', count: 10 };
    expect((await product.send('POST /__local/api/faults', { body: fault })).status).toBe(201);
    expect((await saveProfile(session, { newsletter: true })).newsletter).toBe(true);
    expect((await readers.byEmail(email))?.suppressed).toBeUndefined();
    await product.send('DELETE /__local/api/faults');
  });

  it.each(['by its owner', 'by an administrator'])(
    'goes with an account that is deleted %s; what the address refused stays [Q-024]',
    async (who) => {
      const { id, username, email } = await product.newUser();
      const session = await product.tokenOf(username);
      await saveProfile(session, { newsletter: true });
      const token = await tokenOf(email);
      await readers.suppress({ email, language: 'he' }, 'complained');
      if (who === 'by its owner')
        await product.send('POST /api/account/delete', { token: session, body: { password } });
      else await product.send(`DELETE /users/delete/${id}`, { token: await product.admin() });
      expect((await oneClick(token)).body.code).toBe('readerLinkInvalid');
      expect(await readers.byEmail(email)).toEqual({
        email,
        language: expect.any(String),
        suppressed: { reason: 'complained', time: expect.any(String) },
      });
    },
  );
});

it('no token is in what the functions print, and none in the table but where its link needs it', async () => {
  // The twin's own list of calls, above the log, has paths; a gateway notes routes.
  const printed = Object.values(await operator.logs()).map((page) => page.split('<h2>Log</h2>')[1] ?? '');
  expect(printed.join('').length).toBeGreaterThan(1_000);
  expect(tokens.length).toBeGreaterThan(10);
  for (const token of tokens) expect(printed.join('\n')).not.toContain(token);
  const readersOnly = (await operator.items([operator.table.name])).filter(({ type }) => type !== 'Reader');
  const rest = JSON.stringify(readersOnly);
  for (const token of tokens) expect(rest).not.toContain(token);
});
