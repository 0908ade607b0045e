import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

interface FiguresProps {
  figures: readonly {
    label: string;
    value: number;
    /** The number in words, where it is no plain number. */
    text?: string;
    /** Below the label: what the number is compared with. */
    detail?: string;
    /** Where the things are. */
    to?: string;
  }[];
  /** How many stand beside one another where there is room; all unless said. */
  columns?: number;
}

/** The numbers of a section in one line, divided by hairlines. */
export const Figures = ({ figures, columns = figures.length }: FiguresProps) => {
  const format = new Intl.NumberFormat(useLanguage());
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: `repeat(${columns}, minmax(0, 1fr))` },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {figures.map(({ label, value, text, detail, to }) => (
        <Box
          key={label}
          sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', pt: 2, pb: 1.5, pr: 2 }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13.5, lineHeight: 1.4 }}>
            {to ? <Link to={to}>{label}</Link> : label}
          </Box>
          <Box component="dd" sx={{ font: '400 30px / 1.15 var(--display)', fontVariantNumeric: 'lining-nums' }}>
            {text ?? format.format(value)}
          </Box>
          {detail && (
            // The last to be read, and to be seen.
            <Box component="dd" sx={{ order: -1, color: 'text.secondary', fontSize: 13 }}>
              {detail}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
};
