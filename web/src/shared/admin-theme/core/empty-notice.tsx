import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Says that there is nothing to list; the children may offer a way out. */
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
