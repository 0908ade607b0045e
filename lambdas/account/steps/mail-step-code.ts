import { beginningOf, challengeLimits, mailCode, putMailedCode } from '#lambdas/auth/index.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import type { AccountServices } from '../services.ts';

type MailedStep = Omit<Parameters<typeof putMailedCode>[1], 'userId' | keyof ReturnType<typeof beginningOf>>;

/**
 * Begins a step of the caller that a code by mail to the account's address finishes. Returns how many seconds the next mail
 * has to wait. @throws ProblemError `tooManyAttempts`, `mailNotSent`.
 */
export const mailStepCode = async (
  services: AccountServices,
  { user, step, kind }: { user: UserRecord; step: MailedStep; kind: Parameters<typeof mailCode>[1]['kind'] },
): Promise<number> => {
  const { attempts } = services;
  await attempts.consume('codeMailPause', user.id);
  const makeCode = () => putMailedCode(services, { ...step, userId: user.id, ...beginningOf(user) });
  await mailCode(services, { user, makeCode, kind, language: step.language }).catch(async (error: unknown) => {
    // No mail went out: the next one need not wait.
    await attempts.reset('codeMailPause', user.id);
    throw error;
  });
  return challengeLimits.resendAfter;
};
