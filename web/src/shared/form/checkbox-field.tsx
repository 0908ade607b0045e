import { type ComponentProps, useId } from 'react';
import type { FieldLabels } from './field.tsx';

type CheckboxFieldProps = FieldLabels & ComponentProps<'input'>;

/** The label stands beside the box and is part of its target. */
export const CheckboxField = ({ label, hint, error, ...input }: CheckboxFieldProps) => {
  const id = useId();
  return (
    <div className="form-field form-check">
      <input {...input} type="checkbox" id={id} aria-describedby={hint ? `${id}-hint` : undefined} />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <div className="form-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && <p className="form-error">{error}</p>}
    </div>
  );
};
