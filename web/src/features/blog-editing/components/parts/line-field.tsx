import type { ComponentProps } from 'react';
import { TextAreaField, TextField } from '#web/shared/form/text-field.tsx';
import { oneLine } from '../../model/one-line.ts';

interface LineFieldProps
  extends Pick<
    ComponentProps<typeof TextField>,
    'label' | 'hint' | 'error' | 'required' | 'lang' | 'dir' | 'name' | 'onBlur'
  > {
  value: string;
  /** The most that the contract takes; longer text cannot be typed. */
  limit: number;
  onChange: (value: string) => void;
  /** Shown in several lines, but stored as one. */
  rows?: number;
}

/** A text of one line that this screen, not a form, keeps. */
export const LineField = ({ limit, onChange, rows, onBlur, ...input }: LineFieldProps) => {
  const change = ({ target }: { target: { value: string } }) => onChange(oneLine(target.value));
  const shared = { ...input, maxLength: limit, autoComplete: 'off', onChange: change };
  return rows ? <TextAreaField {...shared} rows={rows} /> : <TextField {...shared} onBlur={onBlur} />;
};
