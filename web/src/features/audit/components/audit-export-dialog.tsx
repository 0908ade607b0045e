import { useTranslation } from 'react-i18next';
import { ExportDialog } from '#web/shared/admin-theme/dialogs/export-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { exportAudit } from '../api/audit-queries.ts';
import type { AuditView } from '../model/audit-view.ts';

interface AuditExportDialogProps extends DialogEnds {
  view: AuditView;
}

/** All entries that the view finds, as a file. */
const AuditExportDialog = ({ view, onDone, onClose }: AuditExportDialogProps) => {
  const { t } = useTranslation('audit');
  return (
    <ExportDialog
      title={t('exportTitle')}
      progressText={(count) => t('exportProgress', { count })}
      failureTitle={t('exportFailed')}
      fileName="audit"
      fetchFile={(run) => exportAudit({ view, ...run })}
      onDone={(count) => onDone(t('exported', { count }))}
      onClose={onClose}
    />
  );
};

export default AuditExportDialog;
