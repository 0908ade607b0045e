import { useTranslation } from 'react-i18next';
import type { CampaignOverview } from '#contracts/campaigns/overview.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { useCampaignWrites } from '../../api/use-campaign-writes.ts';

interface DeleteCampaignDialogProps extends DialogEnds {
  campaign: CampaignOverview;
  /** Leaves the screen that shows nothing but this campaign. */
  onDeleted?: () => void;
}

/** Says what is lost, and what is not. */
const DeleteCampaignDialog = ({ campaign, onDeleted, onDone, onClose }: DeleteCampaignDialogProps) => {
  const { t } = useTranslation('campaigns');
  const { remove } = useCampaignWrites();
  const name = isolate(campaign.name);
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name })}
      confirmLabel={t('deleteForGood')}
      failureTitle={t('deleteFailed')}
      onConfirm={async () => {
        await remove(campaign.id);
        onDone(t('deleted', { name }));
        onDeleted?.();
      }}
      onClose={onClose}
    >
      {campaign.sentAt ? t('deleteSent') : t(campaign.status === 'scheduled' ? 'deleteScheduled' : 'deleteDraft')}
    </ConfirmDialog>
  );
};

export default DeleteCampaignDialog;
