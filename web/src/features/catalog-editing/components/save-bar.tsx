import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/admin-theme/parts/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/parts/failure-notice.tsx';
import type { FormProblem } from '#web/shared/form/use-send-form.ts';

interface SaveBarProps {
  isDirty: boolean;
  isBusy: boolean;
  problem: FormProblem | undefined;
  error: Error | null;
}

/** Always in sight below the form: whether something is unsaved, why it could not be saved, and the button. */
export const SaveBar = ({ isDirty, isBusy, problem, error }: SaveBarProps) => {
  const { t } = useTranslation('catalog-editing');
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        mt: 4,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      {error ? <FailureNotice title={t('saveFailed')} error={error} /> : <p role="alert">{problem?.message}</p>}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box component="span" role="status" sx={{ mr: 'auto', color: 'text.secondary' }}>
          {isDirty ? t('unsaved') : t('allSaved')}
        </Box>
        <Button type="submit" variant="contained" loading={isBusy}>
          {t('save')}
        </Button>
      </Box>
    </Box>
  );
};
