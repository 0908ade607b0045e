import { type SiteSettings, siteSettingsFile } from '#contracts/site/site-settings.ts';
import type { Language } from '#contracts/text/language.ts';

/** The settings of another language than the page's. Our own renderer wrote the file, so its form is not checked. */
export const fetchSite = async (language: Language): Promise<SiteSettings | undefined> =>
  fetch(`/${siteSettingsFile(language)}`)
    .then((reply) => (reply.ok ? reply.json() : undefined))
    .catch(() => undefined);
