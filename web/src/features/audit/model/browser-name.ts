/** The first that fits wins: nearly every browser also names the ones that it descends from. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const systems = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const firstOf = (pairs: readonly (readonly [RegExp, string])[], userAgent: string) =>
  pairs.find(([pattern]) => pattern.test(userAgent))?.[1];

/** A few words for a user agent: `Firefox, Windows`; else its own first word. */
export const browserName = (userAgent: string): string => {
  const parts = [firstOf(browsers, userAgent), firstOf(systems, userAgent)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : (userAgent.split(/[\s/]/)[0] ?? '');
};
