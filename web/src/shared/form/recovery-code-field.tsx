import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** One of the codes that replace a second factor. */
export const RecoveryCodeField = (field: ComponentProps<typeof TextField>) => (
  <TextField
    {...field}
    className="control code-control"
    dir="ltr"
    autoFocus
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
  />
);
