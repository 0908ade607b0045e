/** Country codes by their length, after ITU-T E.164: the shorter ones are listed, every other has three digits. */
const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The digits with the country's code, where the number is written with one: `+972 52…` or `00972 52…`. */
const worldDigits = (phone: string): string | undefined =>
  /^[^\d+]*(?:\+|00)(.*)$/s.exec(phone)?.[1]?.replaceAll(/\D/g, '');

const withoutCountry = (world: string): string => world.replace(countryCode, '').replace(/^0+/, '');

/** The forms in which a number is looked for: as written, and at home with and without the leading zero. */
export const phoneWords = (phone: string): string[] => {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits === '') return [];
  const world = worldDigits(phone);
  const national = world === undefined ? digits.replace(/^0+/, '') : withoutCountry(world);
  return [world ?? digits, national, `0${national}`];
};

/** What somebody typed of a number, as the beginning of one of its forms; empty without a digit. */
export const phonePrefix = (typed: string): string => {
  const world = worldDigits(typed);
  if (world === undefined) return typed.replaceAll(/\D/g, '');
  return withoutCountry(world) || world;
};
