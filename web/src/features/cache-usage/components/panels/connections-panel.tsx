import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { FigureTable } from '#web/shared/admin-theme/figures/figure-table.tsx';
import { PanelSection } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { InstanceName } from './instance-name.tsx';
import type { PanelProps } from './panel-props.ts';

const kinds = ['open', 'busy', 'free', 'waiting'] as const;

/** The connections that each instance keeps open. */
export const ConnectionsPanel = ({ usage: { instances } }: PanelProps) => {
  const { t } = useTranslation('cache-usage');
  const format = new Intl.NumberFormat(useLanguage());
  return (
    <Box sx={{ mt: 3 }}>
      {instances.length === 0 ? (
        <EmptyNotice text={t('noInstances')} />
      ) : (
        <PanelSection title={t('sockets')}>
          <Box component="p" sx={{ maxWidth: '70ch', mb: 2, color: 'text.secondary', fontSize: 14.5 }}>
            {t('socketsNote')}
          </Box>
          <FigureTable
            title={t('sockets')}
            heads={[t('column.instance'), ...kinds.map((kind) => t(`column.${kind}`))]}
            rows={instances.map((instance) => ({
              key: instance.id,
              name: <InstanceName instance={instance} />,
              cells: kinds.map((kind) => format.format(instance.sockets[kind])),
            }))}
          />
        </PanelSection>
      )}
    </Box>
  );
};
