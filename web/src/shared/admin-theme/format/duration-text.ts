import { listFormat } from '#contracts/text/formats.ts';
import type { Language } from '#contracts/text/language.ts';

/** The two largest units in words, `1 hr 5 min`. Seconds are dropped: less than a minute is `0 min`. */
export const durationText = (seconds: number, language: Language): string => {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  const counts = [
    { unit: 'day', count: Math.floor(minutes / 1_440) },
    { unit: 'hour', count: Math.floor(minutes / 60) % 24 },
    { unit: 'minute', count: minutes % 60 },
  ];
  const largest = counts.findIndex(({ count }) => count > 0);
  const shown = largest < 0 ? counts.slice(-1) : counts.slice(largest, largest + 2).filter(({ count }) => count > 0);
  const words = shown.map(({ unit, count }) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count),
  );
  return listFormat(language, { type: 'unit', style: 'narrow' }).format(words);
};
