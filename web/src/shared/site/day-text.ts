import type { Language } from '#contracts/text/language.ts';
import { inSiteZone } from './in-site-zone.ts';

/** A day as a reader writes it, in the site's zone. */
export const dayText = (time: string, language: Language, zone: string | undefined): string =>
  inSiteZone(new Date(time), language, { dateStyle: 'long' }, zone);
