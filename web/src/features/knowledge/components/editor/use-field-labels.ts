import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/text/language.ts';
import type { FieldWords } from '#web/shared/editing/difference-choice.tsx';
import { written } from '#web/shared/i18n/written.ts';

/** How the fields of a passage are described where two versions are compared. */
export const useFieldLabels = (language?: Language): FieldWords => {
  const { t } = useTranslation(['knowledge', 'editing']);
  const nameOf = (path: string) => path.split('.').at(1) ?? path;
  const one = (name: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? t('editing:yes') : t('editing:no');
    if (name === 'kind' || name === 'confidence') return t(`${name}.${value}` as 'kind.fit');
    return String(value);
  };
  return {
    label: (path) => t(`field.${nameOf(path)}` as 'field.title'),
    text: (path, value) => {
      const text = Array.isArray(value) ? value.join('\n') : one(nameOf(path), value);
      return text.trim() === '' ? t('editing:nothing') : text;
    },
    written: (path) => (language && path.startsWith('text.') ? written(language) : undefined),
  };
};
