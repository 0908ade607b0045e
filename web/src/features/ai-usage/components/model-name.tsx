import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { AiStatus } from '#contracts/ai-usage/endpoints.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { priceText } from '#web/shared/admin-theme/format/money-text.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

/** A model that is set, with what it costs; one without a price is never asked. */
export const ModelName = ({ model, prices }: Pick<AiStatus, 'prices'> & { model: string }) => {
  const { t } = useTranslation('ai-usage');
  const language = useLanguage();
  if (model === '') return t('noModel');
  const price = prices.find((each) => each.model === model);
  return (
    <Box component="span" sx={{ display: 'block', fontSize: 13 }}>
      <bdi dir="ltr">{model}</bdi>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {price
          ? t('modelPrice', {
              input: isolate(priceText(price.input, language)),
              output: isolate(priceText(price.output, language)),
            })
          : t('noPrice')}
      </Box>
    </Box>
  );
};
