import { useTranslation } from 'react-i18next';
import { ExportDialog } from '#web/shared/admin-theme/parts/export-dialog.tsx';
import { exportAudit } from '../api/audit-queries.ts';
import type { AuditView } from '../model/audit-view.ts';

interface AuditExportDialogProps {
  view: AuditView;
  onDone: (text: string) => void;
  onClose: () => void;
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
