import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Select, TextInput } from './controls.ts';

/** The props that `useSendForm` gives a field; in a form that the browser itself reads, only a name. */
export type RegisteredField = Pick<UseFormRegisterReturn, 'name'> &
  Partial<Pick<UseFormRegisterReturn, 'ref' | 'onChange' | 'onBlur'>> & {
    error: string | undefined;
  };

/** What every field shows. */
export interface FieldLabels {
  label: string;
  /** What helps to fill it in; an error takes its place. */
  help?: string;
  error: string | undefined;
  required?: boolean;
}

interface FieldFrameProps extends FieldLabels {
  id: string;
  children: ReactNode;
}

const FieldFrame = ({ id, label, help, error, required, children }: FieldFrameProps) => (
  <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
    <label htmlFor={id}>
      {label}
      {required && <span aria-hidden="true"> *</span>}
    </label>
    {children}
    <Typography variant="caption" id={`${id}text`} sx={{ color: error ? 'error.main' : 'text.secondary' }}>
      {error ?? help}
    </Typography>
  </Box>
);

const describedBy = (id: string, error: string | undefined) =>
  ({ id, 'aria-describedby': `${id}text`, 'aria-invalid': error ? true : undefined }) as const;

type TextFieldProps = FieldLabels &
  RegisteredField &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'dir' | 'defaultValue' | 'readOnly'> & {
    /** Placed at the end of the input, over it. */
    addition?: ReactNode;
  };

export const TextField = ({
  label,
  help,
  error,
  required = false,
  addition,
  dir = 'auto',
  ...input
}: TextFieldProps) => {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, error, required }} {...(help ? { help } : {})}>
      <Box sx={{ display: 'grid', position: 'relative' }}>
        <TextInput {...input} {...describedBy(id, error)} dir={dir} required={required} />
        {addition}
      </Box>
    </FieldFrame>
  );
};

interface SelectFieldProps extends FieldLabels, RegisteredField, Pick<ComponentProps<'select'>, 'defaultValue'> {
  options: readonly { value: string; text: string }[];
}

/** A choice from the system's own list. */
export const SelectField = ({ label, error, options, ...select }: SelectFieldProps) => {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, error }}>
      <Select {...select} {...describedBy(id, error)}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
};

/** Two columns where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: '10px 20px', alignItems: 'start' }}>
    {children}
  </Box>
);
