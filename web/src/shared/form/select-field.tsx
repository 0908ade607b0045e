import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { type FieldLabels, useFieldLook } from './field-look.ts';

interface SelectFieldProps extends FieldLabels, Omit<ComponentProps<'select'>, 'children' | 'required'> {
  options: readonly { value: string; text: string; lang?: string }[];
}

/** A choice from the system's own list. */
export const SelectField = ({ label, hint, error, required, options, ...select }: SelectFieldProps) => {
  const { Select } = useFieldLook();
  return (
    <Field {...{ label, hint, error, required }}>
      {(control) => (
        <Select {...select} {...control}>
          {options.map(({ value, text, lang }) => (
            <option key={value} value={value} lang={lang}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};
