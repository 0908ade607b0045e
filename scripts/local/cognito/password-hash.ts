import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import * as z from 'zod';

export const passwordHashSchema = z.strictObject({ salt: z.string(), hash: z.string() });
export type PasswordHash = z.infer<typeof passwordHashSchema>;

/** About 5 ms on a laptop, off the event loop. A pool of test accounts needs no more. */
const cost: ScryptOptions = { N: 2048, r: 8, p: 1 };
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const length = 32;
/** The hash of no password. It is compared when there is no user, so that the answer takes as long. */
const nobody: PasswordHash = { salt: randomBytes(16).toString('base64'), hash: randomBytes(length).toString('base64') };

export const hashPassword = async (password: string): Promise<PasswordHash> => {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, length, cost);
  return { salt: salt.toString('base64'), hash: hash.toString('base64') };
};

/** Does the same work, and says no, when there is no hash to compare with. */
export const isPassword = async (password: string, known: PasswordHash | null | undefined): Promise<boolean> => {
  const { salt, hash } = known ?? nobody;
  const derived = await derive(password, Buffer.from(salt, 'base64'), length, cost);
  return timingSafeEqual(derived, Buffer.from(hash, 'base64'));
};
