import { type ReactNode, useId } from 'react';

export interface FieldLabels {
  label: string;
  /** What helps to fill it in, below the label. */
  hint?: ReactNode;
  error?: string | undefined;
}

/** What ties a control to its label, hint and error. */
interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldLabels {
  children: (control: ControlAttributes) => ReactNode;
}

/** A label, what helps, the control, and what is wrong with it. */
export const Field = ({ label, hint, error, children }: FieldProps) => {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <div className="form-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {error && (
        <p className="form-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
};
