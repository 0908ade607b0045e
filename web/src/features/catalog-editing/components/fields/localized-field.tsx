import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ListAt } from '#web/shared/admin-theme/record-fields/list-at.tsx';
import { TextAt } from '#web/shared/admin-theme/record-fields/text-at.tsx';
import { FieldGroup } from '#web/shared/editing/field-group.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useShownLanguages } from './shown-languages.tsx';

interface LocalizedFieldProps {
  /** Of the whole; each language's field lies one deeper. */
  path: string;
  label: string;
  help?: string;
  kind: 'line' | 'text' | 'list';
  /** Whether Hebrew must be there. */
  isRequired?: boolean;
}

/** One thing that is written in every language: the languages shown now stand side by side. */
export const LocalizedField = ({ path, label, help, kind, isRequired = false }: LocalizedFieldProps) => {
  const { t } = useTranslation('catalog-editing');
  const shown = useShownLanguages();
  return (
    <FieldGroup label={label} {...(help ? { help } : {})}>
      <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${shown.length}, minmax(0, 1fr))`, gap: '12px 24px' }}>
        {shown.map((language) => {
          const field = {
            path: `${path}.${language}`,
            label: <span lang={language}>{languageNames[language]}</span>,
            language,
            required: isRequired && language === 'he',
          };
          return kind === 'list' ? (
            <ListAt key={language} {...field} itemName={t('paragraph')} isLong />
          ) : (
            <TextAt key={language} {...field} isLong={kind === 'text'} />
          );
        })}
      </Box>
    </FieldGroup>
  );
};
