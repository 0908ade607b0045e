import { createHash } from 'node:crypto';
import { contactIn } from '#contracts/settings/contact.ts';
import { initialSettings, type Settings } from '#contracts/settings/sections.ts';
import type { EmbedSettings, SiteNotice, SiteSettings } from '#contracts/site/site-settings.ts';
import { defaultLanguage, type Language } from '#contracts/text/language.ts';

type Shown = Pick<Settings, 'general' | 'theme' | 'embeds' | 'botCheck'>;

const noticeIn = (
  { maintenanceNotice, maintenanceText }: Shown['general'],
  reader: Language,
): SiteNotice | undefined => {
  const language = maintenanceText[reader] === '' ? defaultLanguage : reader;
  const text = maintenanceText[language];
  if (!maintenanceNotice || text === '') return undefined;
  // The same in every language: a visitor who has closed it does not meet it again in another one.
  const id = createHash('sha256').update(JSON.stringify(maintenanceText)).digest('base64url').slice(0, 8);
  return { id, text, language };
};

const changedEmbeds = (embeds: Shown['embeds']): EmbedSettings =>
  Object.fromEntries(
    Object.entries(embeds).filter(([name, value]) => value !== initialSettings.embeds[name as keyof EmbedSettings]),
  );

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== '' && (typeof value !== 'object' || Object.keys(value as object).length > 0);

/** The settings that pages of one language show, where they differ from the product's own. */
export const siteSettingsIn = (
  { general, theme, embeds, botCheck }: Shown,
  language: Language,
  now: number,
): SiteSettings => {
  const { siteName, slogan, footerText, contactAddress, siteZone } = general;
  const { copyrightHolder, developerCredit, location } = general;
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: siteZone }).format(now);
  const all = {
    year: Number(year),
    name: siteName[language],
    slogan: slogan[language],
    footerText: footerText[language],
    contact: contactIn(contactAddress, language),
    copyrightHolder,
    developerCredit: developerCredit[language],
    location: location[language],
    zone: siteZone === initialSettings.general.siteZone ? '' : siteZone,
    notice: noticeIn(general, language),
    theme: theme.initialTheme === initialSettings.theme.initialTheme ? '' : theme.initialTheme,
    embeds: changedEmbeds(embeds),
    botCheck: botCheck.provider === initialSettings.botCheck.provider ? '' : botCheck.provider,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => isSet(value)));
};
