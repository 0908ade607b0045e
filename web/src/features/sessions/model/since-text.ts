import type { Language } from '#contracts/text/language.ts';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago, in words of the language: `3 minutes ago`. */
export const sinceText = (seconds: number, language: Language): string => {
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? (['second', 60] as const);
  const count = Math.max(0, Math.floor(seconds / size));
  const text = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit);
  // CLDR's Hebrew adds the number in brackets to the words for one and two: "an hour ago (1)".
  return text.replace(/ \(\d\)$/, '');
};
