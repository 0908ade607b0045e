import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { Elements } from '#web/shared/ui/elements.ts';

interface BrandSectionProps {
  name: string;
  /** Beside the name: how much there is of it. */
  detail: ReactNode;
  children: Elements;
}

/** One brand's part of a list. */
export const BrandSection = ({ name, detail, children }: BrandSectionProps) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ pt: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, pb: 1 }}>
        <Typography variant="h2" id={id}>
          <bdi>{name}</bdi>
        </Typography>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {detail}
        </Box>
      </Box>
      {children}
    </Box>
  );
};
