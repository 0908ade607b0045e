import { type ChangeEvent, type ComponentProps, useRef } from 'react';
import { codeDigits, codeLength } from './code-digits.ts';
import { TextField } from './text-field.tsx';

/**
 * A six-digit code: one input, so that it can be pasted and filled in by the phone. Complete, it sends its form once,
 * unless the form asks for more.
 */
export const CodeField = ({
  onChange,
  sends = true,
  ...field
}: ComponentProps<typeof TextField> & { sends?: boolean }) => {
  const sent = useRef('');
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const digits = codeDigits(input.value);
    if (input.value !== digits) input.value = digits;
    onChange?.(event);
    if (!sends || digits.length !== codeLength || digits === sent.current) return;
    sent.current = digits;
    input.form?.requestSubmit();
  };
  return (
    <TextField
      {...field}
      className="control code-control"
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={change}
    />
  );
};
