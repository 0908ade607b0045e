import type { i18n as I18n } from 'i18next';
import type { Language } from '#contracts/text/language.ts';

/** The result of `import.meta.glob('#locales/*' + '/{name}.json', { import: 'default' })`. */
type LocaleFiles = Record<string, () => Promise<unknown>>;

/** Texts that only some screens need, and are fetched with them: namespaces of one or more files per language. */
export type LazyTexts = (language: Language) => { namespace: string; load: () => Promise<unknown> }[];

export const lazyTexts =
  (files: LocaleFiles): LazyTexts =>
  (language) =>
    Object.entries(files).flatMap(([path, load]) => {
      const [, folder, namespace] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
      return folder === language && namespace ? [{ namespace, load }] : [];
    });

/** Fetches what is not there yet; screens that need it may be drawn afterwards. */
export const loadTexts = async (i18n: I18n, language: Language, texts: readonly LazyTexts[]): Promise<void> => {
  const missing = texts
    .flatMap((ofLanguage) => ofLanguage(language))
    .filter(({ namespace }) => !i18n.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async ({ namespace, load }) => i18n.addResourceBundle(language, namespace, await load())),
  );
};
