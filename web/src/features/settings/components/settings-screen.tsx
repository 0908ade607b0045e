import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { settingsQuery } from '../api/settings-queries.ts';
import { SettingsFrame } from './settings-frame.tsx';

/** All settings, by section. */
export const SettingsScreen = () => {
  const { t } = useTranslation('settings');
  const { data, error, refetch } = useQuery(settingsQuery);
  if (data) return <SettingsFrame settings={data} />;
  return (
    <>
      <PageHead title={t('title')} />
      {error ? (
        <FailureNotice title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={8} />
      )}
    </>
  );
};
