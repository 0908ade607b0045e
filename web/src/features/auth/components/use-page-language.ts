import { useEffect, useRef } from 'react';
import type { Language } from '#contracts/text/language.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

interface LanguageField {
  read: () => string | undefined;
  write: (language: Language) => void;
}

/**
 * Mails come in the language of the page, also where that is switched meanwhile, unless the user has chosen another
 * one.
 */
export const usePageLanguage = ({ read, write }: LanguageField) => {
  const language = useLanguage();
  const before = useRef(language);
  useEffect(() => {
    if (before.current === language) return;
    if (read() === before.current) write(language);
    before.current = language;
  });
};
