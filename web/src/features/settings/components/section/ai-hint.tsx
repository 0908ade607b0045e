import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { IntroProps } from '../parts/tools-props.ts';

const AiCosts = lazy(() => import('./ai-costs.tsx'));

/** Which model is advisable for Hebrew, and what models cost. */
export const AiHint = ({ settings }: IntroProps) => {
  const { t } = useTranslation('settings');
  return (
    <Box
      sx={{ mb: 2.5, borderInlineStart: '3px solid', borderColor: 'divider', paddingInlineStart: 2, maxWidth: '66ch' }}
    >
      <p>{t('aiHint')}</p>
      <Box sx={{ mt: 1, minHeight: '1lh' }}>
        <Suspense>
          <AiCosts models={settings.sections.aiModels.values} />
        </Suspense>
      </Box>
    </Box>
  );
};
