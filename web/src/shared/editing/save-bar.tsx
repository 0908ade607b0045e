import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Button } from '../admin-theme/core/button.tsx';
import { FailureNotice } from '../admin-theme/core/failure-notice.tsx';
import { inSight } from '../admin-theme/lists/sticky-bar.tsx';
import { isKept as willBeSent } from '../api/waiting.ts';
import type { FormProblem } from '../form/use-send-form.ts';
import { RevertButton } from './revert-button.tsx';

interface SaveBarProps {
  isDirty: boolean;
  /** This browser holds what is typed. */
  isKept: boolean;
  isBusy: boolean;
  isOffline: boolean;
  problem: FormProblem | undefined;
  error: Error | null;
  /** Above a refusal of the server. */
  failureTitle: string;
  onRevert: () => void;
  /** Said before the button of what a save does besides. */
  warning?: string | undefined;
}

/** Always in sight below the form: whether something is unsaved, why it could not be saved, and the button. */
export const SaveBar = ({
  isDirty,
  isKept,
  isBusy,
  isOffline,
  problem,
  error,
  failureTitle,
  onRevert,
  warning,
}: SaveBarProps) => {
  const { t } = useTranslation(['editing', 'admin']);
  const state = () => {
    if (isOffline && willBeSent(error)) return t('admin:notSentYet');
    if (isOffline) return t(isKept ? 'admin:notSavedKept' : 'admin:notSavedNotKept');
    if (!isDirty) return t('allSaved');
    return t(isKept ? 'unsavedKept' : 'unsaved');
  };
  return (
    <Box
      sx={{
        ...inSight,
        // Above the sign of a lost connection.
        bottom: 'var(--floor, 0px)',
        boxShadow: '0 var(--floor, 0px) 0 var(--paper)',
        mt: 4,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      {error && !isOffline ? (
        <FailureNotice title={failureTitle} error={error} />
      ) : (
        <p role="alert">{!isOffline && problem?.message}</p>
      )}
      <Box component="p" role="status" sx={{ color: 'error.main', pb: warning ? 0.75 : 0 }}>
        {warning}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
        <Box
          component="span"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mr: 'auto' }}
        >
          <Box
            component="span"
            role="status"
            sx={isOffline ? { color: 'error.main', fontWeight: 500 } : { color: 'text.secondary' }}
          >
            {state()}
          </Box>
          {isDirty && <RevertButton onRevert={onRevert} />}
        </Box>
        <Button type="submit" variant="contained" loading={isBusy}>
          {t('save')}
        </Button>
      </Box>
    </Box>
  );
};
