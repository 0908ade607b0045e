import Box from '@mui/material/Box';
import { Link } from 'react-router';

/** The ways from a panel to its screens. */
export const PanelLinks = ({ links }: { links: readonly { to: string; text: string }[] }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', mt: 3.5, '& > a': { py: 0.75 } }}>
    {links.map(({ to, text }) => (
      <Link key={to} to={to}>
        {text}
      </Link>
    ))}
  </Box>
);
