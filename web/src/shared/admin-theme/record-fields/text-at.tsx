import type { ReactNode } from 'react';
import type { Language } from '#contracts/text/language.ts';
import { TextAreaField, TextField } from '../../form/text-field.tsx';
import { useFormField } from '../../form/use-form-field.ts';
import { written } from '../../i18n/written.ts';

interface TextAtProps {
  /** Where in the form, as react-hook-form names it. */
  path: string;
  label: ReactNode;
  hint?: string;
  required?: boolean;
  /** More than one line. */
  isLong?: boolean;
  /** The language that it is written in; without one its direction follows its first letter. */
  language?: Language;
  /** An address or an id, which is read from left to right. */
  isCode?: boolean;
  readOnly?: boolean;
}

/** A text of the form around it. */
export const TextAt = ({ path, isLong = false, language, isCode, ...props }: TextAtProps) => {
  const field = useFormField(path);
  const direction = language ? written(language) : { dir: isCode ? 'ltr' : 'auto' };
  const Text = isLong ? TextAreaField : TextField;
  return <Text {...props} {...field} {...direction} spellCheck={!isCode} autoComplete="off" />;
};
