import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/admin-theme/parts/button.tsx';
import type { Selection } from '../model/selection.ts';
import type { UserQuestion } from './user-list-actions.ts';

interface SelectionBarProps {
  selection: Selection;
  ask: (question: UserQuestion) => void;
  onClear: () => void;
}

/** What can be done to the users chosen. It stays in sight below the list, so that no row moves under the pointer. */
export const SelectionBar = ({ selection, ask, onClear }: SelectionBarProps) => {
  const { t } = useTranslation('users');
  const count = selection.size;
  const userIds = [...selection];
  return (
    <>
      <span role="status" className="visually-hidden">
        {count > 0 && t('selected', { count })}
      </span>
      {count > 0 && (
        <Box
          component="section"
          aria-label={t('selection')}
          sx={{
            position: 'sticky',
            bottom: 12,
            '@media (max-height: 400px)': { position: 'static' },
            zIndex: 1,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: '4px 8px',
            mt: 1.5,
            p: '8px 16px',
            border: 1,
            borderColor: 'text.primary',
            borderRadius: 1,
            bgcolor: 'background.paper',
            // Nothing of the list shows between the bar and the edge of the window.
            boxShadow: ({ palette }) => `0 12px 0 ${palette.background.default}`,
          }}
        >
          <Box component="span" sx={{ mr: 'auto', fontWeight: 500 }}>
            {t('selected', { count })}
          </Box>
          <Button onClick={() => ask({ kind: 'group', userIds })}>{t('changeGroup')}</Button>
          <Button onClick={() => ask({ kind: 'export', scope: { userIds } })}>{t('exportSelected')}</Button>
          <Button onClick={onClear}>{t('clearSelection')}</Button>
        </Box>
      )}
    </>
  );
};
