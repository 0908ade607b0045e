import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { DownloadIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { useSettingsWrites } from '../../api/use-settings-writes.ts';
import { ToolBlock } from '../parts/tool-block.tsx';
import type { ToolsProps } from '../parts/tools-props.ts';

const ImportDialog = lazy(() => import('./import-dialog.tsx'));

/** All settings as a file, and back. */
export const TransferTools = ({ onImported }: Pick<ToolsProps, 'onImported'>) => {
  const { t } = useTranslation('settings');
  const announce = useAnnounce();
  const { refresh } = useSettingsWrites();
  const { question, ask, ends } = useQuestion<'import'>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const [{ sections }, { exportSettings }] = await Promise.all([
        refresh(),
        import('../../model/export-settings.ts'),
      ]);
      exportSettings(sections);
      announce(t('exported'));
    },
  });
  return (
    <ToolBlock
      title={t('transfer')}
      text={t('transferText')}
      actions={
        <>
          <Button variant="outlined" startIcon={<DownloadIcon />} loading={isPending} onClick={() => mutate()}>
            {t('export')}
          </Button>
          <Button variant="outlined" onClick={() => ask('import')}>
            {t('import')}
          </Button>
        </>
      }
    >
      {error && <FailureNotice title={t('loadFailed')} error={error} onRetry={() => mutate()} />}
      <Suspense>
        {question && (
          <ImportDialog
            onClose={ends.onClose}
            onDone={(text) => {
              ends.onDone(text);
              onImported();
            }}
          />
        )}
      </Suspense>
    </ToolBlock>
  );
};
