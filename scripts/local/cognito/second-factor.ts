import { codeMismatch, expiredCode } from './errors.ts';
import type { UserPool } from './pool.ts';
import { matchingStep, stillAcceptable } from './totp.ts';
import type { User } from './users.ts';

/** The user's second factor after this code was used; throws when it is wrong or was used before. */
export const spendTotpCode = ({ now }: UserPool, { totp }: User, secret: string, code: string): User['totp'] => {
  const step = matchingStep(secret, code, now());
  if (step === undefined) throw codeMismatch('Invalid code received for user');
  if (totp.usedSteps.includes(step)) throw expiredCode('Your software token has already been used once.');
  return { ...totp, usedSteps: [...stillAcceptable(totp.usedSteps, now()), step] };
};
