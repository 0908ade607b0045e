import type { Language } from '#contracts/text/language.ts';
import { readStorage, tabStorage, writeStorage } from '../storage.ts';
import { detectLanguage } from './detect.ts';

export const languageKey = 'i18nextLng';
const oneYearSeconds = 31_536_000;

/** Stored both where this browser looks first (storage) and where the edge looks (cookie), so that the two agree. */
export const rememberLanguage = (language: Language) => {
  writeStorage(languageKey, language);
  // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous Cookie Store is not in every browser we serve.
  document.cookie = `i18next=${language}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax; Secure`;
};

/** The language that this browser asks for. */
export const browserLanguage = (): Language =>
  detectLanguage({
    search: location.search,
    cookie: document.cookie,
    localStorage: readStorage(languageKey),
    sessionStorage: readStorage(languageKey, tabStorage),
    navigator: navigator.languages,
    htmlLang: document.documentElement.lang,
  });
