import { dateFormat } from '#contracts/text/formats.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

/** A time of today on the browser's clock; one of another day has its weekday. */
export const useClockTime = () => {
  const language = useLanguage();
  return (time: string): string => {
    const date = new Date(time);
    const isToday = date.toDateString() === new Date().toDateString();
    const format = dateFormat(language, {
      ...(isToday ? {} : { weekday: 'short' }),
      ...{ hour: 'numeric', minute: '2-digit' },
    });
    return isolate(format.format(date));
  };
};
