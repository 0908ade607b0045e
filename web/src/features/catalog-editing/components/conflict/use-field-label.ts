import { useTranslation } from 'react-i18next';
import type { AttributeName } from '#contracts/catalog/known-models.ts';
import { isLanguage } from '#contracts/text/language.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useModelWords } from '#web/shared/models/use-model-words.ts';
import type { FactValues } from '../../model/known-model-values.ts';

/** The name of a form's field, from its path: `tagline.ru` is "Tagline (Русский)". */
export const useFieldLabel = () => {
  const { t } = useTranslation(['catalog-editing', 'catalog', 'editing']);
  const { nameOf } = useModelWords();
  return (path: string): string => {
    const [name = '', ...rest] = path.split('.');
    const last = rest.at(-1);
    if (name === 'attributes' && rest.length > 1) {
      const [attribute, part] = rest as [AttributeName, keyof FactValues];
      return `${nameOf(attribute)} · ${t(`fact.${part}`)}`;
    }
    if (name === 'attributes') {
      return last === 'unconfirmed'
        ? t('unconfirmedList')
        : t(`catalog:attribute.${last}` as 'catalog:attribute.throat');
    }
    const isModel = name === 'popularModels' && rest.length > 0;
    const label = isModel
      ? t('editing:itemNumber', { item: t('model'), number: Number(rest[0]) + 1 })
      : t(`field.${name}` as 'field.name');
    return isLanguage(last) ? t('editing:inLanguage', { field: label, language: languageNames[last] }) : label;
  };
};
