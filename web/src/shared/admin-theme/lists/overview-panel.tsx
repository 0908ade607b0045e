import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';

interface OverviewPanelProps {
  title: string;
  /** A number that says how much there is in all, as text. */
  figure?: string | undefined;
  children: ReactNode;
  /** Leads to the whole list. */
  link: { to: string; text: string };
}

/** The start of a list, on the overview. */
export const OverviewPanel = ({ title, figure, children, link }: OverviewPanelProps) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, pb: 1.5 }}>
        <Typography variant="h2" id={id} sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        {figure && <Typography sx={{ color: 'text.secondary' }}>{figure}</Typography>}
      </Box>
      {children}
      <Box sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Link to={link.to}>{link.text}</Link>
      </Box>
    </Box>
  );
};

/** The lines of it, in columns that all lines share. */
export const OverviewLines = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(110px, auto) 1fr auto' }, columnGap: 3 }}
  >
    {children}
  </Box>
);

/** One line: who, what, when. On narrow screens "what" takes a line of its own. */
export const OverviewLine = ({ name, detail, time }: { name: string; detail: string; time: ReactNode }) => (
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
