import Box from '@mui/material/Box';
import { useId } from 'react';
import { defaultLanguage, type Language, languages } from '#contracts/text/language.ts';
import { TextInput } from '#web/shared/admin-theme/core/controls.ts';
import { TextArea } from '#web/shared/admin-theme/fields/admin-look.tsx';
import { useFormField } from '#web/shared/form/use-form-field.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { written } from '#web/shared/i18n/written.ts';
import type { ControlByLanguage } from '../../model/by-language.ts';
import { FieldError } from './field-error.tsx';

/** An address or an id, which is written from left to right in every language. */
const codeField = { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' } as const;

interface LanguageFieldProps {
  path: string;
  language: Language;
  control: ControlByLanguage;
  /** The value that holds while the field is empty. */
  placeholder: string | undefined;
}

const LanguageField = ({ path, language, control, placeholder }: LanguageFieldProps) => {
  const id = useId();
  const { error, ...field } = useFormField(path);
  const isLong = control.kind === 'linesByLanguage';
  const Input = isLong ? TextArea : TextInput;
  return (
    <>
      <Box component="label" htmlFor={id} lang={language} sx={{ pt: '9px', fontSize: 13.5, color: 'text.secondary' }}>
        {languageNames[language]}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Input
          {...field}
          {...(control.isCode ? codeField : written(language))}
          id={id}
          rows={isLong ? 2 : undefined}
          autoComplete="off"
          placeholder={placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <FieldError id={id} error={error} />
      </Box>
    </>
  );
};

interface LanguageFieldsProps {
  name: string;
  control: ControlByLanguage;
  value: Record<Language, string>;
  /** The value that holds where no language has one. */
  placeholderIn: (language: Language) => string | undefined;
}

/** One text in every language, line by line. */
export const LanguageFields = ({ name, control, value, placeholderIn }: LanguageFieldsProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '8px 14px', alignItems: 'start' }}>
    {languages.map((language) => (
      <LanguageField
        key={language}
        path={`${name}.${language}`}
        language={language}
        control={control}
        placeholder={(control.isCode && value[defaultLanguage]) || placeholderIn(language)}
      />
    ))}
  </Box>
);
