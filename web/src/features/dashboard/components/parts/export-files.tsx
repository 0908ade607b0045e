import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { AnalyticsFiles } from '#web/shared/admin-theme/figures/analytics-files.tsx';

/** The figures of 30 days as files. */
export const ExportFiles = () => {
  const { t } = useTranslation('dashboard');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}>
      <AnalyticsFiles
        view={{ period: 'month' }}
        say={(key) => t(`export.${key}`)}
        sayDone={(name) => t('export.done', { name })}
      />
    </Box>
  );
};
