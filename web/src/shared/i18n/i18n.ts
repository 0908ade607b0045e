import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, type Language } from '#contracts/text/language.ts';
import type { Resources } from './resources/en.ts';

/** The texts of one language, one chunk each, so that a visitor fetches only theirs. */
const loaders = {
  he: () => import('./resources/he.ts'),
  en: () => import('./resources/en.ts'),
  ru: () => import('./resources/ru.ts'),
  fr: () => import('./resources/fr.ts'),
  es: () => import('./resources/es.ts'),
} satisfies Record<Language, () => Promise<{ resources: { [Namespace in keyof Resources]: object } }>>;

/** Adds the language's texts; switching to it afterwards is immediate. */
export const loadLanguage = async (i18n: I18n, language: Language) => {
  if (i18n.hasResourceBundle(language, 'common')) return;
  const { resources } = await loaders[language]();
  for (const [namespace, texts] of Object.entries(resources)) i18n.addResourceBundle(language, namespace, texts);
};

export const createI18n = async (language: Language): Promise<I18n> => {
  const i18n = createInstance();
  const { resources } = await loaders[language]();
  await i18n.use(initReactI18next).init({
    lng: language,
    // No fallback to another language's texts: the build fails on a missing key, so there is nothing to fall back for.
    fallbackLng: false,
    load: 'currentOnly',
    resources: { [language]: resources },
    defaultNS: 'common',
    ns: ['common', 'pages'],
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
  return i18n;
};

/** The language in use; always one of ours, because only those are ever loaded. */
export const currentLanguage = (i18n: I18n): Language => (i18n.language as Language | undefined) ?? defaultLanguage;
