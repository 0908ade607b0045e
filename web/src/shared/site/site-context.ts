import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteSettings } from '#contracts/site/site-settings.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { type SiteSource, siteSource } from './site-source.ts';

const SiteContext = createContext<SiteSource>(siteSource(async () => ({})));
export const SiteProvider = SiteContext.Provider;
export const useSiteSource = (): SiteSource => useContext(SiteContext);

export interface Site extends SiteSettings {
  name: string;
  slogan: string;
}

/** With the product's own name and slogan, where there are no others. */
export const siteOf = (settings: SiteSettings, t: TFunction): Site => ({
  name: t('siteName'),
  slogan: t('siteSlogan'),
  ...settings,
});

/** The administrators' settings of the pages, in the reader's language. */
export const useSite = (): Site => {
  const { t, i18n } = useTranslation();
  return siteOf(useSiteSource().of(currentLanguage(i18n)), t);
};
