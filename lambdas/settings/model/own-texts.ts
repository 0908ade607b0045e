import { type OwnTexts, ownTextNames } from '#contracts/settings/endpoints.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import en from '#locales/en/common.json' with { type: 'json' };
import es from '#locales/es/common.json' with { type: 'json' };
import fr from '#locales/fr/common.json' with { type: 'json' };
import he from '#locales/he/common.json' with { type: 'json' };
import ru from '#locales/ru/common.json' with { type: 'json' };

const texts: Record<Language, typeof en> = { he, en, ru, fr, es };
/** As pages call them (`locales/<language>/common.json`). */
const keys = {
  siteName: 'siteName',
  slogan: 'siteSlogan',
  footerText: 'nonCommercialNotice',
  developerCredit: 'developerCredit',
  location: 'location',
} as const satisfies Record<(typeof ownTextNames)[number], keyof typeof en>;

/** The product's own texts in place of empty settings, by setting and language. */
export const ownTexts = Object.fromEntries(
  ownTextNames.map((name) => [
    name,
    Object.fromEntries(languages.map((language) => [language, texts[language][keys[name]]])),
  ]),
) as OwnTexts;
