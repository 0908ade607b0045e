import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type AiStatus, usageSpans } from '#contracts/ai-usage/endpoints.ts';
import { TabStrip, tabId } from '#web/shared/admin-theme/core/tab-strip.tsx';
import { Part } from '#web/shared/admin-theme/figures/part.tsx';
import { usageQuery } from '../api/ai-queries.ts';
import { readSpan } from '../model/usage-figures.ts';
import { UsagePanel } from './usage-panel.tsx';

const panelId = 'usage';

/** The questions and answers of a span of time, which the address holds. */
export const UsageSection = ({ budget }: { budget: AiStatus['budget'] | undefined }) => {
  const { t } = useTranslation('ai-usage');
  const [parameters, setParameters] = useSearchParams();
  const span = readSpan(parameters);
  const usage = useQuery(usageQuery(span));
  return (
    <Box component="section" aria-label={t('figures')} sx={{ mt: 5 }}>
      <TabStrip
        label={t('figures')}
        tabs={usageSpans.map((each) => ({ tab: each, text: t(`span.${each}`) }))}
        chosen={span}
        panelId={panelId}
        onChoose={(chosen) => setParameters(chosen === 'day' ? {} : { span: chosen }, { preventScrollReset: true })}
      />
      <Box
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(panelId, span)}
        aria-busy={usage.isPlaceholderData}
        tabIndex={0}
        sx={{ minHeight: 240, opacity: usage.isPlaceholderData ? 0.55 : 1, transition: 'opacity var(--quick)' }}
      >
        <Part query={usage} failure={t('failed.usage')} rows={6}>
          {(data) => <UsagePanel usage={data} span={span} budget={budget} />}
        </Part>
      </Box>
    </Box>
  );
};
