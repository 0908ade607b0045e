import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Language } from '#contracts/language.ts';
import { TextInput } from '#web/shared/admin-theme/parts/controls.ts';
import { Labelled, TextArea } from './labelled.tsx';
import { written } from './shown-languages.tsx';
import { usePathError } from './use-path-error.ts';

interface TextAtProps {
  /** Where in the form, as react-hook-form names it. */
  path: string;
  label: ReactNode;
  help?: string;
  required?: boolean;
  /** More than one line. */
  isLong?: boolean;
  /** What it is written in; without one its direction follows its first letter. */
  language?: Language;
  /** An address or an id, which is read from left to right. */
  isCode?: boolean;
  readOnly?: boolean;
}

/** A text of the form around it. */
export const TextAt = ({ path, label, help, required, isLong = false, language, isCode, readOnly }: TextAtProps) => {
  const { register } = useFormContext();
  const error = usePathError(path);
  const Input = isLong ? TextArea : TextInput;
  const direction = language ? written(language) : { dir: isCode ? 'ltr' : 'auto' };
  return (
    <Box data-field={path} sx={{ minWidth: 0 }}>
      <Labelled {...{ label, help, error, required }}>
        {(control) => (
          <Input
            {...register(path)}
            {...control}
            {...direction}
            readOnly={readOnly}
            spellCheck={!isCode}
            autoComplete="off"
          />
        )}
      </Labelled>
    </Box>
  );
};
