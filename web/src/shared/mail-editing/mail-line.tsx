import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useId } from 'react';
import { TextInput } from '../admin-theme/core/controls.ts';

interface MailLineProps extends Pick<ComponentProps<'input'>, 'lang' | 'dir' | 'name' | 'onFocus'> {
  label: string;
  hint: string;
  error?: string | undefined;
  value: string;
  limit: number;
  onChange: (value: string) => void;
}

/** A line of a mail. */
export const MailLine = ({ label, hint, error, limit, onChange, ...input }: MailLineProps) => {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        {...input}
        id={id}
        maxLength={limit}
        autoComplete="off"
        aria-describedby={`${id}help`}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <Typography variant="caption" id={`${id}help`} sx={{ color: error ? 'error.main' : 'text.secondary' }}>
        <span>{error ?? hint}</span> {!error && <bdi dir="ltr">{`${input.value.length} / ${limit}`}</bdi>}
      </Typography>
    </Box>
  );
};
