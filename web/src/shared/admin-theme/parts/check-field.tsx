import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CheckBox } from './check-box.tsx';
import type { FieldLabels, RegisteredField } from './form-fields.tsx';

type CheckFieldProps = FieldLabels &
  RegisteredField & {
    /** Where several boxes share a name, what this one adds to the list. */
    value?: string;
  };

/** A box with its label; react-hook-form keeps its state. */
export const CheckField = ({ label, help, error, ...input }: CheckFieldProps) => {
  const id = useId();
  return (
    <Box sx={{ mx: -1.25 }}>
      <CheckBox {...input} aria-describedby={`${id}text`}>
        {label}
      </CheckBox>
      <Typography variant="caption" component="p" id={`${id}text`} sx={{ px: 1.25, color: 'text.secondary' }}>
        {error ?? help}
      </Typography>
    </Box>
  );
};
