import { useTranslation } from 'react-i18next';
import type { Campaign } from '#contracts/campaigns/campaign.ts';
import { exportRecipients } from '#contracts/campaigns/report.ts';
import { ExportDialog } from '#web/shared/admin-theme/dialogs/export-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { write } from '#web/shared/api/write.ts';
import { fetchParts } from '#web/shared/ui/fetch-parts.ts';

/** The recipients with their states, as a file. */
const RecipientsExport = ({ campaign: { id }, onDone, onClose }: DialogEnds & { campaign: Campaign }) => {
  const { t } = useTranslation('campaigns');
  return (
    <ExportDialog
      title={t('exportTitle')}
      progressText={(count) => t('exportProgress', { count })}
      failureTitle={t('exportFailed')}
      fileName="campaign"
      fetchFile={({ signal, onProgress }) =>
        fetchParts((body) => write(exportRecipients, { pathParameters: { id }, body, signal }), onProgress)
      }
      onDone={(count) => onDone(t('exported', { count }))}
      onClose={onClose}
    />
  );
};

export default RecipientsExport;
