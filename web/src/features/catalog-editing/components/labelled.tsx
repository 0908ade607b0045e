import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { TextInput } from '#web/shared/admin-theme/parts/controls.ts';

/** An input that grows with its lines. */
export const TextArea = styled(TextInput.withComponent('textarea'))({
  fieldSizing: 'content',
  minHeight: 64,
  lineHeight: 1.5,
  resize: 'vertical',
});

interface LabelledProps {
  label: ReactNode;
  help?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  children: (control: {
    id: string;
    'aria-describedby': string;
    'aria-invalid': true | undefined;
    required: boolean;
  }) => ReactNode;
}

/** A label, its control, and below it what helps or what is wrong. */
export const Labelled = ({ label, help, error, required = false, children }: LabelledProps) => {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start', minWidth: 0 }}>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children({ id, 'aria-describedby': `${id}text`, 'aria-invalid': error ? true : undefined, required })}
      <Typography
        variant="caption"
        id={`${id}text`}
        sx={{ color: error ? 'error.main' : 'text.secondary', '&:empty': { display: 'none' } }}
      >
        {error ?? help}
      </Typography>
    </Box>
  );
};
