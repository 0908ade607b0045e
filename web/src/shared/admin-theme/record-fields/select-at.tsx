import type { ComponentProps } from 'react';
import { SelectField } from '../../form/select-field.tsx';
import { useFormField } from '../../form/use-form-field.ts';

/** A choice of the form around it. */
export const SelectAt = ({ path, ...props }: { path: string } & ComponentProps<typeof SelectField>) => (
  <SelectField {...props} {...useFormField(path)} />
);
