import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readAiStatus } from '#contracts/ai-usage/endpoints.ts';
import { parsePrices } from '#contracts/settings/model-prices.ts';
import type { SectionValues } from '#contracts/settings/sections.ts';
import { dateFormat } from '#contracts/text/formats.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { moneyText, priceText } from '#web/shared/admin-theme/format/money-text.ts';
import { call } from '#web/shared/api/call.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

const dollar = 1_000_000;

/**
 * The cost of the model for Hebrew, and the rest of the budgets. Prices and limits are those just saved; functions go by
 * them half a minute later.
 */
const AiCosts = ({ models }: { models: SectionValues<'aiModels'> }) => {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const { data: status } = useQuery({
    queryKey: ['settings', 'ai-costs'],
    queryFn: ({ signal }) => call(readAiStatus, { signal }),
    // Money is spent while no one is looking.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const price = parsePrices(models.prices)?.find(({ model }) => model === models.he);
  const date = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const left = (limit: number, { spent }: { spent: number }) =>
    isolate(moneyText(Math.max(0, limit * dollar - spent), language));
  return (
    <p>
      {price && (
        <span>{`${t('aiPrice', {
          model: isolate(price.model),
          input: isolate(priceText(price.input, language)),
          output: isolate(priceText(price.output, language)),
          date: isolate(date.format(new Date(price.date))),
        })} `}</span>
      )}
      {status && (
        <span>
          {t('aiLeft', {
            today: left(models.dayBudget, status.budget.today),
            month: left(models.monthBudget, status.budget.month),
          })}
        </span>
      )}
    </p>
  );
};
export default AiCosts;
