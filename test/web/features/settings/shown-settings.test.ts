import { describe, expect, it } from 'vitest';
import { secretNames, secrets, settingsOf } from '#contracts/settings/sections.ts';
import { isShown } from '#web/features/settings/model/shown-settings.ts';

const names = [
  ...settingsOf('integrations').map(([name]) => name),
  ...secretNames.filter((name) => secrets[name] === 'integrations'),
];
const always = ['mailProvider', 'mailFromName', 'telemetryDsn'];

describe('of the settings of mail', () => {
  it.each([
    ['ses', []],
    ['pop3', []],
    ['smtp', ['mailFrom', 'smtpHost', 'smtpPassword', 'smtpPort', 'smtpSecurity', 'smtpUser']],
    ['sendgrid', ['mailFrom', 'sendgridKey']],
    ['mailgun', ['mailFrom', 'mailgunPassword', 'mailgunRegion', 'mailgunUser']],
  ])('those are shown that %s needs', (mailProvider, shown) => {
    const found = names.filter((name) => isShown('integrations', name, { mailProvider }));
    expect(found.filter((name) => !always.includes(name)).toSorted()).toEqual(shown);
  });
});
