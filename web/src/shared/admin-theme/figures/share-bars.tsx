import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

export interface ShareBar {
  key: string;
  label: string;
  /** The language of the label, where it is not the reader's. */
  lang?: string;
  count: number;
  /** The number in words, where it needs them. */
  text?: string;
  to?: string;
}

interface ShareBarsProps {
  bars: readonly ShareBar[];
  /** The number that a whole bar stands for; the largest one unless said. */
  whole?: number;
}

/** Numbers beside bars, which grow in the reading direction. */
export const ShareBars = ({ bars, whole = Math.max(...bars.map(({ count }) => count), 1) }: ShareBarsProps) => {
  const format = new Intl.NumberFormat(useLanguage());
  return (
    <Box
      component="ul"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(72px, auto) minmax(60px, 1fr) auto', columnGap: 1.5 }}
    >
      {bars.map(({ key, label, lang, count, text, to }) => (
        <Box
          component="li"
          key={key}
          sx={{
            display: 'grid',
            gridColumn: '1 / -1',
            gridTemplateColumns: 'subgrid',
            alignItems: 'center',
            py: 0.5,
            '@media (pointer: coarse)': { minHeight: to ? 40 : 0 },
          }}
        >
          <Box component="span" lang={lang} sx={{ maxWidth: 180, overflowWrap: 'anywhere' }}>
            {to ? (
              <Link to={to}>
                <bdi>{label}</bdi>
              </Link>
            ) : (
              <bdi>{label}</bdi>
            )}
          </Box>
          <Box component="span" aria-hidden="true" sx={{ height: 4, borderRadius: 2, bgcolor: 'action.selected' }}>
            <Box
              component="span"
              sx={{ display: 'block', height: 4, borderRadius: 2, bgcolor: 'primary.main' }}
              style={{ width: `${whole > 0 ? (100 * count) / whole : 0}%` }}
            />
          </Box>
          <Box component="span" sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
            {text ?? format.format(count)}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
