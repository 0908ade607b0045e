import { describe, expect, it } from 'vitest';
import { initialSettings } from '#contracts/settings/sections.ts';
import { languages } from '#contracts/text/language.ts';
import { siteSettingsIn } from '#lambdas/render/model/site-settings.ts';

const inNone = Object.fromEntries(languages.map((language) => [language, ''])) as Record<'he' | 'en', string> & object;
const texts = (some: object) => ({ ...inNone, ...some }) as typeof initialSettings.general.siteName;
const november = Date.parse('2026-11-23T12:00:00Z');
type Sections = typeof initialSettings;
const set = (
  {
    general,
    theme,
    embeds,
    botCheck,
  }: {
    [Name in 'general' | 'theme' | 'embeds' | 'botCheck']?: Partial<Sections[Name]>;
  },
  language: (typeof languages)[number] = 'en',
  now = november,
) =>
  siteSettingsIn(
    {
      general: { ...initialSettings.general, ...general },
      theme: { ...initialSettings.theme, ...theme },
      embeds: { ...initialSettings.embeds, ...embeds },
      botCheck: { ...initialSettings.botCheck, ...botCheck },
    },
    language,
    now,
  );

describe('what pages carry of the settings', () => {
  it('is the year alone, while nobody has set anything', () => {
    for (const language of languages) expect(set({}, language)).toEqual({ year: 2026 });
  });

  it('is what administrators have set, in the language of the page and in no other', () => {
    const general = {
      siteName: texts({ he: 'אגם', en: 'Lake' }),
      slogan: texts({ en: 'All swans' }),
      footerText: texts({ he: 'למטה' }),
      contactAddress: texts({ he: 'swan@lake.example', ru: 'lebed@ozero.example' }),
      copyrightHolder: 'Odette',
      developerCredit: texts({ he: 'זיגפריד' }),
      location: texts({ en: 'Haifa' }),
    };
    const everywhere = { year: 2026, contact: 'swan@lake.example', copyrightHolder: 'Odette' };
    expect(set({ general })).toEqual({ ...everywhere, name: 'Lake', slogan: 'All swans', location: 'Haifa' });
    const hebrew = { name: 'אגם', footerText: 'למטה', developerCredit: 'זיגפריד' };
    expect(set({ general }, 'he')).toEqual({ ...everywhere, ...hebrew });
    // In a language of its own, else the Hebrew one.
    expect(set({ general }, 'ru')).toEqual({ ...everywhere, contact: 'lebed@ozero.example' });
    expect(set({ general }, 'fr')).toEqual(everywhere);
  });

  it('is the year in the site’s zone', () => {
    const newYearsEve = Date.parse('2026-12-31T22:30:00Z');
    expect(set({}, 'en', newYearsEve).year).toBe(2027);
    expect(set({ general: { siteZone: 'Europe/Paris' } }, 'en', newYearsEve)).toEqual({
      year: 2026,
      zone: 'Europe/Paris',
    });
  });

  it('is a notice where it is on, in Hebrew where the language has none, under the same name in all', () => {
    const maintenanceText = texts({ he: 'נחזור ב-10', fr: 'De retour à 10 h' });
    const on = { maintenanceNotice: true, maintenanceText };
    const [hebrew, french, english] = (['he', 'fr', 'en'] as const).map((each) => set({ general: on }, each).notice);
    expect(french).toEqual({ id: hebrew?.id, text: 'De retour à 10 h', language: 'fr' });
    expect(english).toEqual(hebrew);
    expect(hebrew).toMatchObject({ text: 'נחזור ב-10', language: 'he' });
    const later = { ...on, maintenanceText: texts({ he: 'נחזור ב-11' }) };
    expect(set({ general: later }, 'he').notice?.id).not.toBe(hebrew?.id);
    expect(set({ general: { maintenanceText } }, 'he').notice).toBeUndefined();
  });

  it('is whose widget checks visitors, where one does', () => {
    expect(set({ botCheck: { onLogIn: false } }).botCheck).toBeUndefined();
    expect(set({ botCheck: { provider: 'turnstile', siteKey: '1x00000000000000000000AA' } }).botCheck).toBe(
      'turnstile',
    );
  });

  it('is the theme and each switch of the embeds that is not as it was', () => {
    expect(set({ theme: { initialTheme: 'dark' } }).theme).toBe('dark');
    expect(set({ theme: { initialTheme: 'light' } }).theme).toBe('light');
    expect(set({ embeds: { xEnabled: false, instagramMaxWidth: 400 } }).embeds).toEqual({
      xEnabled: false,
      instagramMaxWidth: 400,
    });
  });
});
