import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AiStatus } from '#contracts/ai-usage/endpoints.ts';
import { dateFormat } from '#contracts/text/formats.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { moneyText, priceText } from '#web/shared/admin-theme/format/money-text.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

/** Which model is advisable for Hebrew, what the one that is set costs today, and where it is set. */
export const ModelHint = ({ status }: { status: AiStatus | undefined }) => {
  const { t } = useTranslation('ai-usage');
  const language = useLanguage();
  const model = status?.languages.find((each) => each.language === 'he')?.model;
  const price = status?.prices.find((each) => each.model === model);
  const date = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const { spent = 0, limit = 0 } = status?.budget.today ?? {};
  return (
    <Box
      component="p"
      sx={{ mt: 3, borderInlineStart: '3px solid', borderColor: 'divider', paddingInlineStart: 2, maxWidth: '66ch' }}
    >
      <span>{t('hint')}</span>{' '}
      {price && (
        <span>{`${t('hebrewPrice', {
          model: isolate(price.model),
          input: isolate(priceText(price.input, language)),
          output: isolate(priceText(price.output, language)),
          date: isolate(date.format(new Date(price.date))),
          left: isolate(moneyText(Math.max(0, limit - spent), language)),
        })} `}</span>
      )}
      <Link to={`${sectionPaths.settings}?section=aiModels`}>{t('toSetting')}</Link>
    </Box>
  );
};
