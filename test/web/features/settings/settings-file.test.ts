import { describe, expect, it } from 'vitest';
import { initialSettings, type Settings, secretNames } from '#contracts/settings/sections.ts';
import { largestFile, planImport, writeSettingsFile } from '#web/features/settings/model/settings-file.ts';

const present: Settings = {
  ...initialSettings,
  general: { ...initialSettings.general, siteName: { he: 'נעלי פוינט', en: 'Pointe', ru: '', fr: '', es: '' } },
};
const fileWith = (sections: unknown, frame: object = {}) =>
  JSON.stringify({ format: 'pointe-shoes-settings', version: 1, sections, ...frame });

describe('the file of all settings', () => {
  it('changes nothing where it came from', () => {
    expect(planImport(writeSettingsFile(present), present)).toEqual({ sections: [] });
  });

  it('brings all of it elsewhere, by section', () => {
    const plan = planImport(writeSettingsFile(present), initialSettings);
    expect(plan).toMatchObject({
      sections: [
        {
          section: 'general',
          values: present.general,
          changes: [
            { path: 'siteName.he', before: '', after: 'נעלי פוינט' },
            { path: 'siteName.en', before: '', after: 'Pointe' },
          ],
        },
      ],
    });
  });

  it('holds no secret, nobody’s id, and is far smaller than the largest that is read', () => {
    const text = writeSettingsFile(present);
    for (const word of [...secretNames, 'changed', '"by"']) expect(text).not.toContain(word);
    expect(text.length).toBeLessThan(largestFile / 10);
  });

  it('leaves alone what it does not name', () => {
    const plan = planImport(fileWith({ security: { sessionDays: 7 } }), present);
    expect(plan).toEqual({
      sections: [
        {
          section: 'security',
          values: { ...present.security, sessionDays: 7 },
          changes: [{ path: 'sessionDays', before: 365, after: 7 }],
        },
      ],
    });
  });
});

describe('a file that is not right changes nothing', () => {
  it.each([
    ['no text', '', 'notJson'],
    ['no JSON', '<script>alert(1)</script>', 'notJson'],
    ['half of one', writeSettingsFile(initialSettings).slice(0, 300), 'notJson'],
    ['a number', '7', 'otherFormat'],
    ['null', 'null', 'otherFormat'],
    ['a list', '[{"format":"pointe-shoes-settings"}]', 'otherFormat'],
    ['another program’s', '{"format":"wordpress","version":1,"sections":{}}', 'otherFormat'],
    ['without sections', '{"format":"pointe-shoes-settings","version":1,"sections":[]}', 'otherFormat'],
    ['from a later version', fileWith({}, { version: 2 }), 'otherVersion'],
    ['a version as text', fileWith({}, { version: '1' }), 'otherVersion'],
    ['a million brackets', '['.repeat(1_000_000), 'notJson'],
  ])('%s', (_, text, fault) => {
    expect(planImport(text, present)).toEqual({ fault });
  });

  it('names the section and the setting', () => {
    const plan = planImport(
      fileWith({
        security: { sessionDays: '7', unknown: 1, freeAttempts: 99 },
        theme: 'dark',
        plugins: {},
        general: { siteName: { he: 'x\u0000', en: 'x'.repeat(61) } },
        integrations: { mailProvider: 'smtp' },
      }),
      present,
    );
    expect(plan).toEqual({
      faults: expect.arrayContaining([
        { kind: 'unknownSetting', section: 'security', name: 'unknown' },
        expect.objectContaining({ kind: 'value', section: 'security', path: 'sessionDays' }),
        { kind: 'value', section: 'security', path: 'freeAttempts', rule: 'atMost:5' },
        { kind: 'notASection', section: 'theme' },
        { kind: 'unknownSection', section: 'plugins' },
        { kind: 'value', section: 'general', path: 'siteName.he', rule: 'invalidText' },
        { kind: 'value', section: 'general', path: 'siteName.en', rule: 'tooLong:60' },
        { kind: 'value', section: 'integrations', path: 'smtpHost', rule: 'required' },
      ]),
    });
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'the name %s is no section and no setting',
    (name) => {
      const text = `{"format":"pointe-shoes-settings","version":1,"sections":{"${name}":{"isAdmin":true},"theme":{"${name}":{"isAdmin":true}}}}`;
      expect(planImport(text, present)).toEqual({
        faults: [
          { kind: 'unknownSection', section: name },
          { kind: 'unknownSetting', section: 'theme', name },
        ],
      });
      expect({}).not.toHaveProperty('isAdmin');
    },
  );

  it('a secret in a file is no setting', () => {
    expect(planImport(fileWith({ integrations: { smtpPassword: 'hunter2' } }), present)).toEqual({
      faults: [{ kind: 'unknownSetting', section: 'integrations', name: 'smtpPassword' }],
    });
  });
});
