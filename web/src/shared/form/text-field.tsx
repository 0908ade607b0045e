import type { ComponentProps } from 'react';
import { Field, type FieldLabels } from './field.tsx';

type TextFieldProps = FieldLabels & ComponentProps<'input'>;

export const TextField = ({ label, hint, error, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <input className="control" {...input} {...control} />}
  </Field>
);
