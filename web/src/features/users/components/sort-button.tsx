import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ArrowDownIcon } from '#web/shared/admin-theme/core/icons.tsx';

interface SortButtonProps {
  /** Undefined for a column that the list is not ordered by. */
  order: 'asc' | 'desc' | undefined;
  onClick: () => void;
  children: ReactNode;
}

/** A column's heading that orders the list; the cell around it carries `aria-sort`. */
export const SortButton = ({ order, onClick, children }: SortButtonProps) => (
  <Box
    component="button"
    type="button"
    onClick={onClick}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 24,
      p: 0,
      border: 0,
      background: 'none',
      cursor: 'pointer',
      my: -0.5,
      gap: 0.5,
      textAlign: 'start',
      font: 'inherit',
      lineHeight: 'inherit',
      color: order ? 'text.primary' : 'inherit',
      svg: { opacity: order ? 1 : 0, transform: order === 'asc' ? 'rotate(180deg)' : 'none' },
      '&:hover svg, &:focus-visible svg': { opacity: 1 },
    }}
  >
    {children}
    <ArrowDownIcon />
  </Box>
);
