import { isolate } from '#contracts/text/isolate.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

const longestInMinutes = 90;

/** About so long, in whole minutes or hours. */
export const useDuration = () => {
  const language = useLanguage();
  return (seconds: number): string => {
    const minutes = Math.max(1, Math.round(seconds / 60));
    const [count, unit] = minutes <= longestInMinutes ? [minutes, 'minute'] : [Math.round(minutes / 60), 'hour'];
    return isolate(new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count));
  };
};
