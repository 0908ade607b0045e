import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { BackIcon, ForwardIcon } from '#web/shared/admin-theme/core/icons.tsx';
import type { CursorPages } from '#web/shared/admin-theme/lists/use-cursor-pages.ts';

interface AuditPagerProps {
  pages: CursorPages;
  nextCursor: string | undefined;
  /** A filter reads only so far at a time: there may be more although this page is empty. */
  isEmpty: boolean;
}

/**
 * Links to newer and older entries. Pages have no numbers, because a filtered page holds as many entries as were found
 * on the way.
 */
export const AuditPager = ({ pages, nextCursor, isEmpty }: AuditPagerProps) => {
  const { t } = useTranslation(['audit', 'admin']);
  if (pages.page === 0 && !nextCursor) return null;
  return (
    <Box component="nav" aria-label={t('admin:pages')} sx={{ display: 'flex', gap: 1, pt: 2 }}>
      <Button variant="outlined" startIcon={<BackIcon />} disabled={pages.page === 0} onClick={pages.toPrevious}>
        {t('newer')}
      </Button>
      <Button
        variant="outlined"
        endIcon={<ForwardIcon />}
        disabled={!nextCursor}
        onClick={() => nextCursor && pages.toNext(nextCursor)}
      >
        {isEmpty && nextCursor ? t('searchFurther') : t('older')}
      </Button>
    </Box>
  );
};
