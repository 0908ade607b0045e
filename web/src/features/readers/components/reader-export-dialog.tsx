import { useTranslation } from 'react-i18next';
import { exportReaders } from '#contracts/newsletter/readers.ts';
import { ExportDialog } from '#web/shared/admin-theme/dialogs/export-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { write } from '#web/shared/api/write.ts';
import { fetchParts } from '#web/shared/ui/fetch-parts.ts';

/** Everybody who consented or refused, with the proof, as a file. */
const ReaderExportDialog = ({ onDone, onClose }: DialogEnds) => {
  const { t } = useTranslation('readers');
  return (
    <ExportDialog
      title={t('exportTitle')}
      progressText={(count) => t('exportProgress', { count })}
      failureTitle={t('exportFailed')}
      fileName="readers"
      fetchFile={({ signal, onProgress }) =>
        fetchParts((from) => write(exportReaders, { body: from, signal }), onProgress)
      }
      onDone={(count) => onDone(t('exported', { count }))}
      onClose={onClose}
    />
  );
};

export default ReaderExportDialog;
