import { useTranslation } from 'react-i18next';
import type { CacheLayer } from '#contracts/settings/tool-endpoints.ts';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { useClearCache } from '../../api/use-clear-cache.ts';

/** Within how many seconds all instances have forgotten what they held. */
const clearedWithin = 30;

/** Says what it costs before a layer has to fetch everything anew. */
const ClearLayerDialog = ({ layer, onDone, onClose }: DialogEnds & { layer: CacheLayer }) => {
  const { t } = useTranslation('cache-usage');
  const clearCache = useClearCache();
  return (
    <ConfirmDialog
      title={t(`clear.${layer}`)}
      confirmLabel={t(`clear.${layer}`)}
      failureTitle={t('clearFailed')}
      onConfirm={async () => {
        await clearCache(layer);
        onDone(t(`cleared.${layer}`));
      }}
      onClose={onClose}
    >
      {t(`clearCost.${layer}`, { count: clearedWithin })}
    </ConfirmDialog>
  );
};

export default ClearLayerDialog;
