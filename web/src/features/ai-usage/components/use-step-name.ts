import type { UsageSpan } from '#contracts/ai-usage/endpoints.ts';
import { dateFormat } from '#contracts/text/formats.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

/** How an hour or a day is called: hours in the reader's zone, days as they are counted, in UTC. */
export const useStepName = (span: UsageSpan): ((from: string) => string) => {
  const language = useLanguage();
  const format = dateFormat(
    language,
    span === 'day' ? { hour: 'numeric', minute: '2-digit' } : { day: 'numeric', month: 'short', timeZone: 'UTC' },
  );
  return (from) => format.format(new Date(from));
};
