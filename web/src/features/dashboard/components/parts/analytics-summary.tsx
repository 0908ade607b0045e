import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Analytics } from '#contracts/analytics/figures.ts';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { Figures } from '#web/shared/admin-theme/figures/figures.tsx';
import { PanelLinks } from '#web/shared/admin-theme/figures/panel-links.tsx';

const measures = ['views', 'visits', 'visitors'] as const;

/** The visitors of the last seven days, beside the seven before, and who is there now. */
export const AnalyticsSummary = ({ analytics: { totals, live } }: { analytics: Analytics }) => {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <Figures
        figures={[
          ...measures.map((measure) => ({
            label: t(`analytics.${measure}`),
            value: totals.now[measure],
            detail: t('analytics.before', { before: totals.before[measure] }),
          })),
          { label: t('analytics.live'), value: live },
        ]}
      />
      <Box component="p" sx={{ mt: 1.5, maxWidth: '70ch', color: 'text.secondary' }}>
        {t('analytics.note')}
      </Box>
      <PanelLinks links={[{ to: sectionPaths.analytics, text: t('analytics.open') }]} />
    </>
  );
};
