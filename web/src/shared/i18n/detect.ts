import { defaultLanguage, isLanguage, type Language } from '#contracts/language.ts';

/** The sources in which a language may be found; each is raw text of unknown quality. */
export interface LanguageSources {
  search: string;
  cookie?: string | undefined;
  localStorage?: string | null | undefined;
  sessionStorage?: string | null | undefined;
  navigator?: readonly string[] | undefined;
  htmlLang?: string | undefined;
}

/** `en-US` is English, `iw` is the old code of Hebrew; anything but letters and hyphens is not a language. */
export const toLanguage = (value: string | null | undefined): Language | undefined => {
  if (!value || !/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.test(value)) return undefined;
  const base = value.toLowerCase().split('-')[0];
  const code = base === 'iw' ? 'he' : base;
  return isLanguage(code) ? code : undefined;
};

/** `lang` wins over `lng` when both name a language. */
export const languageFromQuery = (search: string): Language | undefined => {
  const query = new URLSearchParams(search);
  return toLanguage(query.get('lang')) ?? toLanguage(query.get('lng'));
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
