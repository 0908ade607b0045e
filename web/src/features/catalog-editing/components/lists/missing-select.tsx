import { useTranslation } from 'react-i18next';
import { type Language, languages } from '#contracts/text/language.ts';
import { Select } from '#web/shared/admin-theme/core/controls.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';

interface MissingSelectProps {
  value: Language | undefined;
  onChange: (language: string) => void;
}

/** Narrows a list to what lacks a text in a language. */
export const MissingSelect = ({ value, onChange }: MissingSelectProps) => {
  const { t } = useTranslation('catalog-editing');
  return (
    <Select
      aria-label={t('missingIn')}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
      sx={{ flex: '0 1 220px', width: 'auto' }}
    >
      <option value="">{t('missingAny')}</option>
      {languages.map((language) => (
        <option key={language} value={language}>
          {t('missingLanguage', { language: languageNames[language] })}
        </option>
      ))}
    </Select>
  );
};
