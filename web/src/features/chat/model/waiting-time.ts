import type { Language } from '#contracts/text/language.ts';

const units = [
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/** "in 40 seconds", "in 5 minutes": rounded up, so that it is never too early. */
export const waitingTime = (seconds: number, language: Language): string => {
  const { unit, seconds: length } = units.find((one) => seconds > one.seconds) ?? units[2];
  return new Intl.RelativeTimeFormat(language).format(Math.ceil(seconds / length), unit);
};
