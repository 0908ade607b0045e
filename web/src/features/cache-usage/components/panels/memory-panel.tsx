import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { FigureTable } from '#web/shared/admin-theme/figures/figure-table.tsx';
import { PanelSection } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { sizeText } from '#web/shared/admin-theme/format/size-text.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { heldByCache } from '../../model/cache-figures.ts';
import { memoryText } from '../../model/number-texts.ts';
import { InstanceName } from './instance-name.tsx';
import type { PanelProps } from './panel-props.ts';

/** The contents of memory now, by cache and by instance. */
const Held = ({ instances }: Pick<PanelProps['usage'], 'instances'>) => {
  const { t } = useTranslation('cache-usage');
  const language = useLanguage();
  const format = new Intl.NumberFormat(language);
  const ofCache = ['cache', 'entries', 'bytes'] as const;
  const ofInstance = ['instance', 'used', 'limit', 'seen'] as const;
  return (
    <>
      <PanelSection title={t('held')} note={t('heldNote')}>
        <FigureTable
          title={t('held')}
          heads={ofCache.map((column) => t(`column.${column}`))}
          rows={heldByCache(instances).map(({ namespace, entries, bytes }) => ({
            key: namespace,
            name: t(`cache.${namespace}`),
            cells: [format.format(entries), entries === 0 ? '–' : <bdi key="bytes">{sizeText(bytes, language)}</bdi>],
          }))}
        />
      </PanelSection>
      <PanelSection title={t('instances')} note={t('memoryNote')}>
        <FigureTable
          title={t('instances')}
          heads={ofInstance.map((column) => t(`column.${column}`))}
          rows={instances.map((instance) => ({
            key: instance.id,
            name: <InstanceName instance={instance} />,
            cells: [
              <bdi key="used">{memoryText(instance.memory.used, language)}</bdi>,
              <bdi key="limit">{memoryText(instance.memory.limit, language)}</bdi>,
              <Timestamp key="seen" value={instance.time} withTime />,
            ],
          }))}
        />
      </PanelSection>
    </>
  );
};

/** How much lies in the tables, from which the memory is filled. */
const Tables = ({ tables }: Pick<PanelProps['usage'], 'tables'>) => {
  const { t } = useTranslation('cache-usage');
  const language = useLanguage();
  const format = new Intl.NumberFormat(language);
  const columns = ['table', 'items', 'size'] as const;
  return (
    <PanelSection title={t('tables')} note={t('tablesNote')}>
      <FigureTable
        title={t('tables')}
        heads={columns.map((column) => t(`column.${column}`))}
        rows={tables.map(({ name, items, bytes }) => ({
          key: name,
          name: t(`tableName.${name}`),
          // A new table is not counted yet.
          cells: bytes === 0 ? ['–', '–'] : [format.format(items), <bdi key="size">{sizeText(bytes, language)}</bdi>],
        }))}
      />
    </PanelSection>
  );
};

/** The contents of the functions' memory, and of the tables behind it. */
export const MemoryPanel = ({ usage: { instances, tables } }: PanelProps) => {
  const { t } = useTranslation('cache-usage');
  return (
    <Box sx={{ display: 'grid', gap: 4.5, mt: 3 }}>
      {instances.length === 0 ? <EmptyNotice text={t('noInstances')} /> : <Held instances={instances} />}
      <Tables tables={tables} />
    </Box>
  );
};
