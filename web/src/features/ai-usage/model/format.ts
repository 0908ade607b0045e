import type { Language } from '#contracts/text/language.ts';
import type { AnsweringTime } from './usage-figures.ts';

/** `180 ms`, `2.4 s`, `> 8 s`. */
export const timeText = (time: AnsweringTime | undefined, language: Language): string => {
  if (!time) return '–';
  const { milliseconds, isMore } = time;
  const isLong = milliseconds >= 1_000;
  const text = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLong ? 'second' : 'millisecond',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(isLong ? milliseconds / 1_000 : milliseconds);
  return isMore ? `> ${text}` : text;
};
