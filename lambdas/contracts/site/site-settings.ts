import type { SectionValues } from '../settings/sections.ts';
import type { Language } from '../text/language.ts';

/** How posts of other sites are shown, as far as administrators have changed it. */
export type EmbedSettings = Partial<SectionValues<'embeds'>>;

/** A line above every page. */
export interface SiteNotice {
  /** Another notice has another one, so that a visitor who has closed the former sees it. */
  id: string;
  text: string;
  /** The language that it is written in: the reader's, or Hebrew. */
  language: Language;
}

/**
 * The settings that pages show, in one language: only where they differ from the product's own, because every page carries them.
 * Types only: no page needs a schema for it.
 */
export interface SiteSettings {
  /** In which the page was drawn, in the site's zone. */
  year?: number;
  name?: string;
  slogan?: string;
  footerText?: string;
  contact?: string;
  copyrightHolder?: string;
  developerCredit?: string;
  location?: string;
  zone?: string;
  notice?: SiteNotice;
  theme?: 'light' | 'dark';
  embeds?: EmbedSettings;
  /** Where it is not the product's own: whose widget distinguishes people from programs. */
  botCheck?: 'turnstile';
}

/** Where a page finds them in another language than its own; `render` keeps the file beside the pages. */
export const siteSettingsFile = (language: Language): string => `seed/site-${language}.json`;
