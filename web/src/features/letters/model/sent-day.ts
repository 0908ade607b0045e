import { isolate } from '#contracts/text/isolate.ts';
import type { Language } from '#contracts/text/language.ts';

/** The day of a moment, in words. */
export const sentDay = (time: string, language: Language, timeZone: string | undefined): string =>
  isolate(new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(time)));
