import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import type { AttributeRow } from '../model/attribute-rows.ts';

/** An attribute's value as a phrase: "wide", "usually wide", "not known". */
export const useAttributeText = () => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return ({ name, values, isUnconfirmed }: AttributeRow): string => {
    if (values.length === 0) return t('notKnown');
    const value = list.format(values.map((key) => t(`value.${name}.${key}` as 'value.throat.U')));
    return isUnconfirmed ? t('usually', { value }) : value;
  };
};
