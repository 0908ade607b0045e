import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSizes } from '#contracts/http/paging.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { IconButton } from '../core/button.tsx';
import { Select } from '../core/controls.ts';
import { BackIcon, ForwardIcon } from '../core/icons.tsx';
import { pageRange } from './page-range.ts';
import type { CursorPages } from './use-cursor-pages.ts';

export type PageSize = (typeof pageSizes)[number];

export const toPageSize = (value: unknown): PageSize | undefined => pageSizes.find((size) => String(size) === value);

interface PagerProps {
  pages: CursorPages;
  pageSize: PageSize;
  onPageSize: (size: PageSize) => void;
  rows: number;
  /** Where the server counts; as text, where the count is not exact. */
  total: number | string | undefined;
  nextCursor: string | undefined;
}

/** Below a table: rows per page, which rows are shown (announced when they change), and the way to the others. */
export const Pager = ({ pages, pageSize, onPageSize, rows, total, nextCursor }: PagerProps) => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const sizeId = useId();
  const range = pageRange({ page: pages.page, pageSize, rows }, language);
  const numbers = new Intl.NumberFormat(language);
  const counted = (total: number | string) => (typeof total === 'number' ? numbers.format(total) : total);
  if (rows === 0 && pages.page === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 20px',
        justifyContent: 'flex-end',
        pt: 2,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mr: 'auto', whiteSpace: 'nowrap' }}>
        <label htmlFor={sizeId}>{t('rowsPerPage')}</label>
        <Select
          id={sizeId}
          value={pageSize}
          onChange={({ target }) => onPageSize(toPageSize(target.value) ?? pageSize)}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {numbers.format(size)}
            </option>
          ))}
        </Select>
      </Box>
      <Box component="p" aria-live="polite" sx={{ color: 'text.secondary' }}>
        {range && (total === undefined ? range : t('rangeOfTotal', { range, total: counted(total) }))}
      </Box>
      <Box component="nav" aria-label={t('pages')} sx={{ display: 'flex', gap: 0.5 }}>
        <IconButton aria-label={t('previousPage')} disabled={pages.page === 0} onClick={pages.toPrevious}>
          <BackIcon />
        </IconButton>
        <IconButton
          aria-label={t('nextPage')}
          disabled={!nextCursor}
          onClick={() => nextCursor && pages.toNext(nextCursor)}
        >
          <ForwardIcon />
        </IconButton>
      </Box>
    </Box>
  );
};
