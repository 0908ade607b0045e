import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PanelSectionProps {
  title: string;
  /** Beside the title: what the section is taken from. */
  note?: string | undefined;
  /** Of the page's headings; the look is the same. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** A part of a panel under a small heading. */
export const PanelSection = ({ title, note, heading = 'h3', children }: PanelSectionProps) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, pb: 1, lineHeight: 1.4 }}>
        <Typography variant="h3" component={heading} id={id}>
          {title}
        </Typography>
        {note && (
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary', lineHeight: 1.2 }}>
            {note}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
};

/** Sections side by side where there is room. */
export const Sections = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      gap: { xs: 3.5, md: '32px 56px' },
      mt: 3,
    }}
  >
    {children}
  </Box>
);
