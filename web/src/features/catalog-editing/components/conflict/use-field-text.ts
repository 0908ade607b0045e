import { useTranslation } from 'react-i18next';
import type { AttributeName, confidences } from '#contracts/catalog/known-models.ts';
import { useModelWords } from '#web/shared/models/use-model-words.ts';
import type { BrandValues } from '../../model/brand-values.ts';

const isModel = (value: unknown): value is BrandValues['popularModels'][number] =>
  typeof value === 'object' && value !== null && 'note' in value;

/** A field's value as plain text, for comparing two versions: lists line by line, choices in words. */
export const useFieldText = () => {
  const { t } = useTranslation(['catalog', 'editing', 'catalog-editing']);
  const { wordOf } = useModelWords();
  const choice = (name: string, value: string) => t(`catalog:value.${name}.${value}` as 'catalog:value.throat.U');
  return (path: string, value: unknown): string => {
    const [group, name = '', part] = path.split('.');
    const one = (item: unknown): string => {
      if (isModel(item)) return [item.name, ...Object.values(item.note)].filter(Boolean).join(' · ');
      if (typeof item === 'boolean') return item ? t('editing:yes') : t('editing:no');
      if (group !== 'attributes') return String(item);
      if (part === 'values') return wordOf(name as AttributeName, String(item));
      if (part === 'confidence') return t(`catalog-editing:confidence.${item as (typeof confidences)[number]}`);
      if (part === 'sources') return String(item);
      if (name === 'unconfirmed') return t(`catalog:attribute.${item}` as 'catalog:attribute.throat');
      return item === '' ? t('catalog:notKnown') : choice(name, String(item));
    };
    const text = Array.isArray(value) ? value.map(one).join('\n') : one(value);
    return text.trim() === '' ? t('editing:nothing') : text;
  };
};
