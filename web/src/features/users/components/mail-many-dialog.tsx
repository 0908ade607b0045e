import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { mostChosenPeople } from '#contracts/campaigns/campaign.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import { ModalFrame } from '#web/shared/admin-theme/dialogs/modal-frame.tsx';
import { useUserWrites } from '../api/use-user-writes.ts';

interface MailManyDialogProps {
  userIds: readonly string[];
  onClose: () => void;
}

/** Begins a campaign to the users chosen, and leads to it: it is written, counted, tried out and sent there. */
export const MailManyDialog = ({ userIds, onClose }: MailManyDialogProps) => {
  const { t } = useTranslation('users');
  const { beginMail } = useUserWrites();
  const navigate = useNavigate();
  const title = t('mailManyTitle', { count: userIds.length });
  if (userIds.length > mostChosenPeople) {
    return (
      <ModalFrame
        title={title}
        text={t('mailTooMany', { most: mostChosenPeople })}
        onClose={onClose}
        actions={
          <Button autoFocus onClick={onClose}>
            {t('close')}
          </Button>
        }
      />
    );
  }
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={t('mailManyBegin')}
      failureTitle={t('mailManyFailed')}
      onConfirm={async () => {
        const { id } = await beginMail(title, userIds);
        void navigate(adminPaths.campaign(id));
      }}
      onClose={onClose}
    >
      {t('mailManyText')}
    </ConfirmDialog>
  );
};
