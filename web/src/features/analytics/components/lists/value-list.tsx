import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalyticsList } from '#contracts/analytics/figures.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { PanelSection } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { ShareBars } from '#web/shared/admin-theme/figures/share-bars.tsx';

/** How many are shown at first. */
const first = 8;

interface ValueListProps {
  title: string;
  /** The source of the list. */
  note?: string;
  list: AnalyticsList;
  nameOf: (value: string) => string;
  langOf?: (value: string) => string | undefined;
  addressOf?: (value: string) => string | undefined;
}

/** The most frequent entries, and how much all the others are together. */
export const ValueList = ({ title, note, list: { items, rest }, nameOf, langOf, addressOf }: ValueListProps) => {
  const { t } = useTranslation('analytics');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, first);
  const wholeText = isWhole ? t('fewer') : t('all', { number: items.length });
  return (
    <PanelSection title={title} note={note}>
      {items.length === 0 && rest === 0 && <Box sx={{ color: 'text.secondary' }}>{t('noEntries')}</Box>}
      {items.length > 0 && (
        <ShareBars
          whole={items.reduce((sum, { count }) => sum + count, rest)}
          bars={shown.map(({ value, count }) => {
            const [lang, to] = [langOf?.(value), addressOf?.(value)];
            return { key: value, label: nameOf(value), count, ...(lang ? { lang } : {}), ...(to ? { to } : {}) };
          })}
        />
      )}
      {rest > 0 && <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{t('rest', { number: rest })}</Box>}
      {items.length > first && (
        <Button
          aria-expanded={isWhole}
          aria-label={`${wholeText}: ${title}`}
          sx={{ marginInlineStart: '-8px' }}
          onClick={() => setWhole(!isWhole)}
        >
          {wholeText}
        </Button>
      )}
    </PanelSection>
  );
};
