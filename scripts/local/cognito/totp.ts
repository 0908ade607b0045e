import { Secret, TOTP } from 'otpauth';

const period = 30;
/** Steps before and after the present one whose code counts, for clocks that differ. */
const tolerance = 1;

/** A secret as authenticator apps take it: 160 bits in base32, RFC 4226's recommended length. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

const currentStep = (now: number): number => TOTP.counter({ period, timestamp: now });

/** The time step whose code this is, or undefined when it is none of the present ones. */
export const matchingStep = (secret: string, code: string, now: number): number | undefined => {
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    period,
    timestamp: now,
    window: tolerance,
  });
  return delta === null ? undefined : currentStep(now) + delta;
};

/** Used steps that could be tried again. */
export const stillAcceptable = (steps: number[], now: number): number[] =>
  steps.filter((step) => step >= currentStep(now) - tolerance);
