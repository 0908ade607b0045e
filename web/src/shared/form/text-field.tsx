import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { type FieldLabels, useFieldLook } from './field-look.ts';

/** A text of one line. */
export const TextField = ({ label, hint, error, required, ...input }: FieldLabels & ComponentProps<'input'>) => {
  const { Input } = useFieldLook();
  return <Field {...{ label, hint, error, required }}>{(control) => <Input {...input} {...control} />}</Field>;
};

/** A text of several lines. */
export const TextAreaField = ({ label, hint, error, required, ...area }: FieldLabels & ComponentProps<'textarea'>) => {
  const { TextArea } = useFieldLook();
  return <Field {...{ label, hint, error, required }}>{(control) => <TextArea {...area} {...control} />}</Field>;
};
