import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Completeness } from '../../model/completeness.ts';

/** How much of a language is there: a ring that is full, half or empty, and the numbers beside it; nothing where nothing is required. */
export const CompletenessMark = ({ of: { filled, total } }: { of: Completeness }) => {
  const { t } = useTranslation('catalog-editing');
  if (total === 0) return null;
  const isFull = filled === total;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}>
      <svg viewBox="0 0 12 12" width="11" height="11" aria-hidden="true">
        <circle cx="6" cy="6" r="5" fill={isFull ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="1.3" />
        {!isFull && filled > 0 && <path d="M6 1a5 5 0 0 1 0 10z" fill="currentColor" />}
      </svg>
      <Box component="bdi" aria-hidden="true" sx={{ fontSize: 13, fontVariantNumeric: 'tabular-nums' }}>
        {filled}/{total}
      </Box>
      <span className="visually-hidden">{t('complete', { filled, total })}</span>
    </Box>
  );
};
