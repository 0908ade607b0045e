import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/text/language.ts';
import { currentLanguage } from './i18n.ts';

/** The language of the page as it is drawn now. */
export const useLanguage = (): Language => currentLanguage(useTranslation().i18n);
