import { useTranslation } from 'react-i18next';
import { ListAt } from '#web/shared/admin-theme/record-fields/list-at.tsx';
import { TextAt } from '#web/shared/admin-theme/record-fields/text-at.tsx';
import { LocalizedColumns } from './localized-columns.tsx';

interface LocalizedFieldProps {
  /** Of the whole; each language's field lies one deeper. */
  path: string;
  label: string;
  help?: string;
  kind: 'line' | 'text' | 'list';
  /** Whether Hebrew must be there. */
  isRequired?: boolean;
}

/** One text of the form, or one list of texts, in every language. */
export const LocalizedField = ({ path, label, help, kind, isRequired = false }: LocalizedFieldProps) => {
  const { t } = useTranslation('catalog-editing');
  return (
    <LocalizedColumns label={label} help={help}>
      {(language, name) => {
        const field = {
          path: `${path}.${language}`,
          label: name,
          language,
          required: isRequired && language === 'he',
        };
        return kind === 'list' ? (
          <ListAt key={language} {...field} itemName={t('paragraph')} isLong />
        ) : (
          <TextAt key={language} {...field} isLong={kind === 'text'} />
        );
      }}
    </LocalizedColumns>
  );
};
