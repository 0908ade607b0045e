import { useTranslation } from 'react-i18next';
import type { AnalyticsQuery } from '#contracts/analytics/figures.ts';
import { AnalyticsFiles } from '#web/shared/admin-theme/figures/analytics-files.tsx';

/** The figures of the screen, as files. */
const DownloadFiles = ({ view }: { view: AnalyticsQuery }) => {
  const { t } = useTranslation('analytics');
  return (
    <AnalyticsFiles view={view} say={(key) => t(`export.${key}`)} sayDone={(name) => t('export.done', { name })} />
  );
};

export default DownloadFiles;
