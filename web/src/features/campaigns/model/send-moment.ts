import type { Language } from '#contracts/text/language.ts';

/** Where most readers of a language are; their clock shows what a time means to them. */
export const placesOf: Record<Language, string> = {
  he: 'Asia/Jerusalem',
  en: 'America/New_York',
  ru: 'Europe/Moscow',
  fr: 'Europe/Paris',
  es: 'Europe/Madrid',
};

const partsAt = (time: number, timeZone: string) => {
  const format = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' });
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
  return { weekday: parts.get('weekday') ?? '', hour: Number(parts.get('hour')) };
};

/** Why a moment is a poor one for readers of a language, if it is. */
export const concernAt = (time: number, language: Language): 'night' | 'sabbath' | undefined => {
  const { weekday, hour } = partsAt(time, placesOf[language]);
  if (language === 'he' && ((weekday === 'Fri' && hour >= 15) || (weekday === 'Sat' && hour < 20))) return 'sabbath';
  return hour < 7 || hour >= 22 ? 'night' : undefined;
};

/** A morning to begin with: tomorrow at nine, as the clock of the zone shows it. */
export const firstPlan = (now: number, timeZone: string) => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return { date: day.format(now + 24 * 60 * 60 * 1000), time: '09:00', timeZone };
};
