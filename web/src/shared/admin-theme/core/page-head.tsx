import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

interface PageHeadProps {
  title: ReactNode;
  /** Receives the focus when the element that had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** The name of a screen and what can be done on it. */
export const PageHead = ({ title, headingRef, children }: PageHeadProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px', mb: { xs: 3, md: 4 } }}>
    <Typography
      variant="h1"
      ref={headingRef}
      tabIndex={-1}
      sx={{ mr: 'auto', flexBasis: { xs: '100%', sm: 'auto' }, outline: 'none' }}
    >
      {title}
    </Typography>
    {children}
  </Box>
);
