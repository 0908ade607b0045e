import Box from '@mui/material/Box';
import { useId } from 'react';
import { languages } from '#contracts/text/language.ts';
import { TextInput } from '#web/shared/admin-theme/core/controls.ts';
import { TextArea } from '#web/shared/admin-theme/fields/admin-look.tsx';
import { useFormField } from '#web/shared/form/use-form-field.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { written } from '#web/shared/i18n/written.ts';
import { FieldError } from './field-error.tsx';

interface LanguageFieldProps {
  path: string;
  language: (typeof languages)[number];
  isLong: boolean;
}

const LanguageField = ({ path, language, isLong }: LanguageFieldProps) => {
  const id = useId();
  const { error, ...field } = useFormField(path);
  const Input = isLong ? TextArea : TextInput;
  return (
    <>
      <Box component="label" htmlFor={id} lang={language} sx={{ pt: '9px', fontSize: 13.5, color: 'text.secondary' }}>
        {languageNames[language]}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Input
          {...field}
          {...written(language)}
          id={id}
          rows={isLong ? 2 : undefined}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <FieldError id={id} error={error} />
      </Box>
    </>
  );
};

/** One text in every language, line by line. */
export const LanguageFields = ({ name, isLong }: { name: string; isLong: boolean }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '8px 14px', alignItems: 'start' }}>
    {languages.map((language) => (
      <LanguageField key={language} path={`${name}.${language}`} language={language} isLong={isLong} />
    ))}
  </Box>
);
