import Box from '@mui/material/Box';
import { useId } from 'react';
import type { Language } from '#contracts/text/language.ts';
import { usePathError } from '../../form/use-form-field.ts';
import { written } from '../../i18n/written.ts';
import { TextInput } from '../core/controls.ts';
import { TextArea } from '../fields/admin-look.tsx';

interface ListItemInputProps {
  name: string;
  path: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  isLong?: boolean;
  language?: Language;
  isCode?: boolean;
}

/** One entry of a list, with what is wrong with it. */
export const ListItemInput = ({
  name,
  path,
  onChange,
  isLong = false,
  language,
  isCode,
  ...input
}: ListItemInputProps) => {
  const id = useId();
  const error = usePathError(path);
  const Input = isLong ? TextArea : TextInput;
  return (
    <Box data-field={path} sx={{ display: 'grid', gap: 0.5, flex: 1, minWidth: 0 }}>
      <Input
        {...input}
        {...(language ? written(language) : { dir: isCode ? 'ltr' : 'auto' })}
        aria-label={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={id}
        spellCheck={!isCode}
        onChange={({ target }) => onChange(target.value)}
      />
      <Box component="span" id={id} sx={{ fontSize: 13, color: 'error.main', '&:empty': { display: 'none' } }}>
        {error}
      </Box>
    </Box>
  );
};
