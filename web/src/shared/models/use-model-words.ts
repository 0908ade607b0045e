import { useTranslation } from 'react-i18next';
import type { AttributeName } from '#contracts/catalog/known-models.ts';

/** The words of an attribute and its values: those of known models alone, else those that the catalogue's shoes have too. */
export const useModelWords = () => {
  const { t } = useTranslation(['models', 'catalog']);
  const word = (key: string): string => t([`models:${key}`, `catalog:${key}`] as ['models:gone', 'catalog:notKnown']);
  return {
    nameOf: (attribute: AttributeName): string => word(`attribute.${attribute}`),
    wordOf: (attribute: AttributeName, value: string | number): string => word(`value.${attribute}.${value}`),
  };
};
