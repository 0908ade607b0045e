import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { useToolWrites } from '../api/use-tool-writes.ts';

/** Says what it costs before everything is fetched anew. */
const ClearCacheDialog = ({ onDone, onClose }: DialogEnds) => {
  const { t } = useTranslation('settings');
  const { clearCache } = useToolWrites();
  return (
    <ConfirmDialog
      title={t('clearCache')}
      confirmLabel={t('clearCache')}
      failureTitle={t('clearCacheFailed')}
      onConfirm={async () => {
        await clearCache();
        onDone(t('cacheCleared'));
      }}
      onClose={onClose}
    >
      {t('clearCacheCost')}
    </ConfirmDialog>
  );
};

export default ClearCacheDialog;
