import Box from '@mui/material/Box';

/** Numbers in words, such as times and sums of money, in lines of four, divided by hairlines. */
export const TextFigures = ({ figures }: { figures: readonly { label: string; value: string }[] }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, minmax(0, 1fr))' },
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    {figures.map(({ label, value }) => (
      <Box
        key={label}
        sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', pt: 2, pb: 1.5, pr: 2 }}
      >
        <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13.5, lineHeight: 1.4 }}>
          {label}
        </Box>
        <Box component="dd" sx={{ font: '400 28px / 1.15 var(--display)', fontVariantNumeric: 'lining-nums' }}>
          <bdi>{value}</bdi>
        </Box>
      </Box>
    ))}
  </Box>
);
