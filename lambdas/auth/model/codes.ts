import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Six random digits, each value equally likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The alphabet without 0, 1, I and O, which are easily confused. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newRecoveryCode = (): string => {
  const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
};
export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, newRecoveryCode);

/** Normalizes a typed code, with or without its hyphen. */
export const plainRecoveryCode = (code: string): string => code.toUpperCase().replaceAll(/[\s-]/g, '');

/**
 * Codes are short: with a plain hash, anyone who reads the table could try out all of them in a moment. The key is
 * derived from the app client's secret, which is not in the table; `context` binds the code to its one use.
 */
export const codeHash = (key: Buffer, context: string, code: string): string =>
  createHmac('sha256', key).update(`${context}\n${code}`).digest('base64url');

export const sameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
