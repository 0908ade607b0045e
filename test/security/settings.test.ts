import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type SecretName,
  type SectionName,
  type SectionValues,
  secretNames,
  secrets as sectionOf,
} from '#contracts/settings/sections.ts';
import { administrator, openProduct, type Product, password } from '#test/support/product.ts';
import { operatorOf } from './operator.ts';
import { peopleOf } from './people.ts';
import { newForm, profile } from './sample.ts';

let product: Product;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  product = await openProduct();
  people = peopleOf(product, operatorOf(product));
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

const present = async () => (await product.send('GET /api/admin/settings', { token: await product.admin() })).body;
/** Saves values of a section, and lets the half minute pass for which a function may go by the former ones. */
const set = async <Name extends SectionName>(
  name: Name,
  values: Partial<SectionValues<Name>>,
  token?: string,
): Promise<void> => {
  const { version, values: before } = (await present()).sections[name];
  const body = { sections: { [name]: { version, values: { ...before, ...values } } } };
  const reply = await product.send('PUT /api/admin/settings', { token: token ?? (await product.admin()), body });
  expect(reply.status, reply.text).toBe(200);
  await product.clock.advance(30_000);
};
const signUp = async (secret = password) =>
  product.send('POST /auth/signup', {
    body: {
      ...{ ...newForm(), password: secret, confirmPassword: secret, ...profile },
      turnstileToken: await product.easyBotCheck(),
    },
  });

describe('a setting holds in every function within half a minute', () => {
  it('signing up is closed and opened', async () => {
    await set('security', { signUpsOpen: false });
    expect((await signUp()).body).toMatchObject({ code: 'signUpsClosed', error: expect.stringContaining('closed') });
    const { accounts } = (await product.send('GET /api/config/site')).body;
    expect(accounts.signUpsOpen).toBe(false);
    await set('security', { signUpsOpen: true });
    expect((await signUp()).status).toBe(200);
  });

  it('a longer password is asked for, in words that name its length', async () => {
    await set('security', { passwordMinimum: 20 });
    expect((await signUp('Pas-de-deux-at-9!')).body.fields).toEqual({ password: 'Must be at least 20 characters' });
    await set('security', { passwordMinimum: 8 });
  });

  it('public reads are kept for the times that are set, and at once no longer where somebody clears them [S-144]', async () => {
    const policy = async () => (await product.send('GET /api/brands')).headers['cache-control'];
    expect(await policy()).toBe('public, max-age=60, s-maxage=60, stale-while-revalidate=86400');
    await set('cache', { browserSeconds: 5, edgeSeconds: 7 });
    expect(await policy()).toBe('public, max-age=5, s-maxage=7, stale-while-revalidate=86400');
    await set('cache', { browserSeconds: 60, edgeSeconds: 60 });
    const clear = async () =>
      product.send('POST /api/admin/settings/clear-cache', { token: await product.admin(), body: { layer: 'edge' } });
    expect((await clear()).status).toBe(204);
    // CloudFront takes fifteen at once.
    const more = await Promise.all(Array.from({ length: 15 }, clear));
    expect(more.map(({ body }) => body?.code ?? 'cleared').filter((code) => code === 'cacheNotCleared')).toHaveLength(
      1,
    );
  });

  it('administrators need a second factor in all of the administration, and may set one up', async () => {
    const [first, second] = [await people.person({ isAdmin: true }), await people.person({ isAdmin: true })];
    const reader = await people.person();
    await people.useMailedCodes(first);
    await set('twoFactor', { requiredForAdministrators: true }, first.token);
    const asked = ['GET /users/list', 'GET /api/admin/posts', 'GET /api/admin/audit', 'GET /api/admin/settings'];
    const statuses = (token: string) =>
      Promise.all(asked.map(async (route) => (await product.send(route, { token })).body.code ?? 'allowed'));
    expect(await statuses(second.token)).toEqual(asked.map(() => 'secondFactorRequired'));
    expect(await statuses(first.token)).toEqual(asked.map(() => 'allowed'));
    expect((await product.send('GET /api/account', { token: second.token })).status).toBe(200);
    // The log-in says so, and leads through setting it up.
    expect((await people.logIn(second.username)).body.needsSecondFactor).toBe(true);
    expect((await people.logIn(reader.username)).body).not.toHaveProperty('needsSecondFactor');
    await people.useMailedCodes(second);
    expect(await statuses(second.token)).toEqual(asked.map(() => 'allowed'));
    const { version, values } = (await product.send('GET /api/admin/settings', { token: first.token })).body.sections
      .twoFactor;
    const body = { sections: { twoFactor: { version, values: { ...values, requiredForAdministrators: false } } } };
    expect((await product.send('PUT /api/admin/settings', { token: first.token, body })).status).toBe(200);
    await product.clock.advance(30_000);
  });
});

describe('the provider of mail', () => {
  const server = { smtpHost: 'smtp.site.invalid', smtpUser: 'mailer' } as const;

  it('is tried before mail depends on it, and asked for each mail from then on [S-139]', async () => {
    await set('integrations', { ...server, mailProvider: 'smtp' });
    const token = await product.admin();
    const { version } = (await present()).sections.integrations;
    const secret = { value: 'a password', version };
    await product.send('PUT /api/admin/settings/secrets/smtpPassword', { token, body: secret });
    await product.clock.advance(30_000);
    const test = await product.send('POST /api/admin/settings/test-connection', { token });
    expect([test.body.code, Object.keys(test.body.fields)]).toEqual(['mailConnectionFailed', ['smtpHost']]);

    const { username, email } = newForm();
    const created = await product.send('POST /users/create', { token, body: { username, email, password } });
    expect(created.body.code).toBe('mailNotSent');
    const mails = async () => (await product.send('GET /api/admin/mail-failures', { token })).body.items;
    expect(await mails()).toMatchObject([{ kind: 'accountCreated', provider: 'smtp', reason: 'notReached' }]);
    await set('integrations', { mailProvider: 'ses' });
    const next = newForm();
    const body = { username: next.username, email: next.email, password };
    await product.send('POST /users/create', { token, body });
    expect(await product.mails(next.email)).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });
});

describe('a secret', () => {
  const canaries: Record<SecretName, string> = {
    turnstileSecret: '0x4-canary-5e',
    smtpPassword: 'smtp canary 44/=+',
    sendgridKey: 'SG.canary-91c2',
    mailgunPassword: 'mg-canary-0a',
    inboxPassword: 'pop canary: 3%',
    gatewayKey: 'gw-canary-7d',
  };

  const filesBelow = async (folder: string): Promise<string[]> =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && !entry.name.startsWith('ssm'))
      .map((entry) => path.join(entry.parentPath, entry.name));

  it('is in no reply, no log and no item of a table, wherever it fails', async () => {
    const token = await product.admin();
    const replies: string[] = [];
    const ask = async (route: string, body?: unknown) =>
      replies.push((await product.send(route, { token, body })).text);
    const keep = async (name: SecretName) => {
      const value = canaries[name];
      const { version } = (await present()).sections[sectionOf[name]];
      await ask(`PUT /api/admin/settings/secrets/${name}`, { value, version });
      await ask(`PUT /api/admin/settings/secrets/${name}`, { value, version, more: true });
      await ask(`PUT /api/admin/settings/secrets/${name}`, { value, version: version + 1 });
    };
    for (const name of secretNames) await keep(name);
    await set('integrations', { mailProvider: 'smtp', smtpHost: 'smtp.site.example', smtpUser: 'mailer' });
    await keep('smtpPassword');
    await ask('POST /api/admin/settings/test-connection');
    await ask('POST /api/admin/settings/test-mail', { to: 'a@b.example', language: 'en' });
    await ask('GET /api/admin/settings');
    await ask('GET /api/admin/settings/integrations/history');
    await ask('GET /api/admin/audit?resourceType=settings');
    await ask('GET /api/config/site');
    await set('integrations', { mailProvider: 'ses' });
    const state = await present();
    expect(Object.keys(state.secrets).toSorted()).toEqual(secretNames.toSorted());

    const logs = JSON.stringify((await product.send('GET /__local/api/calls')).text);
    const kept = await Promise.all((await filesBelow(product.dataDir)).map((file) => readFile(file, 'latin1')));
    const all = [...replies, logs, ...kept].join('\n');
    expect(all.length).toBeGreaterThan(100_000);
    expect(Object.values(canaries).filter((canary) => all.includes(canary))).toEqual([]);
  });
});

// The last one: it moves the clock past every token.
it('entries of the audit log are kept as long as is set, and for ever by default [Q-034]', async () => {
  let token = await product.admin();
  const entries = async (name: string) => {
    const { items } = (await product.send('GET /api/admin/audit?resourceType=settings', { token })).body;
    return items.filter(({ resource }: { resource: { id: string } }) => resource.id === name).length;
  };
  await set('cache', { browserSeconds: 61 });
  await set('advanced', { auditRetentionDays: 2 });
  await set('embeds', { xEnabled: false });
  expect([await entries('cache'), await entries('embeds')]).toEqual([1, 1]);
  await product.clock.advance(3 * 24 * 60 * 60 * 1000);
  token = await product.tokenOf(administrator.username, administrator.password);
  expect([await entries('cache'), await entries('embeds')]).toEqual([1, 0]);
});
