import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportAccount } from '#contracts/account.ts';
import { call } from '#web/shared/api/call.ts';
import { downloadText } from '#web/shared/ui/download.ts';
import { useAction } from '../api/use-action.ts';
import { AccountSection } from './account-section.tsx';
import { SuccessLine } from './success-line.tsx';

export const ExportSection = () => {
  const { t } = useTranslation('account');
  const [isDone, setDone] = useState(false);
  const action = useAction(async () => {
    setDone(false);
    const data = await call(exportAccount, { failureText: t('exportFailed') });
    const name = `pointe-shoes-account-${data.exported.slice(0, 10)}.json`;
    downloadText(name, 'application/json', JSON.stringify(data, undefined, 2));
    setDone(true);
  });
  return (
    <AccountSection id="export" title={t('exportTitle')} text={t('exportText')}>
      <button type="button" className="button" disabled={action.isBusy} onClick={action.run}>
        {t('exportAction')}
      </button>
      {action.failure && <p role="alert">{action.failure}</p>}
      <SuccessLine text={isDone ? t('exportDone') : undefined} />
    </AccountSection>
  );
};
