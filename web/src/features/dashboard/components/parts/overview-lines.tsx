import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Lines of who, what and when, in columns that all lines share. */
export const OverviewLines = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(110px, auto) 1fr auto' }, columnGap: 3 }}
  >
    {children}
  </Box>
);

/** One line: who, what, when. On narrow screens "what" takes a line of its own. */
export const OverviewLine = ({ name, detail, time }: { name: string; detail: ReactNode; time: ReactNode }) => (
  <Box
    component="li"
    sx={{
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      py: 1.25,
      borderTop: 1,
      borderColor: 'divider',
      overflowWrap: 'anywhere',
    }}
  >
    <Box component="span" sx={{ fontWeight: 500 }}>
      <bdi>{name}</bdi>
    </Box>
    <Box
      component="span"
      sx={{ gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: '1 / -1', sm: 2 }, color: 'text.secondary' }}
    >
      <bdi>{detail}</bdi>
    </Box>
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {time}
    </Box>
  </Box>
);
