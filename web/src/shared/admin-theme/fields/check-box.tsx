import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';

const Target = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 40,
  minHeight: 40,
  padding: '0 11px',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minWidth: 44, minHeight: 44, padding: '0 13px' },
});
const Tick = styled('input')({
  flex: 'none',
  width: 18,
  height: 18,
  margin: 0,
  accentColor: 'var(--accent)',
  cursor: 'inherit',
});

/** One of several answers. */
export const Radio = styled('input')({ flex: 'none', width: 18, height: 18, margin: 0, accentColor: 'var(--accent)' });

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Some of what it stands for is chosen, but not all. */
  indeterminate?: boolean;
  /** The words beside it; without them `aria-label` names it. */
  children?: ReactNode;
}

/** The system's own box in our colour, with room around it to hit it. */
export const CheckBox = ({ indeterminate, children, ...input }: CheckBoxProps) => (
  <Target>
    {indeterminate === undefined ? (
      <Tick {...input} type="checkbox" />
    ) : (
      <Tick
        {...input}
        type="checkbox"
        ref={(element) => {
          if (element) element.indeterminate = indeterminate;
        }}
      />
    )}
    {children}
  </Target>
);
