import { type ComponentProps, useId } from 'react';
import { type FieldLabels, useFieldLook } from './field-look.ts';

/** A box; its label stands beside it and can be pressed too. */
export const CheckboxField = ({ label, hint, error, ...input }: FieldLabels & ComponentProps<'input'>) => {
  const { Check } = useFieldLook();
  const id = useId();
  const describedBy = hint ? `${id}-hint` : undefined;
  return (
    <Check
      {...{ id, label, hint, error }}
      input={{ ...input, id, type: 'checkbox', 'aria-describedby': describedBy }}
    />
  );
};
