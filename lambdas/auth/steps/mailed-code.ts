import { ProblemError } from '#lambdas/platform/problem.ts';
import type { AttemptKind } from '../model/attempts.ts';
import { type ChallengeRecord, challengeLimits } from '../model/challenge.ts';
import { codeHash, newCode, sameHash } from '../model/codes.ts';
import type { AuthServices } from '../services.ts';

type Services = Pick<AuthServices, 'attempts' | 'challenges' | 'codeKey' | 'clock'>;
/** The fields that are left out follow from the code. */
type Step = Omit<ChallengeRecord, 'expires' | 'tries' | 'codeHash' | 'sentAt'>;

/** Enters a step that is finished with a code, and returns that code: it is to be mailed, and is kept nowhere. */
export const putMailedCode = async (
  { challenges, codeKey, clock }: Omit<Services, 'attempts'>,
  step: Step,
): Promise<string> => {
  const [code, sentAt] = [newCode(), Math.floor(clock() / 1000)];
  const hash = codeHash(await codeKey(), step.idHash, code);
  await challenges.put({ ...step, expires: sentAt + challengeLimits.lifetime, tries: 0, codeHash: hash, sentAt });
  return code;
};

/**
 * The step that this code finishes. The try counts, for the step and the account. @throws ProblemError `codeInvalid`,
 * `tooManyAttempts`.
 */
export const consumeMailedCode = async (
  { attempts, challenges, codeKey }: Omit<Services, 'clock'>,
  { userId, idHash, code, counted = 'code' }: { userId: string; idHash: string; code: string; counted?: AttemptKind },
): Promise<ChallengeRecord> => {
  await attempts.consume(counted, userId);
  const step = await challenges.countTry(idHash);
  const given = codeHash(await codeKey(), idHash, code);
  if (!step || !sameHash(given, step.codeHash ?? '')) throw new ProblemError('codeInvalid');
  return step;
};
