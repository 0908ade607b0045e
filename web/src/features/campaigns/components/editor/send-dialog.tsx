import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#contracts/campaigns/campaign.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ModalFrame } from '#web/shared/admin-theme/dialogs/modal-frame.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { useCampaignWrites } from '../../api/use-campaign-writes.ts';
import type { Lead } from './check-list.tsx';
import { useReadiness, WhatIsSent } from './what-is-sent.tsx';

interface SendDialogProps extends DialogEnds {
  campaign: Campaign;
  onLead: Lead;
}

/** The last question before mails go out: how many, in which languages, under which subjects. */
const SendDialog = ({ campaign, onLead, onDone, onClose }: SendDialogProps) => {
  const { t } = useTranslation(['campaigns', 'admin']);
  const { send } = useCampaignWrites();
  const readiness = useReadiness(campaign);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send(campaign),
    onSuccess: () => onDone(t('sendBegun')),
  });
  return (
    <ModalFrame
      role="alertdialog"
      maxWidth="sm"
      title={t('sendTitle')}
      text={t('sendText')}
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('admin:cancel')}
          </Button>
          <Button variant="contained" disabled={!readiness.isReady} loading={isPending} onClick={() => mutate()}>
            {t('sendTo', { count: readiness.audience?.total ?? 0 })}
          </Button>
        </>
      }
      notice={error && <FailureNotice title={t('sendFailed')} error={error} />}
    >
      <Box sx={{ mt: 2 }}>
        <WhatIsSent
          campaign={campaign}
          readiness={readiness}
          onLead={(...place) => {
            onClose();
            onLead(...place);
          }}
        />
      </Box>
    </ModalFrame>
  );
};

export default SendDialog;
