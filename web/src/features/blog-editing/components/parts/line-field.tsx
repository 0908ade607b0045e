import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useId } from 'react';
import { TextInput } from '#web/shared/admin-theme/core/controls.ts';
import { oneLine } from '../../model/one-line.ts';

interface LineFieldProps extends Pick<ComponentProps<'input'>, 'lang' | 'dir' | 'name' | 'required' | 'onBlur'> {
  label: string;
  hint?: string | undefined;
  /** Shown instead of the help text. */
  error?: string | undefined;
  value: string;
  /** The most that the contract takes; longer text cannot be typed. */
  limit: number;
  onChange: (value: string) => void;
  /** Shown in several lines, but stored as one. */
  rows?: number;
}

/** A text of the draft, saved while it is typed. Not a field of the forms' kit, which would be a kilobyte more at first. */
export const LineField = ({ label, hint, error, limit, onChange, rows, ...input }: LineFieldProps) => {
  const id = useId();
  const shared = {
    ...input,
    id,
    maxLength: limit,
    autoComplete: 'off',
    'aria-describedby': `${id}help`,
    'aria-invalid': error ? true : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(oneLine(target.value)),
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <label htmlFor={id}>
        <span>{label}</span>
        {input.required && <span aria-hidden="true"> *</span>}
      </label>
      {rows ? (
        <TextInput as="textarea" {...shared} {...{ rows }} sx={{ resize: 'vertical' }} />
      ) : (
        <TextInput {...shared} />
      )}
      <Typography variant="caption" id={`${id}help`} sx={{ color: error ? 'error.main' : 'text.secondary' }}>
        {error ?? hint}
      </Typography>
    </Box>
  );
};
