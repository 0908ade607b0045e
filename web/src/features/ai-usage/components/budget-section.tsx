import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { AiStatus } from '#contracts/ai-usage/endpoints.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { PanelSection } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { moneyText, priceText } from '#web/shared/admin-theme/format/money-text.ts';
import { CardFacts } from '#web/shared/admin-theme/lists/card-facts.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

/** The rest of the budget, and the prices that it goes by. */
export const BudgetSection = ({ status: { budget, prices } }: { status: AiStatus }) => {
  const { t } = useTranslation('ai-usage');
  const language = useLanguage();
  const left = ({ spent, limit }: AiStatus['budget']['today']) =>
    t('budget.of', {
      left: isolate(moneyText(Math.max(0, limit - spent), language)),
      limit: isolate(moneyText(limit, language)),
    });
  return (
    <PanelSection heading="h2" title={t('budget.title')}>
      <CardFacts
        facts={[
          { name: t('budget.today'), value: left(budget.today) },
          { name: t('budget.month'), value: left(budget.month) },
        ]}
      />
      {prices.length === 0 ? (
        <Box component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('budget.none')}
        </Box>
      ) : (
        <Box
          component="table"
          aria-label={t('budget.title')}
          sx={{
            width: '100%',
            maxWidth: 760,
            mt: 1.5,
            borderCollapse: 'collapse',
            '& th, & td': { py: 0.75, pr: 1.5, textAlign: 'start', fontWeight: 400, verticalAlign: 'top' },
            '& thead th': { color: 'text.secondary', fontSize: 13, lineHeight: 1.3 },
            '& tbody tr': { borderTop: '1px solid var(--line)' },
            '& tbody th': { overflowWrap: 'anywhere' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{t('status.model')}</th>
              <th scope="col">{t('budget.read')}</th>
              <th scope="col">{t('budget.written')}</th>
              <th scope="col">{t('budget.date')}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ model, input, output, date }) => (
              <tr key={model}>
                <th scope="row">
                  <bdi dir="ltr">{model}</bdi>
                </th>
                <td>
                  <bdi>{priceText(input, language)}</bdi>
                </td>
                <td>
                  <bdi>{priceText(output, language)}</bdi>
                </td>
                <td>
                  <Timestamp value={date} />
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
    </PanelSection>
  );
};
