import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import type { AllSections, SecretStates } from '#contracts/settings/endpoints.ts';
import {
  initialSettings,
  type SecretName,
  type SectionName,
  secretBonds,
  secretNames,
  secrets,
} from '#contracts/settings/sections.ts';
import en from '#locales/en/settings.json' with { type: 'json' };
import dialogs from '#locales/en/settings-dialogs.json' with { type: 'json' };
import es from '#locales/es/settings.json' with { type: 'json' };
import fr from '#locales/fr/settings.json' with { type: 'json' };
import he from '#locales/he/settings.json' with { type: 'json' };
import ru from '#locales/ru/settings.json' with { type: 'json' };
import { ImportPreview } from '#web/features/settings/components/transfer/import-preview.tsx';
import type { ImportPlan, SectionImport } from '#web/features/settings/model/settings-file.ts';

const i18n = createInstance();
await i18n.init({
  lng: 'en',
  resources: { en: { settings: en, 'settings-dialogs': dialogs } },
  interpolation: { escapeValue: false },
});
const changed = { time: '2026-11-28T12:00:00.000Z', by: { id: 'a', name: 'Odette' } };
const allSet = Object.fromEntries(secretNames.map((name) => [name, changed])) as unknown as SecretStates;
const present = Object.fromEntries(
  Object.entries(initialSettings).map(([name, values]) => [name, { values, version: 1 }]),
) as unknown as AllSections;

/** The preview of a file that changes one setting. */
const preview = (section: SectionName, setting: string, states: SecretStates) => {
  const plan: ImportPlan = {
    sections: [
      {
        section,
        values: { ...initialSettings[section], [setting]: 'another' } as SectionImport['values'],
        changes: [{ path: setting, before: '', after: 'another' }],
      },
    ],
  };
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <ImportPreview plan={plan} present={present} secrets={states} />
    </I18nextProvider>,
  );
};
const bonds = secretNames.flatMap((name) => secretBonds[name].map((setting) => ({ name, setting })));
const sentence = (name: SecretName) => en.secretsWillGo.replace('{{names}}', en.secret[name]);

describe('before an import', () => {
  it.each(bonds)('says that $name goes with $setting, where it is set', ({ name, setting }) => {
    expect(preview(secrets[name], setting, allSet)).toContain(sentence(name));
    expect(preview(secrets[name], setting, {} as SecretStates)).not.toContain(en.secret[name]);
  });

  it('says nothing of secrets that stay', () => {
    expect(preview('integrations', 'mailFromName', allSet)).not.toContain(en.secretsWillGo.split('{')[0]);
  });
});

describe('the sentences', () => {
  it.each(Object.entries({ en, he, ru, fr, es }))('name each secret in %s', (_language, texts) => {
    for (const text of [texts.secretsWillGo, texts.secretsGone]) expect(text).toContain('{{names}}');
    for (const name of secretNames) expect(texts.secret[name]).toBeTruthy();
  });
});
