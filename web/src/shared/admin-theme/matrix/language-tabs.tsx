import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface LanguageTabsProps<Tab extends string> {
  label: string;
  tabs: readonly { tab: Tab; to: string; content: ReactNode }[];
  current: Tab;
}

/** The parts of one record, each with an address of its own: its languages, and where each stands. */
export const LanguageTabs = <Tab extends string>({ label, tabs, current }: LanguageTabsProps<Tab>) => (
  <Box component="nav" aria-label={label} sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}>
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {tabs.map(({ tab, to, content }) => (
        <Box component="li" key={tab} sx={{ flex: 'none' }}>
          <Box
            component={Link}
            to={to}
            aria-current={tab === current ? 'page' : undefined}
            sx={{
              display: 'block',
              height: '100%',
              px: 2,
              py: 1,
              borderBottom: '2px solid transparent',
              textDecoration: 'none',
              '&[aria-current]': { borderColor: 'primary.main', color: 'primary.main', fontWeight: 500 },
              '&:focus-visible': { outlineOffset: '-2px' },
            }}
          >
            {content}
          </Box>
        </Box>
      ))}
    </Box>
  </Box>
);
