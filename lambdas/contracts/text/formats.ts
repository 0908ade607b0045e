/** English is British, as its texts are: the day comes before its month, a clock has 24 hours, and no comma stands before "and". */
const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** Dates and times as the site writes them in a language. */
export const dateFormat = (language: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeOf(language), options);

/** Lists as the site writes them in a language. */
export const listFormat = (language: string, options?: Intl.ListFormatOptions): Intl.ListFormat =>
  new Intl.ListFormat(localeOf(language), options);
