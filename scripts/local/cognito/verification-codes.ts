import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { codeMismatch, expiredCode } from './errors.ts';

const hour = 3_600_000;
/** Cognito's own lifetimes, in milliseconds. */
const lifetimes = { signUp: 24 * hour, reset: hour };
export type CodePurpose = keyof typeof lifetimes;

export const codeSchema = z.strictObject({
  purpose: z.enum(['signUp', 'reset']),
  salt: z.string(),
  hash: z.string(),
  expires: z.number(),
});
export type VerificationCode = z.infer<typeof codeSchema>;

const hashed = (code: string, salt: string): string => createHash('sha256').update(`${salt}/${code}`).digest('base64');

/** Six digits, and what is kept of them. */
export const createCode = (purpose: CodePurpose, now: number): { digits: string; record: VerificationCode } => {
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(9).toString('base64');
  return { digits, record: { purpose, salt, hash: hashed(digits, salt), expires: now + lifetimes[purpose] } };
};

/** Throws what Cognito throws unless the digits are those of the code. */
export const requireCode = (
  digits: string,
  record: VerificationCode | null | undefined,
  purpose: CodePurpose,
  now: number,
): void => {
  if (record?.purpose !== purpose || record.expires <= now) throw expiredCode();
  const [given, expected] = [hashed(digits, record.salt), record.hash].map((each) => Buffer.from(each, 'base64'));
  if (given === undefined || expected === undefined || !timingSafeEqual(given, expected)) throw codeMismatch();
};
