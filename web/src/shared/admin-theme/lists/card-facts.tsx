import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CardFactsProps {
  facts: readonly { name: string; value: ReactNode }[];
}

/** The facts of a card beside its title: in a table these would be columns. */
export const CardFacts = ({ facts }: CardFactsProps) => (
  <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2 }}>
    {facts.map(({ name, value }) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {name}
        </Box>
        <dd>{value}</dd>
      </Box>
    ))}
  </Box>
);
