import { useTranslation } from 'react-i18next';
import { ExportDialog as FileDialog } from '#web/shared/admin-theme/dialogs/export-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { type ExportScope, exportCsv } from '../api/export-users.ts';

/** The users chosen, or all that the view finds, as a file. */
export const ExportDialog = ({ scope, onDone, onClose }: DialogEnds & { scope: ExportScope }) => {
  const { t } = useTranslation('users');
  return (
    <FileDialog
      title={t('exportTitle')}
      progressText={(count) => t('exportProgress', { count })}
      failureTitle={t('exportFailed')}
      fileName="users"
      fetchFile={(run) => exportCsv({ scope, ...run })}
      onDone={(count) => onDone(t('exported', { count }))}
      onClose={onClose}
    />
  );
};
