import { useEffect, useRef } from 'react';
import type { Language } from '#contracts/text/language.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

interface LanguageField {
  /** Whether somebody has chosen one. */
  isChosen: boolean;
  read: () => string | undefined;
  write: (language: Language) => void;
}

/** Until somebody chooses another one, mails come in the language of the page, also where that is switched meanwhile. */
export const usePageLanguage = ({ isChosen, read, write }: LanguageField) => {
  const language = useLanguage();
  const before = useRef(language);
  useEffect(() => {
    if (before.current === language) return;
    if (!isChosen && read() === before.current) write(language);
    before.current = language;
  });
};
