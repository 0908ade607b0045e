import Box from '@mui/material/Box';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CacheUsage } from '#contracts/cache-usage/endpoints.ts';
import type { CacheLayer } from '#contracts/settings/tool-endpoints.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { PanelSection } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { averageText } from '../../model/number-texts.ts';

const ClearLayerDialog = lazy(() => import('./clear-layer-dialog.tsx'));

interface LayerProps {
  name: string;
  text: string;
  children?: ReactNode;
}

const Layer = ({ name, text, children }: LayerProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px 24px',
      py: 1.75,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ flex: '1 1 320px', maxWidth: '76ch' }}>
      <Box sx={{ fontWeight: 500 }}>{name}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: 14.5 }}>{text}</Box>
    </Box>
    {children}
  </Box>
);

/** Where something is cached, what is known of it, and what can be cleared. */
export const CacheLayers = ({ usage: { memory, table, edge } }: { usage: CacheUsage }) => {
  const { t } = useTranslation('cache-usage');
  const language = useLanguage();
  const format = new Intl.NumberFormat(language);
  const { question, ask, ends } = useQuestion<CacheLayer>();
  const clear = (layer: CacheLayer) => (
    <Button variant="outlined" onClick={() => ask(layer)}>
      {t(`clear.${layer}`)}
    </Button>
  );
  return (
    <PanelSection title={t('layers')}>
      <Box component="ul" sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Layer
          name={t('layer.memory')}
          text={t('layerText.memory', {
            reads: format.format(memory.hits + memory.misses),
            hits: format.format(memory.hits),
          })}
        >
          {clear('memory')}
        </Layer>
        <Layer name={t('layer.edge')} text={t('layerText.edge', { requests: format.format(edge.requests) })}>
          {clear('edge')}
        </Layer>
        <Layer
          name={t('layer.table')}
          text={
            table.reads === 0
              ? t('layerText.tableNone')
              : t('layerText.table', {
                  reads: format.format(table.reads),
                  time: isolate(averageText(table.milliseconds, table.reads, language)),
                })
          }
        />
      </Box>
      <Box sx={{ mt: 2, '& > a': { display: 'inline-block', py: 0.75 } }}>
        <Link to={`${sectionPaths.settings}?${new URLSearchParams({ section: 'cache' })}`}>{t('settingsLink')}</Link>
      </Box>
      <Suspense>{question && <ClearLayerDialog layer={question} {...ends} />}</Suspense>
    </PanelSection>
  );
};
