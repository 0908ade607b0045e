import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { languageFromQuery } from '#web/shared/i18n/detect.ts';
import { rememberLanguage } from '#web/shared/i18n/remember.ts';

/**
 * Follows `?lang=` in the address. The route's loaders have fetched the texts and the data by then, so the switch
 * happens in one step, before anything is painted.
 */
export const useAskedLanguage = () => {
  const { i18n } = useTranslation();
  const asked = languageFromQuery(useLocation().search);
  useLayoutEffect(() => {
    if (!asked) return;
    rememberLanguage(asked);
    if (i18n.language !== asked && i18n.hasResourceBundle(asked, 'common')) void i18n.changeLanguage(asked);
  }, [asked, i18n]);
};
