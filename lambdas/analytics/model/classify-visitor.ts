import type { devices } from '#contracts/analytics/figures.ts';
import { describeBrowser } from '#lambdas/platform/describe-browser.ts';

type Device = (typeof devices)[number];

/**
 * As programs name themselves that read sites for other programs, look whether they are up, or make previews. Well-behaved ones say where
 * to read about them, which no browser does. Cubot makes telephones.
 */
const robot =
  /https?:\/\/|compatible;(?! MSIE)|(?<!cu)bot\b|(?<!cu)bot[/_;-]|crawl|spider|slurp|scrap|fetch|monitor|preview|headless|lighthouse|pingdom|uptime|statuscake|gtmetrix|synthetic|ptst\/|curl|wget|python|java\/|perl|ruby|php|go-http|okhttp|axios|\bnode\b|libwww|httpclient|phantom|selenium|puppeteer|playwright|cypress|prerender|facebookexternalhit|embedly|archive|validator|feed/i;

/** Whether a program asks, and no person: everybody's browser begins its name like this. */
export const isRobot = (userAgent: string): boolean => !/^Mozilla\/5\.0 \(/.test(userAgent) || robot.test(userAgent);

export const deviceOf = (userAgent: string): Device => {
  if (/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/i.test(userAgent)) return 'tablet';
  if (/\bMobi|\biPhone\b|\biPod\b/i.test(userAgent)) return 'phone';
  return /\bWindows\b|\bMacintosh\b|\bLinux\b|\bX11\b|\bCrOS\b/.test(userAgent) ? 'desktop' : 'other';
};

/** The browser's name without its version; empty where it is unknown. */
export const browserOf = (userAgent: string): string =>
  /^([A-Z][A-Za-z ]{1,30}?)(?: \d|,|$)/.exec(describeBrowser(userAgent).split(',')[0] ?? '')?.[1] ?? '';
