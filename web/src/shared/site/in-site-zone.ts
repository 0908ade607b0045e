import { dateFormat } from '#contracts/text/formats.ts';

/** As settings begin with it. */
const ownZone = 'Asia/Jerusalem';

/**
 * A time as a reader writes it. In one zone for all, so that the stored page and the browser agree; a browser that does
 * not know the zone uses another one rather than showing an error.
 */
export const inSiteZone = (
  time: Date,
  language: string,
  options: Intl.DateTimeFormatOptions,
  timeZone = ownZone,
): string => {
  try {
    return dateFormat(language, { ...options, timeZone }).format(time);
  } catch {
    return inSiteZone(time, language, options);
  }
};
