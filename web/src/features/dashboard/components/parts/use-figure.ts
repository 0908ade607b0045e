import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

interface More {
  /** There was too much to count all of it. */
  more?: boolean | undefined;
  to?: string;
}

/** A number with its name; where not all was counted, it says so. */
export const useFigure = () => {
  const { t } = useTranslation('dashboard');
  const format = new Intl.NumberFormat(useLanguage());
  return (label: string, value: number, { more = false, ...rest }: More = {}) => ({
    ...{ label, value, ...rest },
    ...(more ? { text: t('atLeast', { text: format.format(value) }) } : {}),
  });
};
