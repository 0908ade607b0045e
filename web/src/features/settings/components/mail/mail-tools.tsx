import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { useToolWrites } from '../../api/use-tool-writes.ts';
import { ToolBlock } from '../parts/tool-block.tsx';
import type { ToolsProps } from '../parts/tools-props.ts';

const TestMailDialog = lazy(() => import('./test-mail-dialog.tsx'));

/** Tries the mail settings out, as they are saved. */
const MailTools = ({ isDirty }: Pick<ToolsProps, 'isDirty'>) => {
  const { t } = useTranslation('settings');
  const announce = useAnnounce();
  const { testConnection } = useToolWrites();
  const { question, ask, ends } = useQuestion<'test'>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: testConnection,
    onSuccess: () => announce(t('connectionWorks')),
  });
  return (
    <ToolBlock
      title={t('mailCheck')}
      text={t(isDirty ? 'saveFirst' : 'mailCheckText')}
      actions={
        <>
          <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
            {t('testConnection')}
          </Button>
          <Button variant="outlined" onClick={() => ask('test')}>
            {t('sendTest')}
          </Button>
        </>
      }
    >
      {error && <FailureNotice title={t('connectionFailed')} error={error} onRetry={() => mutate()} />}
      <Suspense>{question && <TestMailDialog {...ends} />}</Suspense>
    </ToolBlock>
  );
};

export default MailTools;
