import Box from '@mui/material/Box';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#contracts/text/formats.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { RefreshIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { Part } from '#web/shared/admin-theme/figures/part.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { aiUsageKey, statusQuery } from '../api/ai-queries.ts';
import { BudgetSection } from './budget-section.tsx';
import { ModelHint } from './model-hint.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { ProbeSection } from './probe-section.tsx';
import { StatusSection } from './status-section.tsx';
import { UsageSection } from './usage-section.tsx';

/** The assistant: its state, what it was asked and how that went, and what it could not answer. */
export const AiScreen = () => {
  const { t } = useTranslation('ai-usage');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const isFetching = useIsFetching({ queryKey: aiUsageKey }) > 0;
  const status = useQuery(statusQuery);
  const time = dateFormat(language, { hour: 'numeric', minute: '2-digit' });
  const isNew = status.data !== undefined && status.data.lastUsed === undefined;
  return (
    <>
      <PageHead title={t('title')}>
        {status.dataUpdatedAt > 0 && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 13.5 }}>
            {t('readAt', { time: time.format(status.dataUpdatedAt) })}
          </Box>
        )}
        <Button
          variant="outlined"
          startIcon={<RefreshIcon />}
          aria-busy={isFetching}
          onClick={() => void queryClient.invalidateQueries({ queryKey: aiUsageKey })}
        >
          {t('refresh')}
        </Button>
      </PageHead>
      <Part query={status} failure={t('failed.status')} rows={6}>
        {(data) => <StatusSection status={data} />}
      </Part>
      <ModelHint status={status.data} />
      <Box sx={{ mt: 4 }}>
        <ProbeSection />
      </Box>
      {status.data && (
        <Box sx={{ mt: 4 }}>
          <BudgetSection status={status.data} />
        </Box>
      )}
      {isNew ? (
        <Box sx={{ mt: 4 }}>
          <EmptyNotice text={t('empty')} />
        </Box>
      ) : (
        <UsageSection budget={status.data?.budget} />
      )}
      <OpenQuestions />
    </>
  );
};
