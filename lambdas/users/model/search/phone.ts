/** Country codes, after ITU-T E.164: those of one or two digits are listed, all others have three. */
const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The digits of a number with its country code, if it is written with one: `+972 52…` or `00972 52…`. */
const worldDigits = (phone: string): string | undefined =>
  /^[^\d+]*(?:\+|00)(.*)$/s.exec(phone)?.[1]?.replaceAll(/\D/g, '');

const withoutCountry = (world: string): string => world.replace(countryCode, '').replace(/^0+/, '');

/**
 * The forms under which a number can be found: as written, and as dialled at home with and without the leading zero.
 */
export const phoneWords = (phone: string): string[] => {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits === '') return [];
  const world = worldDigits(phone);
  const national = world === undefined ? digits.replace(/^0+/, '') : withoutCountry(world);
  return [world ?? digits, national, `0${national}`];
};

/** A typed part of a number, as the beginning of one of its forms; empty without a digit. */
export const phonePrefix = (typed: string): string => {
  const world = worldDigits(typed);
  if (world === undefined) return typed.replaceAll(/\D/g, '');
  return withoutCountry(world) || world;
};
