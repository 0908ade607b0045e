import type { ComponentProps } from 'react';
import { Field, type FieldLabels } from './field.tsx';

type SelectFieldProps = FieldLabels & ComponentProps<'select'>;

export const SelectField = ({ label, hint, error, ...select }: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <select className="control" {...select} {...control} />}
  </Field>
);
