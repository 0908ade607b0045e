import { useTranslation } from 'react-i18next';
import type { Campaign } from '#contracts/campaigns/campaign.ts';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { useCampaignWrites } from '../../api/use-campaign-writes.ts';

interface StepDialogProps extends DialogEnds {
  step: 'pause' | 'resume' | 'cancel';
  campaign: Campaign;
}

/** Asks before sending stops, goes on, or ends for good. */
const StepDialog = ({ step, campaign, onDone, onClose }: StepDialogProps) => {
  const { t } = useTranslation('campaigns');
  const writes = useCampaignWrites();
  return (
    <ConfirmDialog
      title={t(`stepTitle.${step}`)}
      confirmLabel={t(`step.${step}`)}
      {...(step === 'cancel' && { keepLabel: t(campaign.status === 'paused' ? 'keepPaused' : 'keepSending') })}
      failureTitle={t('stepFailed')}
      onConfirm={async () => {
        await writes[step](campaign);
        onDone(t(`stepDone.${step}`));
      }}
      onClose={onClose}
    >
      {t(`stepText.${step}`)}
    </ConfirmDialog>
  );
};

export default StepDialog;
