import { createHmac, randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMilliseconds = 30_000;
/** Steps before and after the present one whose code counts, for clocks that differ. */
const tolerance = 1;

/** A secret as authenticator apps take it: 160 bits in base32, RFC 4226's recommended length. */
export const createTotpSecret = (): string => {
  let bits = 0n;
  for (const byte of randomBytes(20)) bits = (bits << 8n) | BigInt(byte);
  return Array.from({ length: 32 }, (_, index) =>
    alphabet.charAt(Number((bits >> BigInt(155 - 5 * index)) & 31n)),
  ).join('');
};

const decoded = (base32: string): Buffer => {
  let bits = 0n;
  for (const character of base32) bits = (bits << 5n) | BigInt(alphabet.indexOf(character));
  return Buffer.from(bits.toString(16).padStart((base32.length * 5) / 4, '0'), 'hex');
};

/** The code of one time step, RFC 6238 with SHA-1 and six digits. */
const codeAt = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
};

const currentStep = (now: number): number => Math.floor(now / stepMilliseconds);

/** The time step whose code this is, or undefined when it is none of the present ones. */
export const matchingStep = (secret: string, code: string, now: number): number | undefined => {
  const key = decoded(secret);
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => currentStep(now) - tolerance + index);
  return steps.find((step) => codeAt(key, step) === code);
};

/** Used steps that could be tried again. */
export const stillAcceptable = (steps: number[], now: number): number[] =>
  steps.filter((step) => step >= currentStep(now) - tolerance);
