import { defaultLanguage, type Language, languageOfQuery, toLanguage } from '#contracts/text/language.ts';

/** The sources in which a language may be found; each is raw text of unknown quality. */
export interface LanguageSources {
  search: string;
  cookie?: string | undefined;
  localStorage?: string | null | undefined;
  sessionStorage?: string | null | undefined;
  navigator?: readonly string[] | undefined;
  htmlLang?: string | undefined;
}

export const languageFromQuery = (search: string): Language | undefined => {
  const query = new URLSearchParams(search);
  return languageOfQuery({ lang: query.get('lang'), lng: query.get('lng') });
};

const fromCookie = (cookie = '') => toLanguage(/(?:^|;\s*)i18next=([^;]*)/.exec(cookie)?.[1]);

/** The first source that names one of the five languages; Hebrew when none does. */
export const detectLanguage = (sources: LanguageSources): Language => {
  const found = [
    languageFromQuery(sources.search),
    fromCookie(sources.cookie),
    toLanguage(sources.localStorage),
    toLanguage(sources.sessionStorage),
    ...(sources.navigator ?? []).map(toLanguage),
    toLanguage(sources.htmlLang),
  ];
  return found.find((language) => language !== undefined) ?? defaultLanguage;
};
