import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The name of the height of what stays in sight above the tools, where there is something. */
export const aboveTools = '--above-tools';

interface BodyFrameProps {
  label: string;
  /** The text can be read here, and edited soon. */
  isBusy?: boolean;
  children: ReactNode;
}

/** The frame around the body; the body has a name of its own for screen readers. */
export const BodyFrame = ({ label, isBusy = false, children }: BodyFrameProps) => (
  <Box aria-busy={isBusy}>
    <Box component="p" aria-hidden="true" sx={{ mb: 0.5 }}>
      {label}
    </Box>
    <Box
      sx={{
        border: '1px solid var(--control)',
        borderRadius: '4px',
        backgroundColor: 'background.paper',
        ...(isBusy ? { minHeight: 400, p: '64px 20px 20px', font: '300 17px / 1.65 var(--text)' } : {}),
        '&:has(.ProseMirror-focused)': { borderColor: 'primary.main', outline: '1px solid var(--accent)' },
      }}
    >
      {children}
    </Box>
  </Box>
);
