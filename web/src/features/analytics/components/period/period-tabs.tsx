import { useTranslation } from 'react-i18next';
import { type Analytics, type AnalyticsQuery, analyticsPeriods } from '#contracts/analytics/figures.ts';
import { TabStrip } from '#web/shared/admin-theme/core/tab-strip.tsx';
import { type ViewChange, withPeriod, withRange } from '../../model/analytics-view.ts';
import { daysOf } from '../../model/moments.ts';

export const panelId = 'analytics-figures';
const choices = [...analyticsPeriods, 'range'] as const;

interface PeriodTabsProps {
  view: AnalyticsQuery;
  /** The figures on the screen: a range begins with their days. */
  shown: Analytics | undefined;
  onChoose: (change: ViewChange) => void;
}

/** The four periods, and a range of days. */
export const PeriodTabs = ({ view, shown, onChoose }: PeriodTabsProps) => {
  const { t } = useTranslation('analytics');
  const chosen = view.period ?? 'range';
  const today = new Date().toISOString().slice(0, 10);
  return (
    <TabStrip
      label={t('period.label')}
      tabs={choices.map((each) => ({ tab: each, text: t(`period.${each}`) }))}
      chosen={chosen}
      panelId={panelId}
      onChoose={(choice) => {
        if (choice === chosen) return;
        onChoose((present) =>
          choice === 'range'
            ? withRange(present, shown ? daysOf(shown) : { from: today, to: today })
            : withPeriod(present, choice),
        );
      }}
    />
  );
};
