import type { MailCategory } from '#contracts/templates/mail-category.ts';
import type { MailText } from '#contracts/templates/mail-text.ts';
import type { Language } from '#contracts/text/language.ts';
import type { ImageNode } from '#contracts/text/rich-text.ts';

/** A template that a new site starts with, written in every language. */
export interface SeedTemplate {
  id: string;
  /** As its list shows it: administrators of a new site read Hebrew or English. */
  name: string;
  category: MailCategory;
  texts: Record<Language, MailText>;
}

/** One of the drawings of `web/pictures/mail`: those of the blog, in a format that mail programs show. */
export const drawing = (name: string, alt: string): ImageNode => ({
  type: 'image',
  attrs: { src: `/images/mail/${name}.jpg`, alt, width: 1120, height: 588 },
});
