import { dateFormat } from '#contracts/text/formats.ts';
import { isolateLtr } from '#contracts/text/isolate.ts';
import { isTimeZone } from '#contracts/text/time-zone.ts';
import { typedLine } from '#contracts/text/typed.ts';

/** Zones that browsers still list under a former name. */
const present = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Godthab', 'America/Nuuk'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
]);

/** All that this browser knows, under their present names, with those that are in use although it does not list them. */
export const knownZones = (...used: string[]): string[] => {
  const listed = Intl.supportedValuesOf('timeZone').map((zone) => {
    const name = present.get(zone);
    return name && isTimeZone(name) ? name : zone;
  });
  return [...new Set([...listed, 'UTC', ...used])].sort();
};

/** As people read it. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

/** The zone with the name of its clock in a language, as a list shows it: `Asia/Jerusalem · שעון ישראל`. */
export const zoneText = (zone: string, language: string): string => {
  if (zone === 'UTC') return zone;
  const parts = dateFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts();
  const clock = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return clock ? `${isolateLtr(zoneName(zone))} · ${clock}` : zoneName(zone);
};

/** How far a zone's clock is from UTC at a moment: `UTC+02:00`. */
export const offsetOf = (zone: string, time: number): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(time);
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', 'UTC');
};

const folded = (text: string): string =>
  typedLine(text)
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ');

/** The zone meant by a user who types its name, or that of its city alone; undefined for none or several. */
export const zoneIn = (text: string, zones: readonly string[]): string | undefined => {
  const asked = folded(text);
  const whole = zones.find((zone) => folded(zone) === asked);
  if (whole || asked === '') return whole;
  const [city, ...others] = zones.filter((zone) => folded(zone).split('/').at(-1) === asked);
  return others.length === 0 ? city : undefined;
};
