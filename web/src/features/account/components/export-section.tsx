import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { exportAccount } from '#contracts/account/endpoints.ts';
import { call } from '#web/shared/api/call.ts';
import { downloadFile } from '#web/shared/ui/download.ts';
import { AccountSection } from './account-section.tsx';
import { SuccessLine } from './success-line.tsx';

export const ExportSection = () => {
  const { t } = useTranslation('account');
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(exportAccount, { failureText: t('exportFailed') }),
    onSuccess: (data) => {
      const name = `pointe-shoes-account-${data.exported.slice(0, 10)}.json`;
      downloadFile(name, 'application/json', JSON.stringify(data, undefined, 2));
    },
  });
  return (
    <AccountSection id="export" title={t('exportTitle')} text={t('exportText')}>
      <button type="button" className="button" disabled={isPending} onClick={() => mutate()}>
        {t('exportAction')}
      </button>
      {error && <p role="alert">{error.message}</p>}
      <SuccessLine text={isSuccess ? t('exportDone') : undefined} />
    </AccountSection>
  );
};
