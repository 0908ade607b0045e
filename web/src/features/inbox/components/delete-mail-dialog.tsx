import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteInboxMail, type InboxMail } from '#contracts/inbox/endpoints.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { write } from '#web/shared/api/write.ts';
import { inboxKey } from '../api/inbox-queries.ts';

const DeleteMailDialog = ({ mail, onDone, onClose }: DialogEnds & { mail: InboxMail }) => {
  const { t } = useTranslation('inbox');
  const queryClient = useQueryClient();
  return (
    <ConfirmDialog
      title={t('deleteTitle')}
      confirmLabel={t('deleteConfirm')}
      failureTitle={t('deleteFailed')}
      onConfirm={async () => {
        await write(deleteInboxMail, { pathParameters: { id: mail.id }, failureText: t('deleteFailed') });
        onDone(t('deleted'));
        await queryClient.invalidateQueries({ queryKey: [...inboxKey, 'list'] });
      }}
      onClose={onClose}
    >
      {t('deleteText', { subject: isolate(mail.subject || t('noSubject')) })}
    </ConfirmDialog>
  );
};

export default DeleteMailDialog;
