import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface RecordCardProps {
  name: ReactNode;
  /** The further acts on it. */
  menu: ReactNode;
  children: ReactNode;
}

/** One of a list, where there is no room for columns: its name with its menu, and what is known of it. */
export const RecordCard = ({ name, menu, children }: RecordCardProps) => (
  <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider', minWidth: 0 }}>
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', mb: 0.5 }}>
      <Box component="h2" sx={{ flex: 1, minWidth: 0, fontSize: 'inherit', overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {menu}
    </Box>
    {children}
  </Box>
);
