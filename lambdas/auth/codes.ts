import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Six digits, each value as likely as the other. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Without 0, 1, I and O, which look like each other. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newRecoveryCode = (): string => {
  const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
};
export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, newRecoveryCode);

/** As typed, with or without its hyphen. */
export const plainRecoveryCode = (code: string): string => code.toUpperCase().replaceAll(/[\s-]/g, '');

/** 256 bits: cannot be guessed. */
export const newSecretId = (): string => randomBytes(32).toString('base64url');

/**
 * Codes are short: a plain hash of one could be tried out in a moment by anyone who reads the table. The key is derived from
 * the app client's secret, which is not in the table; `context` binds the code to its one use.
 */
export const codeHash = (key: Buffer, context: string, code: string): string =>
  createHmac('sha256', key).update(`${context}\n${code}`).digest('base64url');

export const sameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
