import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  initialSettings,
  secretBonds,
  secretNames,
  secrets,
  secretsLostBy,
  settingsOf,
} from '#contracts/settings/sections.ts';
import { openSettingsHarness } from './settings-harness.ts';

const pairs = secretNames.flatMap((secret) =>
  settingsOf(secrets[secret]).map(([setting]) => ({ secret, section: secrets[secret], setting })),
);

describe('what a secret is bound to', () => {
  it('are settings of its own section', () => {
    for (const name of secretNames) {
      const known = settingsOf(secrets[name]).map(([setting]) => setting);
      expect(known, name).toEqual(expect.arrayContaining([...secretBonds[name]]));
    }
  });

  it.each(pairs)(
    '$secret goes with a change of $setting exactly where it is bound to it',
    ({ secret, section, setting }) => {
      const before: Record<string, unknown> = initialSettings[section];
      const lost = secretsLostBy(section, before, { ...before, [setting]: 'another' });
      expect(lost.includes(secret)).toBe(secretBonds[secret].includes(setting));
      expect(secretsLostBy(section, before, { ...before })).toEqual([]);
    },
  );
});

describe('a saved section', () => {
  let harness: Awaited<ReturnType<typeof openSettingsHarness>>;
  beforeEach(async () => {
    harness = await openSettingsHarness();
  });
  afterEach(() => harness.close());

  it.each([
    ['smtpPassword', 'integrations', { smtpHost: 'b.example' }],
    ['mailgunPassword', 'integrations', { mailgunUser: 'b@mg.example' }],
    ['inboxPassword', 'inbox', { security: 'startTls' }],
    ['gatewayKey', 'aiGateway', { address: 'https://gateway.example' }],
    ['turnstileSecret', 'botCheck', { siteKey: '0x4AAAAAAABkMYinukE8nzYS' }],
  ] as const)('loses %s, as the browser has said before', async (secret, section, change) => {
    await harness.saveSecret(secret, 'kept-until-then');
    const { sections, secrets: before } = await harness.all();
    expect(before[secret]).toBeDefined();
    expect(
      secretsLostBy(section, { ...sections[section].values }, { ...sections[section].values, ...change }),
    ).toContain(secret);
    const reply = await harness.save(section, change);
    expect(reply.status).toBe(200);
    expect(reply.body.secrets[secret]).toBeUndefined();
  });
});
