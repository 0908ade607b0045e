import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type FieldLook, FieldLookProvider } from '../../form/field-look.ts';
import { IconButton } from '../core/button.tsx';
import { Select, TextInput } from '../core/controls.ts';
import { EyeIcon } from '../core/icons.tsx';
import { CheckBox } from './check-box.tsx';

/** An input that grows with its lines. */
export const TextArea = styled(TextInput.withComponent('textarea'))({
  fieldSizing: 'content',
  minHeight: 64,
  lineHeight: 1.5,
  resize: 'vertical',
});

interface CaptionProps {
  id: string;
  hint: ReactNode;
  error: string | undefined;
}

/** The hint; an error takes its place. */
const Caption = ({ id, hint, error }: CaptionProps) =>
  (error ?? hint) ? (
    <Typography
      variant="caption"
      component="span"
      id={`${id}-${error ? 'error' : 'hint'}`}
      sx={{ color: error ? 'error.main' : 'text.secondary' }}
    >
      {error ?? hint}
    </Typography>
  ) : null;

const look: FieldLook = {
  Frame: ({ id, label, hint, error, required, children }) => (
    <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start', minWidth: 0 }}>
      <label htmlFor={id}>
        <span>{label}</span>
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      <Caption id={id} hint={hint} error={error} />
    </Box>
  ),
  Input: TextInput,
  TextArea,
  Select,
  Check: ({ id, label, hint, error, input }) => (
    <Box sx={{ mx: -1.25 }}>
      <CheckBox {...input}>{label}</CheckBox>
      <Box sx={{ px: 1.25 }}>
        <Caption id={id} hint={hint} error={error} />
      </Box>
    </Box>
  ),
  Password: ({ input, toggle }) => (
    <Box sx={{ display: 'grid', position: 'relative' }}>
      <TextInput {...input} />
      <IconButton size="small" {...toggle} sx={{ position: 'absolute', insetInlineEnd: 4, top: 4 }}>
        <EyeIcon />
      </IconButton>
    </Box>
  ),
};

/** Around the fields of the administrator area: small, with what helps below the control. */
export const AdminFields = ({ children }: { children: ReactNode }) => (
  <FieldLookProvider value={look}>{children}</FieldLookProvider>
);

/** Two columns where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: '14px 20px', alignItems: 'start' }}>
    {children}
  </Box>
);
