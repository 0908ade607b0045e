import { useTranslation } from 'react-i18next';
import { directionOf, type Language, languages } from '#contracts/text/language.ts';
import type { RegisteredField } from '#web/shared/form/field-look.ts';
import { TextField } from '#web/shared/form/text-field.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';

/** A name per language; Hebrew, which the others fall back on, is required. */
export const NameFields = ({ field }: { field: (name: Language) => RegisteredField }) => {
  const { t } = useTranslation('blog-editing');
  return languages.map((language) => (
    <TextField
      key={language}
      label={t('nameIn', { language: languageNames[language] })}
      required={language === 'he'}
      dir={directionOf(language)}
      autoComplete="off"
      {...field(language)}
    />
  ));
};
