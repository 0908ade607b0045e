import type { SiteSettings } from '#contracts/site/site-settings.ts';
import type { Language } from '#contracts/text/language.ts';

/** The administrators' settings of the pages, by language. */
export interface SiteSource {
  /** As the product brings it where nothing is known. */
  of(language: Language): SiteSettings;
  /** Fetches what is not there yet; a page is drawn without it rather than not at all. */
  load(language: Language): Promise<void>;
}

const asBuilt: SiteSettings = {};

export const siteSource = (
  read: (language: Language) => Promise<SiteSettings | undefined>,
  known: { [language in Language]?: SiteSettings } = {},
): SiteSource => ({
  of: (language) => known[language] ?? asBuilt,
  load: async (language) => {
    const settings = known[language] ?? (await read(language));
    if (settings) known[language] = settings;
  },
});
