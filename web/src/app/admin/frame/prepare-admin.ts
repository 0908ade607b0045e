import type { i18n as I18n } from 'i18next';
import type { Language } from '#contracts/text/language.ts';
import { prepareDirection } from '#web/shared/admin-theme/admin-theme.tsx';
import { loadLanguage } from '#web/shared/i18n/i18n.ts';
import { lazyTexts, loadTexts } from '#web/shared/i18n/lazy-texts.ts';

/** The texts of every screen of the area; each section adds its own. */
const adminTexts = lazyTexts(import.meta.glob('#locales/*/admin.json', { import: 'default' }));

/** Fetches what the area needs to be drawn in a language. */
export const prepareAdmin = async (i18n: I18n, language: Language): Promise<void> => {
  await Promise.all([
    loadLanguage(i18n, language),
    loadTexts(i18n, language, [adminTexts]),
    prepareDirection(language),
  ]);
};
