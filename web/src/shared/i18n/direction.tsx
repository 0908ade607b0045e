import { useLayoutEffect } from 'react';
import { directionOf } from '#contracts/text/language.ts';
import { useLanguage } from './use-language.ts';

/** Keeps `lang` and `dir` of the document right; the only place that sets them in the browser. */
export const Direction = () => {
  const language = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
  return null;
};
