import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  initialSettings,
  secretsLostBy,
  sectionNames,
  sectionSchemas,
  settingsOf,
} from '#contracts/settings/sections.ts';
import { readPartition } from '#lambdas/platform/table/read-items.ts';
import { settingsReader } from '#lambdas/settings/index.ts';
import { admin, openSettingsHarness, other } from './settings-harness.ts';

let harness: Awaited<ReturnType<typeof openSettingsHarness>>;
beforeAll(async () => {
  harness = await openSettingsHarness();
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.caller.isConfirmed = true;
});

const canary = 'SG.canary-7f3a';
const inNone = { he: '', en: '', ru: '', fr: '', es: '' };

describe('the declarations', () => {
  it.each(sectionNames)('%s holds by itself what the product brings', (name) => {
    expect(sectionSchemas[name].safeParse(initialSettings[name]).success).toBe(true);
  });

  it('name at least one reader of each setting', () => {
    const unread = sectionNames.flatMap((name) => settingsOf(name).filter(([, { readers }]) => readers.length === 0));
    expect(unread).toEqual([]);
  });

  it.each([
    ['analytics', { measurementId: 'UA-12345' }, 'measurementId'],
    ['analytics', { enabled: true, measurementId: '' }, 'required'],
    ['security', { passwordMinimum: 7 }, 'atLeast:8'],
    ['security', { freeAttempts: 6 }, 'atMost:5'],
    ['security', { passwordMinimum: 8.5 }, 'wholeNumber'],
    ['general', { siteZone: 'Mars/Olympus' }, 'invalidTimeZone'],
    ['general', { siteZone: '+05:00' }, 'invalidTimeZone'],
    ['general', { contactAddress: { ...inNone, fr: 'nobody' } }, 'invalidEmail'],
    ['general', { maintenanceNotice: true }, 'required'],
    ['general', { maintenanceNotice: true, maintenanceText: { ...inNone, he: '\u200F \u2068\u2069' } }, 'required'],
    ['integrations', { mailProvider: 'smtp', smtpHost: '', smtpUser: 'a' }, 'required'],
    ['integrations', { smtpHost: '169.254.169.254' }, 'hostName'],
    ['botCheck', { provider: 'turnstile' }, 'required'],
    ['botCheck', { siteKey: 'anything' }, 'siteKey'],
    ['integrations', { telemetryDsn: 'https://key:secret@sentry.example/1' }, 'dsn'],
    ['aiGateway', { enabled: true, address: 'http://gateway.example' }, 'secureAddress'],
    ['aiGateway', { enabled: true, address: 'https://gateway.example:25/' }, 'secureAddress'],
    ['aiGateway', { enabled: true, address: 'https:gateway.example@evil.example' }, 'secureAddress'],
    ['aiModels', { prices: 'a.model-1 0.33 2026-11-20' }, 'modelPrices'],
    ['aiModels', { embeddings: 'eu.amazon.nova-2-lite-v1:0' }, 'embeddingModelId'],
    // A price of next to nothing would let a model pass every budget.
    ['aiModels', { prices: 'a.model-1 0.000001 0.000001 2026-11-20' }, 'lowestPrice:0.01'],
    ['aiModels', { prices: 'a.model-1 0.33 2.75 2026-11-20\na.model-2 1 0 2026-11-20' }, 'lowestPrice:0.01'],
    ['general', { copyrightHolder: 'Swan\u202ELake' }, 'invalidText'],
  ] as const)('refuse %s with %j: %s', (name, values, message) => {
    const { success, error } = sectionSchemas[name].safeParse({ ...initialSettings[name], ...values });
    expect(success).toBe(false);
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('an address of a gateway that is typed in another way', () => {
  it.each([
    ['https://gateway.example', 'https://gateway.example'],
    ['https://Gateway.example/', 'https://gateway.example'],
    ['https:gateway.example', 'https://gateway.example'],
    ['https://gateway.example\\@evil', 'https://gateway.example/@evil'],
    ['https://gateway.example:8443/models/../v1', 'https://gateway.example:8443/v1'],
  ])('%s is kept as programs read it: %s', (address, kept) => {
    const { data } = sectionSchemas.aiGateway.safeParse({ ...initialSettings.aiGateway, address });
    expect(data).toMatchObject({ address: kept });
  });
});

describe('settings', () => {
  it('are what the product brings until somebody saves them, and then say who and when', async () => {
    expect((await harness.all()).sections.theme).toEqual({ version: 0, values: { initialTheme: 'system' } });
    await harness.save('theme', { initialTheme: 'dark' });
    expect((await harness.all()).sections.theme).toEqual({
      version: expect.any(Number),
      values: { initialTheme: 'dark' },
      changed: { time: '2026-11-23T12:00:00.000Z', by: { id: admin.userId, name: 'Odette' } },
    });
  });

  it('of one section conflict when two administrators save it, and nothing is lost', async () => {
    const { version } = (await harness.all()).sections.cache;
    expect((await harness.save('cache', { browserSeconds: 10 }, { version })).status).toBe(200);
    const late = await harness.save('cache', { edgeSeconds: 20 }, { version, as: other });
    expect([late.status, late.body.code]).toEqual([409, 'editConflict']);
    expect((await harness.all()).sections.cache.values).toEqual({ browserSeconds: 10, edgeSeconds: 60 });
  });

  it('of one section are saved once when two save it at the same moment', async () => {
    const { version } = (await harness.all()).sections.embeds;
    const saves = await Promise.all(
      [400, 500, 600].map((instagramMaxWidth) => harness.save('embeds', { instagramMaxWidth }, { version })),
    );
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await harness.all()).sections.embeds.version).toBeGreaterThan(version);
  });

  it('of several sections are saved together, or not at all', async () => {
    const { sections } = await harness.all();
    const body = {
      sections: {
        general: {
          version: sections.general.version,
          values: { ...sections.general.values, copyrightHolder: 'Ballet' },
        },
        embeds: { version: 99, values: { ...sections.embeds.values, xEnabled: false } },
      },
    };
    expect((await harness.call('PUT /api/admin/settings', { body })).status).toBe(409);
    expect((await harness.all()).sections.general.values.copyrightHolder).toBe('');
  });

  it('that are saved a second time change nothing, whatever their version', async () => {
    await harness.save('theme', { initialTheme: 'light' });
    const { version } = (await harness.all()).sections.theme;
    const events = harness.events.length;
    expect((await harness.save('theme', { initialTheme: 'light' }, { version: 0 })).status).toBe(200);
    expect((await harness.all()).sections.theme.version).toBe(version);
    expect(harness.events.length).toBe(events);
  });

  it('are changed in one transaction with an entry that says what changed, passwords’ rules included', async () => {
    const { client } = harness.table;
    const { send } = client;
    const refusing = async (command: never) => {
      const { input } = Object(command);
      // The entry alone cannot be written.
      const entry = input.TransactItems?.find(({ Put }: { Put?: { Item: { pk: string } } }) =>
        Put?.Item.pk.startsWith('AUDIT#'),
      );
      if (entry) entry.Put.ConditionExpression = 'attribute_exists(pk)';
      return send(command);
    };
    Object.assign(client, { send: refusing });
    const { status } = await harness.save('security', { passwordMinimum: 12 });
    Object.assign(client, { send });
    expect([status, (await harness.all()).sections.security.version]).toEqual([500, 0]);

    await harness.save('security', { passwordMinimum: 12 });
    const entries = await readPartition(harness.table, { pk: 'AUDIT#2026-11' });
    expect(entries).toContainEqual(
      expect.objectContaining({
        data: expect.objectContaining({
          action: 'settings.update',
          resource: { type: 'settings', id: 'security', name: '' },
          changes: [{ field: 'passwordMinimum', before: '8', after: '12' }],
        }),
      }),
    );
  });

  it('that let others in, tell them who visits, or spend money, ask for the password', async () => {
    harness.caller.isConfirmed = false;
    expect((await harness.save('aiModels', { dayBudget: 1_000 })).body.code).toBe('confirmationNeeded');
    expect((await harness.save('aiModels', { he: 'a.model-1' })).body.code).toBe('confirmationNeeded');
    const address = 'https://gateway.example/v1';
    expect((await harness.save('aiGateway', { enabled: true, address })).body.code).toBe('confirmationNeeded');
    expect((await harness.save('integrations', { mailProvider: 'sendgrid' })).body.code).toBe('confirmationNeeded');
    expect((await harness.save('analytics', { measurementId: 'G-THIEF12345' })).body.code).toBe('confirmationNeeded');
    expect((await harness.save('edgeAnalytics', { siteTag: 'a'.repeat(32) })).body.code).toBe('confirmationNeeded');
    const { values } = (await harness.all()).sections.general;
    const contactAddress = { ...values.contactAddress, en: 'thief@dance.example' };
    expect((await harness.save('general', { contactAddress })).body.code).toBe('confirmationNeeded');
    expect((await harness.save('general', { siteName: { ...values.siteName, en: 'Pointe' } })).status).toBe(200);
    expect((await harness.save('theme', { initialTheme: 'dark' })).status).toBe(200);
    expect((await harness.all()).sections.integrations.version).toBe(0);
  });

  it('require a second factor of administrators only once whoever requires it has one', async () => {
    const refused = await harness.save('twoFactor', { requiredForAdministrators: true });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['twoFactor.requiredForAdministrators']]);
    harness.caller.factor = 'totp';
    expect((await harness.save('twoFactor', { requiredForAdministrators: true })).status).toBe(200);
    expect((await harness.save('twoFactor', { allowed: false })).status).toBe(400);
    await harness.save('twoFactor', { requiredForAdministrators: false });
  });

  it('can be put back from their history', async () => {
    await harness.save('general', { copyrightHolder: 'First' });
    await harness.save('general', { copyrightHolder: 'Second' }, { as: other });
    const { items } = (await harness.call('GET /api/admin/settings/general/history')).body;
    expect(items[0]).toMatchObject({
      changed: { by: { name: 'Odile' } },
      changes: [{ name: 'copyrightHolder', before: 'First', after: 'Second' }],
    });
    await harness.save('general', { [items[0].changes[0].name]: items[0].changes[0].before });
    expect((await harness.all()).sections.general.values.copyrightHolder).toBe('First');
  });

  it('of an older release are completed, and wrong ones replaced', async () => {
    const { settings, save, all } = harness;
    await save('cache', { browserSeconds: 5 });
    const record = await settings.read();
    const older = { browserSeconds: 5, edgeSeconds: 'soon', gone: true } as never;
    await settings.save(
      [
        {
          name: 'cache',
          version: record.sections.cache.version,
          nextVersion: record.sections.cache.version + 1,
          before: record.sections.cache.values,
          after: older,
        },
      ],
      { time: '2026-11-23T12:00:00.000Z', by: admin.userId },
      [],
    );
    expect((await all()).sections.cache.values).toEqual({ browserSeconds: 5, edgeSeconds: 60 });
  });

  it('of an older release that may not go together any more are shown, to be put right', async () => {
    const { settings, save, all } = harness;
    const before = initialSettings.analytics;
    const after = { ...before, enabled: true, measurementId: 'UA-12345' };
    const change = { name: 'analytics', version: 0, nextVersion: 1, before, after } as const;
    await settings.save([change], { time: '2026-11-23T12:00:00.000Z', by: admin.userId }, []);
    expect((await all()).sections.analytics.values).toEqual({ ...before, enabled: true, measurementId: '' });
    expect((await save('analytics', {})).status).toBe(400);
    expect((await save('analytics', { enabled: false })).status).toBe(200);
  });
});

describe('a section in another form', () => {
  it('stops nobody: it is as the product brings it, and saved anew', async () => {
    const Item = { pk: 'SETTINGS', sk: 'SETTINGS', section_cache: { values: 'none' }, secret_gatewayKey: 7 };
    await harness.table.client.send(new PutCommand({ TableName: harness.table.name, Item }));
    expect((await harness.all()).sections.cache).toEqual({ version: 0, values: initialSettings.cache });
  });
});

describe('two sections', () => {
  it('are saved at the same moment by two administrators', async () => {
    const saves = await Promise.all([
      harness.save('theme', { initialTheme: 'dark' }),
      harness.save('aiModels', { he: 'a.model-1' }, { as: other }),
      harness.save('botCheck', { onSignUp: false }),
    ]);
    expect(saves.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('the address of a gateway', () => {
  it('is not taken away from models that the stage does not permit', async () => {
    await harness.save('aiGateway', { address: 'https://gateway.example/v1' });
    expect((await harness.save('aiModels', { he: 'some.other/model', second: 'a.model-1' })).status).toBe(200);
    const refused = await harness.save('aiGateway', { address: '' });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['aiGateway.address']]);
    expect(refused.body.fields['aiGateway.address']).toContain('only through this gateway');
    await harness.save('aiModels', { he: 'eu.some.large-model-v1' });
    expect((await harness.save('aiGateway', { address: '' })).status).toBe(200);
  });

  it('does not speak for the model that tells meanings, which is always Bedrock’s', async () => {
    const unknown = { embeddings: 'us.cohere.embed-v4:0' };
    for (const address of ['https://gateway.example/v1', '']) {
      await harness.save('aiGateway', { address });
      const refused = await harness.save('aiModels', unknown);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['aiModels.embeddings']]);
    }
    expect((await harness.save('aiModels', { embeddings: 'eu.cohere.embed-v4:0' })).status).toBe(200);
    expect((await harness.save('aiModels', { embeddings: '' })).status).toBe(200);
  });
});

describe('the reader', () => {
  it('gives what others are to use: a model by language, and the gateway with its key', async () => {
    await harness.save('aiModels', { he: 'eu.some.large-model-v1' });
    await harness.save('aiGateway', { enabled: true, address: 'https://gateway.example/v1' });
    await harness.saveSecret('gatewayKey', 'gw-key');
    const { readSettings, readMoment } = harness.newSecretReader();
    expect((await readSettings('aiModels')).he).toBe('eu.some.large-model-v1');
    expect((await readSettings('aiModels')).en).toBe('');
    const { settings, secret } = await readMoment();
    expect(settings.aiGateway).toEqual({ enabled: true, address: 'https://gateway.example/v1' });
    expect(await secret('gatewayKey')).toBe('gw-key');
    await harness.call('DELETE /api/admin/settings/secrets/gatewayKey');
  });

  it('goes by what it has read while the table is away', async () => {
    await harness.save('theme', { initialTheme: 'light' });
    const table = { isAway: false };
    const store = {
      read: async () => {
        if (table.isAway) throw new Error('away');
        return harness.settings.read();
      },
    };
    const read = settingsReader({ store, clock: harness.clock });
    table.isAway = true;
    await expect(read('theme')).rejects.toThrow('away');
    table.isAway = false;
    await read('theme');
    table.isAway = true;
    harness.moment.now += 60_000;
    expect(await read('theme')).toEqual({ initialTheme: 'light' });
  });

  it('finds a secret that was replaced a moment ago', async () => {
    await harness.saveSecret('sendgridKey', 'first');
    const { readMoment } = harness.newSecretReader();
    const { secret } = await readMoment();
    await harness.saveSecret('sendgridKey', 'second');
    expect(await secret('sendgridKey')).toBe('second');
    await harness.call('DELETE /api/admin/settings/secrets/sendgridKey');
  });

  it('asks the table at most once in half a minute, and then sees a change', async () => {
    const read = harness.newReader();
    await harness.save('theme', { initialTheme: 'light' });
    harness.reads.length = 0;
    await Promise.all([read('theme'), read('security'), read('cache')]);
    expect(await read('theme')).toEqual({ initialTheme: 'light' });
    expect(harness.reads.length).toBe(1);
    await harness.save('theme', { initialTheme: 'dark' });
    expect(await read('theme')).toEqual({ initialTheme: 'light' });
    harness.moment.now += 30_000;
    expect(await read('theme')).toEqual({ initialTheme: 'dark' });
  });
});

describe('the mail of the settings', () => {
  const send = () =>
    harness.call('POST /api/admin/settings/test-mail', { body: { to: 'a@b.example', language: 'he' } });

  it('is tried with what is saved at that moment, under the name that is set', async () => {
    await harness.save('general', { siteName: { he: 'אגם הברבורים', en: '', ru: '', fr: '', es: '' } });
    expect((await send()).status).toBe(204);
    expect(harness.mails.at(-1)).toMatchObject({ to: 'a@b.example', text: expect.stringContaining('אגם הברבורים') });
  });

  it('is refused with POP3, which only receives [Q-077]', async () => {
    await harness.save('integrations', { mailProvider: 'pop3' });
    const replies = [await send(), await harness.call('POST /api/admin/settings/test-connection')];
    expect(replies.map(({ body }) => body.code)).toEqual(['mailProviderReceivesOnly', 'mailProviderReceivesOnly']);
    await harness.save('integrations', { mailProvider: 'ses' });
  });
});

it('a connection is tested only for those who have entered their password', async () => {
  harness.caller.isConfirmed = false;
  const { status, body } = await harness.call('POST /api/admin/settings/test-connection');
  expect([status, body.code]).toEqual([403, 'confirmationNeeded']);
  harness.caller.isConfirmed = true;
  expect((await harness.call('POST /api/admin/settings/test-connection')).status).toBe(204);
});

it('mail and connection are tried at most five times a minute by one administrator, and by another one still', async () => {
  const mail = { body: { to: 'a@b.example', language: 'he' } };
  const send = (as = admin) => harness.call('POST /api/admin/settings/test-mail', { ...mail, as });
  const connect = (as = admin) => harness.call('POST /api/admin/settings/test-connection', { as });
  for (const attempt of [send, connect]) {
    harness.moment.now = (Math.floor(harness.moment.now / 60_000) + 1) * 60_000 + 20_000;
    const before = harness.mails.length;
    for (let each = 0; each < 5; each += 1) expect((await attempt()).status).toBe(204);
    const { status, body } = await attempt();
    expect([status, body]).toEqual([
      429,
      expect.objectContaining({ code: 'tooManyAttempts', error: expect.stringContaining('wait'), retryAfter: 40 }),
    ]);
    expect(harness.mails.length - before).toBe(attempt === send ? 5 : 0);
    expect((await attempt(other)).status).toBe(204);
    harness.moment.now += 40_000;
    expect((await attempt()).status).toBe(204);
  }
});

describe('secrets', () => {
  const path = '/api/admin/settings/secrets/sendgridKey';

  it('are set and never shown: not in replies, the table, or the log', async () => {
    const saved = await harness.saveSecret('sendgridKey', canary);
    expect(saved.body).toEqual({ time: expect.any(String), by: { id: admin.userId, name: 'Odette' } });
    const state = await harness.call('GET /api/admin/settings');
    expect(state.body.secrets.sendgridKey).toEqual(saved.body);
    expect(state.body.ownTexts.siteName).toMatchObject({ he: 'נעלי פוינט', en: 'Pointe Shoes' });
    const items = [
      ...(await readPartition(harness.table, { pk: 'SETTINGS' })),
      ...(await readPartition(harness.table, { pk: 'AUDIT#2026-11' })),
    ];
    expect(items.length).toBeGreaterThan(5);
    expect(JSON.stringify([saved, state, items, harness.events])).not.toContain(canary);
  });

  it('reach those who may read them, as soon as they are replaced', async () => {
    const { readMoment } = harness.newSecretReader();
    const readSecret = async (name: 'sendgridKey' | 'gatewayKey') => (await readMoment()).secret(name);
    expect(await readSecret('sendgridKey')).toBe(canary);
    await harness.saveSecret('sendgridKey', 'SG.next');
    harness.moment.now += 30_000;
    expect(await readSecret('sendgridKey')).toBe('SG.next');
    expect(await readSecret('gatewayKey')).toBeUndefined();
  });

  it('are of the same moment as the settings, however much later they are asked for', async () => {
    const name = 'mailgunPassword';
    const secretPath = `/api/admin/settings/secrets/${name}`;
    await harness.save('integrations', { mailgunUser: 'former@mg.example' });
    await harness.saveSecret(name, 'former-password');
    const { readMoment } = harness.newSecretReader();
    const former = await readMoment();
    await harness.save('integrations', { mailgunUser: 'next@mg.example' });
    await harness.saveSecret(name, 'next-password');
    harness.moment.now += 30_000;
    const next = await readMoment();
    // A secret that was replaced is gone: the former server receives nothing.
    expect(former.settings.integrations.mailgunUser).toBe('former@mg.example');
    await expect(former.secret(name)).rejects.toThrow('ParameterNotFound');
    expect([next.settings.integrations.mailgunUser, await next.secret(name)]).toEqual([
      'next@mg.example',
      'next-password',
    ]);
    await harness.call(`DELETE ${secretPath}`);
  });

  it('stay readable where the answer was lost after the change was made', async () => {
    const [former = ''] = harness.parameters.keys();
    const { client } = harness.table;
    const { send } = client;
    const { readMoment } = harness.newSecretReader();
    Object.assign(client, {
      send: async (command: never) => {
        const reply = await send(command);
        if (Object(command) instanceof TransactWriteCommand) throw new Error('no answer');
        return reply;
      },
    });
    const { status } = await harness.saveSecret('sendgridKey', 'SG.unanswered');
    Object.assign(client, { send });
    expect([status, await (await readMoment()).secret('sendgridKey')]).toEqual([500, 'SG.unanswered']);
    // Nothing uses the former one now, and it would stay until an operator deletes it.
    expect(harness.parameters.delete(former)).toBe(true);
    await harness.saveSecret('sendgridKey', 'SG.next');
  });

  it('are named in the log where neither the change nor a look at it succeeds, for an operator to delete', async () => {
    const { client } = harness.table;
    const { send } = client;
    let isAway = false;
    Object.assign(client, {
      send: async (command: never) => {
        isAway ||= Object(command) instanceof TransactWriteCommand;
        if (isAway) throw new Error('away');
        return send(command);
      },
    });
    const before = new Set(harness.parameters.keys());
    const { status } = await harness.saveSecret('sendgridKey', 'SG.left-over');
    Object.assign(client, { send });
    const left = [...harness.parameters.keys()].filter((key) => !before.has(key));
    const [name, id] = left[0]?.split('/') ?? [];
    expect([status, left.length]).toEqual([500, 1]);
    expect(harness.errors).toContainEqual(['secret perhaps not in use', { name, id }]);
    // A secret that was in use still is.
    const { readMoment } = harness.newSecretReader();
    expect(await (await readMoment()).secret('sendgridKey')).toBe('SG.next');
    harness.parameters.delete(`${name}/${id}`);
  });

  it('are deleted when they are replaced and when they are removed', async () => {
    expect([...harness.parameters.values()]).toEqual(['SG.next']);
    expect((await harness.call(`DELETE ${path}`)).status).toBe(204);
    expect((await harness.all()).secrets).toEqual({});
    expect(harness.parameters.size).toBe(0);
    expect((await harness.call(`DELETE ${path}`)).status).toBe(204);
  });

  it('ask for the password', async () => {
    harness.caller.isConfirmed = false;
    const replies = [await harness.saveSecret('sendgridKey', canary), await harness.call(`DELETE ${path}`)];
    expect(replies.map(({ body }) => body.code)).toEqual(['confirmationNeeded', 'confirmationNeeded']);
  });

  it('are for the server that their owner saw', async () => {
    const { version } = (await harness.all()).sections.integrations;
    await harness.save('integrations', { smtpHost: 'smtp.thief.example' }, { as: other });
    expect((await harness.saveSecret('smtpPassword', canary, { version })).body.code).toBe('editConflict');
    expect([(await harness.all()).secrets, harness.parameters.size]).toEqual([{}, 0]);
  });

  it('are gone when the server or the user changes that they were set for', async () => {
    await harness.save('integrations', { smtpHost: 'smtp.site.example', smtpUser: 'mailer', mailProvider: 'smtp' });
    await harness.saveSecret('smtpPassword', canary);
    await harness.save('integrations', { mailFrom: 'ballet@site.example' });
    expect((await harness.all()).secrets.smtpPassword).toBeDefined();
    await harness.save('integrations', { smtpHost: 'smtp.thief.example' });
    expect((await harness.all()).secrets.smtpPassword).toBeUndefined();
    expect(harness.parameters.size).toBe(0);
    expect(harness.events.at(-1)).toMatchObject({ action: 'settings.removeSecret', resource: { id: 'smtpPassword' } });
  });

  it.each([
    ['smtpPassword', 'integrations', 'smtpPort', '2525'],
    ['smtpPassword', 'integrations', 'smtpSecurity', 'tls'],
    ['inboxPassword', 'inbox', 'port', '110'],
    ['inboxPassword', 'inbox', 'security', 'none'],
  ] as const)('of a mail server: %s is gone with another value of %s.%s', (secret, section, setting, value) => {
    const before: Record<string, unknown> = { ...initialSettings[section] };
    expect(secretsLostBy(section, before, before)).toEqual([]);
    expect(secretsLostBy(section, before, { ...before, [setting]: value })).toEqual([secret]);
  });

  it('of the bot-check is gone with the site key that it belongs to', async () => {
    await harness.save('botCheck', { provider: 'turnstile', siteKey: '1x00000000000000000000AA' });
    await harness.saveSecret('turnstileSecret', canary);
    await harness.save('botCheck', { onLogIn: false });
    expect((await harness.all()).secrets.turnstileSecret).toBeDefined();
    await harness.save('botCheck', { siteKey: '2x00000000000000000000AB' });
    expect((await harness.all()).secrets.turnstileSecret).toBeUndefined();
    expect(harness.parameters.size).toBe(0);
  });

  it.each([
    ['', 400],
    ['two\nlines', 400],
    ['x'.repeat(1_001), 400],
    ['a{{b}}', 400],
  ])('of %j are refused', async (value, status) => {
    expect((await harness.saveSecret('sendgridKey', value)).status).toBe(status);
  });
});
