import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { PanelSection } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { ShareBars } from '#web/shared/admin-theme/figures/share-bars.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { readName } from '../../model/read-name.ts';
import type { PanelProps } from './panel-props.ts';

/** The most frequent reads. */
export const QueriesPanel = ({ usage: { top } }: PanelProps) => {
  const { t } = useTranslation('cache-usage');
  /** `brand bloch he` in the reader's words. */
  const labelOf = (name: string): string => {
    const { kind, id, language } = readName(name);
    return [kind ? t(`read.${kind}`) : name, id, language && languageNames[language]].filter(Boolean).join(' · ');
  };
  return (
    <Box sx={{ mt: 3 }}>
      {top.length === 0 ? (
        <EmptyNotice text={t('none')} />
      ) : (
        <PanelSection title={t('top')} note={t('topNote')}>
          <ShareBars
            bars={top.map(({ namespace, name, reads }) => ({
              key: `${namespace} ${name}`,
              label: labelOf(name),
              count: reads,
            }))}
          />
        </PanelSection>
      )}
    </Box>
  );
};
