import { styled } from '@mui/material/styles';

/** On or off, with the system's own box below it: a screen reader says "switch". */
export const Switch = styled('input')({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 44,
  height: 26,
  margin: 0,
  border: '1px solid var(--control)',
  borderRadius: 999,
  backgroundColor: 'var(--raised)',
  cursor: 'pointer',
  transition: 'background-color var(--quick), border-color var(--quick)',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 18,
    height: 18,
    borderRadius: '50%',
    backgroundColor: 'var(--control)',
    transition: 'inset-inline-start var(--quick), background-color var(--quick)',
  },
  '&:checked': { borderColor: 'var(--accent)', backgroundColor: 'var(--accent)' },
  '&:checked::before': { insetInlineStart: 21, backgroundColor: 'var(--on-accent)' },
  '&:focus-visible': { borderRadius: 999 },
  // The finger's target is larger than the picture.
  '@media (pointer: coarse)': { '&::after': { content: '""', position: 'absolute', inset: '-10px -6px' } },
  '@media (forced-colors: active)': {
    borderColor: 'ButtonText',
    '&::before': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
    '&:checked': { borderColor: 'Highlight', backgroundColor: 'Highlight' },
    '&:checked::before': { backgroundColor: 'HighlightText' },
  },
});
