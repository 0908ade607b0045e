import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { initialSettings, type SectionName, sectionNames, settingsOf } from '#contracts/settings/sections.ts';
import { directionOf, languages } from '#contracts/text/language.ts';
import { ownTexts } from '#lambdas/settings/model/own-texts.ts';
import en from '#locales/en/settings.json' with { type: 'json' };
import heCommon from '#locales/he/common.json' with { type: 'json' };
import { SettingRow } from '#web/features/settings/components/section/setting-row.tsx';
import { formOf } from '#web/features/settings/model/section-form.ts';
import { knownZones } from '#web/shared/time/zones.ts';

const i18n = createInstance();
await i18n.init({ lng: 'en', resources: { en: { settings: en } }, interpolation: { escapeValue: false } });

const Row = ({ section, name }: { section: SectionName; name: string }) => {
  const form = useForm({ defaultValues: formOf(section, initialSettings[section]) });
  const setting = new Map(settingsOf(section)).get(name);
  const stage = { sessionDays: 90, mailFrom: 'site@dance.example', contact: 'hello@dance.example' };
  return (
    setting && (
      <FormProvider {...form}>
        <SettingRow {...{ section, name, setting, standIns: { stage, ownTexts }, isMarked: false }} />
      </FormProvider>
    )
  );
};
const drawn = (section: SectionName, name: string) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Row section={section} name={name} />
    </I18nextProvider>,
  );

const all = sectionNames.flatMap((section) =>
  settingsOf(section).map(([name, { control }]) => ({ section, name, control })),
);

describe('every declared setting is drawn from its declaration', () => {
  it.each(all)('$section: $name', ({ section, name, control }) => {
    const markup = drawn(section, name);
    const texts = en[section] as unknown as Record<string, { label: string; hint: string }>;
    const escaped = (text = '') => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
    expect(markup).toContain(escaped(texts[name]?.label));
    expect(markup).toContain(escaped(texts[name]?.hint));
    if (!['line', 'lines', 'lineByLanguage', 'linesByLanguage'].includes(control.kind)) {
      expect(markup).toMatch(/Default: [^<]+/);
    }
    expect(markup).not.toContain(en.changed);
    if (control.kind === 'lineByLanguage' || control.kind === 'linesByLanguage') {
      for (const language of languages) {
        const [field = ''] = markup.match(new RegExp(`<(input|textarea)[^>]* name="${name}.${language}"[^>]*>`)) ?? [];
        expect(field).toContain(control.isCode ? 'dir="ltr"' : ` lang="${language}" dir="${directionOf(language)}"`);
      }
    } else {
      expect(markup).toMatch(new RegExp(`<(input|select|textarea)[^>]* name="${name}"`));
      expect(markup.match(/<option/g)?.length ?? 0).toBe(
        control.kind === 'choice'
          ? control.options.length
          : control.kind === 'timeZone'
            ? knownZones(String(initialSettings[section][name as keyof (typeof initialSettings)[typeof section]]))
                .length
            : 0,
      );
    }
  });

  it('an address or an id is written from left to right', () => {
    expect(drawn('integrations', 'smtpHost')).toContain('dir="ltr"');
    expect(drawn('integrations', 'mailFrom')).toContain('placeholder="site@dance.example"');
  });

  it('an empty text shows the one that pages have in its place, in its own language', () => {
    const markup = ['siteName', 'slogan', 'footerText', 'location'].map((name) => drawn('general', name)).join();
    for (const text of [heCommon.siteName, heCommon.siteSlogan, heCommon.nonCommercialNotice, heCommon.location])
      expect(markup).toContain(`placeholder="${text}"`);
    expect(drawn('general', 'copyrightHolder')).not.toContain('placeholder=');
  });

  it('says that the limit of the stage applies where the setting is above it', () => {
    expect(initialSettings.security.sessionDays).toBeGreaterThan(90);
    expect(drawn('security', 'sessionDays')).toContain('limit is lower and applies. In days: 90');
  });
});
