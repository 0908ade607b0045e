import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** There is nothing to list, and perhaps what to do about it. */
export const EmptyNotice = ({ text, children }: { text: string; children?: ReactNode }) => (
  <Box
    role="status"
    sx={{ display: 'grid', justifyItems: 'start', gap: 2, py: 6, borderTop: 1, borderColor: 'divider' }}
  >
    <Typography variant="h2" component="p">
      {text}
    </Typography>
    {children}
  </Box>
);
