import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type InboxServer, openInbox } from '#lambdas/inbox/adapters/open-inbox.ts';
import { ownCertificate } from '#scripts/local/pop3/own-certificate.ts';
import { createPop3 } from '#scripts/local/pop3/pop3-server.ts';
import { writeBatchMail as write } from '#scripts/local/ses/bulk-mail.ts';
import { type MailStore, openMailStore } from '#scripts/local/ses/mail-store.ts';

let folder: string;
let mails: MailStore;
let pop3: ReturnType<typeof createPop3>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pop3-'));
  mails = await openMailStore(folder, { write });
  pop3 = createPop3(mails);
  const send = (id: string, to: string, source: string) =>
    mails.add(
      { id, time: '2026-11-23T10:00:00.000Z', from: 'a@b.example', to: [to], subject: id, tags: {}, simulated: {} },
      Buffer.from(source),
    );
  await send('first', 'noa@dance.example', 'Subject: one\r\n\r\n.dot\r\n');
  await send('other', 'lea@dance.example', 'Subject: other\r\n\r\n');
  await send('second', 'Noa@Dance.example', 'Subject: two\n\ntext\n.\nend');
});
afterAll(async () => {
  await pop3.close();
  await rm(folder, { recursive: true });
});

type Security = InboxServer['security'];
const logIn = async (
  username: string,
  { password, security = 'none', ca = pop3.authority }: { password?: string; security?: Security; ca?: string } = {},
) => {
  const { host, port, tlsPort, password: right } = await pop3.open(0);
  const server = {
    host,
    port: security === 'tls' ? tlsPort : port,
    security,
    username,
    password: password ?? right,
  };
  return openInbox(server, { allowLoopback: true, ca }, AbortSignal.timeout(5_000));
};

it.each<Security>(['none', 'startTls', 'tls'])('is read with the encryption of the settings: %s', async (security) => {
  const inbox = await logIn('lea@dance.example', { security });
  expect((await inbox.list()).map(({ uid }) => uid)).toEqual(['other']);
  await inbox.quit();
});

it.each<Security>(['startTls', 'tls'])(
  'shows a certificate that only its own authority vouches for: %s',
  async (security) => {
    const ca = ownCertificate('pop3.localhost').cert;
    await expect(logIn('lea@dance.example', { security, ca })).rejects.toMatchObject({ reason: 'tls' });
  },
);

it('serves each address its mails, oldest first, to the byte', async () => {
  const inbox = await logIn('noa@dance.example');
  const list = await inbox.list();
  expect(list.map(({ uid }) => uid)).toEqual(['first', 'second']);
  const [first = { number: 0, uid: '', size: 0 }, second = first] = list;
  expect((await inbox.retrieve(first)).toString()).toBe('Subject: one\r\n\r\n.dot\r\n');
  expect((await inbox.retrieve(second)).toString()).toBe('Subject: two\r\n\r\ntext\r\n.\r\nend\r\n');
  expect((await inbox.headers(2))?.toString()).toBe('Subject: two\r\n\r\n');
  await inbox.quit();
});

it('forgets a deleted mail when the client says good-bye, and keeps it for everybody else', async () => {
  const leaving = await logIn('noa@dance.example');
  await leaving.remove(1);
  leaving.close();
  const inbox = await logIn('noa@dance.example');
  expect(await inbox.list()).toHaveLength(2);
  await inbox.remove(1);
  await inbox.quit();
  const uids = (await (await logIn('NOA@dance.example')).list()).map(({ uid }) => uid);
  expect(uids).toEqual(['second']);
  expect(mails.get('first')).toBeDefined();
});

it('lets nobody in with another password, or without an address', async () => {
  await expect(logIn('noa@dance.example', { password: 'wrong' })).rejects.toMatchObject({ reason: 'loginRefused' });
  await expect(logIn('noa')).rejects.toMatchObject({ reason: 'loginRefused' });
});
