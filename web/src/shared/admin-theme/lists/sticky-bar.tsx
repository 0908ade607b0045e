import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * Keeps a bar in sight, above what is scrolled; on a screen of a few lines, as at 400 % zoom, it would leave no room for
 * anything else.
 */
export const inSight = { position: 'sticky', zIndex: 3, '@media (max-height: 400px)': { position: 'static' } } as const;

interface StickyBarProps {
  label: string;
  /** The words at its beginning. */
  text: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The acts on a list now. It stays in sight below the list, so that no row moves under the pointer. */
export const StickyBar = ({ label, text, children }: StickyBarProps) => (
  <Box
    component="section"
    aria-label={label}
    sx={{
      ...inSight,
      // Above the sign of a lost connection.
      bottom: 'calc(12px + var(--floor, 0px))',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 8px',
      mt: 1.5,
      p: '8px 16px',
      border: 1,
      borderColor: 'text.primary',
      borderRadius: 1,
      bgcolor: 'background.paper',
      // Nothing of the list shows between the bar and the edge of the window.
      boxShadow: '0 calc(12px + var(--floor, 0px)) 0 var(--paper)',
    }}
  >
    <Box component="span" sx={{ mr: 'auto', fontWeight: 500 }}>
      {text}
    </Box>
    {children}
  </Box>
);
