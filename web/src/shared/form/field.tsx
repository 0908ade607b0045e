import { type ReactElement, useId } from 'react';
import { type ControlAttributes, type FieldLabels, useFieldLook } from './field-look.ts';

interface FieldProps extends FieldLabels {
  children: (control: ControlAttributes) => ReactElement;
}

/** A label, what helps, the control, and what is wrong with it. */
export const Field = ({ children, ...labels }: FieldProps) => {
  const { hint, error, required } = labels;
  const { Frame } = useFieldLook();
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <Frame id={id} {...labels}>
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
    </Frame>
  );
};
