import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { revokeSession, type Session } from '#contracts/sessions/endpoints.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { write } from '#web/shared/api/write.ts';
import { sessionsKey } from '#web/shared/reads/keys.ts';
import { forgetSession } from '#web/shared/session/session.ts';

interface RevokeDialogProps extends DialogEnds {
  session: Session;
}

/** Ends a session after a question. Ending the user's own session logs out here, at once. */
const RevokeDialog = ({ session, onDone, onClose }: RevokeDialogProps) => {
  const { t } = useTranslation('sessions');
  const queryClient = useQueryClient();
  const { id, username, browser, ip, current } = session;
  const revoke = async () => {
    await write(revokeSession, { pathParameters: { id }, failureText: t('revokeFailed') });
    if (current) return forgetSession();
    await queryClient.invalidateQueries({ queryKey: sessionsKey });
    onDone(t('revoked', { username: isolate(username) }));
  };
  return (
    <ConfirmDialog
      title={t('revokeTitle', { username: isolate(username) })}
      confirmLabel={t('revoke')}
      failureTitle={t('revokeFailed')}
      onConfirm={revoke}
      onClose={onClose}
    >
      <p>
        <bdi>{browser || t('unknownBrowser')}</bdi>
        {' · '}
        <bdi>{ip}</bdi>
      </p>
      <p>{current ? t('revokeOwnText') : t('revokeText')}</p>
    </ConfirmDialog>
  );
};

export default RevokeDialog;
