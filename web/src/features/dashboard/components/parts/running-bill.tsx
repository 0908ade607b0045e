import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BillLine, RunningBill } from '#contracts/dashboard/endpoints.ts';
import { dateFormat } from '#contracts/text/formats.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { FigureTable } from '#web/shared/admin-theme/figures/figure-table.tsx';
import { PanelSection } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { moneyText } from '#web/shared/admin-theme/format/money-text.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

/** The cost of this month so far, line by line: units times prices, the missing lines, and the source of the prices. */
export const RunningBillPart = ({ bill }: { bill: RunningBill }) => {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const { month, prices, lines, total, uncountedCampaigns, isTableUnmeasured } = bill;
  const money = (microDollars: number) => isolate(moneyText(microDollars, language));
  const date = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(day));
  const countOf = ({ unit, count }: BillLine) =>
    unit === 'table'
      ? t('bill.gigabytes', {
          size: isolate(new Intl.NumberFormat(language, { maximumSignificantDigits: 2 }).format(count)),
        })
      : new Intl.NumberFormat(language).format(count);
  const priceOf = ({ unit, price }: BillLine) => {
    if (!price) return t('bill.perModel');
    const dollars = money(price.dollars * 1e6);
    return unit === 'table'
      ? t('bill.perGigabyte', { price: dollars })
      : t('bill.per', { price: dollars, count: price.per });
  };
  return (
    <PanelSection
      title={t('bill.title')}
      note={t('bill.note', { month: date(month, { month: 'long', year: 'numeric' }) })}
    >
      <FigureTable
        title={t('bill.title')}
        heads={[t('bill.unit'), t('bill.count'), t('bill.price'), t('bill.cost')]}
        rows={[
          ...lines.map((line) => ({
            key: line.unit,
            name: t(`bill.${line.unit}`),
            cells: [countOf(line), priceOf(line), money(line.microDollars)],
          })),
          { key: 'total', name: t('bill.total'), cells: ['', '', <strong key="total">{money(total)}</strong>] },
        ]}
      />
      <Box sx={{ display: 'grid', gap: 1, mt: 1.5, maxWidth: '76ch', color: 'text.secondary' }}>
        {isTableUnmeasured && <p>{t('bill.unmeasured')}</p>}
        {uncountedCampaigns > 0 && <p>{t('bill.uncounted', { count: uncountedCampaigns })}</p>}
        <p>
          {t('bill.estimate', {
            region: isolate(prices.region),
            date: isolate(date(prices.date, { dateStyle: 'long' })),
          })}
        </p>
        <p>{t('bill.missing')}</p>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', mt: 1, '& > a': { py: 0.75 } }}>
        <a href={prices.source} rel="noreferrer" target="_blank">
          {t('bill.source')}
        </a>
        <Link to={sectionPaths.ai}>{t('bill.models')}</Link>
      </Box>
    </PanelSection>
  );
};
