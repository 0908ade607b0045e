import { styled } from '@mui/material/styles';

/** A button of the toolbar; pressed ones are framed as well as tinted. */
export const ToolButton = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 31,
  height: 36,
  padding: '0 4px',
  border: '1px solid transparent',
  borderRadius: 4,
  background: 'none',
  color: 'var(--ink)',
  font: 'inherit',
  fontSize: 14,
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'var(--blush-soft)' },
  '&[aria-pressed="true"]': { borderColor: 'var(--accent)', backgroundColor: 'var(--blush)' },
  '& strong': { fontWeight: 600 },
});
