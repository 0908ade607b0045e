import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { ToolBlock } from './parts/tool-block.tsx';

const ClearCacheDialog = lazy(() => import('./clear-cache-dialog.tsx'));

/** Forgets what is kept of public replies. */
const CacheTools = () => {
  const { t } = useTranslation('settings');
  const { question, ask, ends } = useQuestion<'clear'>();
  return (
    <ToolBlock
      title={t('clearCache')}
      text={t('clearCacheCost')}
      actions={
        <>
          <Button variant="outlined" onClick={() => ask('clear')}>
            {t('clearCache')}
          </Button>
          <Box component={Link} to={sectionPaths.cache} sx={{ alignSelf: 'center', p: 1 }}>
            {t('cacheFigures')}
          </Box>
        </>
      }
    >
      <Suspense>{question && <ClearCacheDialog {...ends} />}</Suspense>
    </ToolBlock>
  );
};

export default CacheTools;
