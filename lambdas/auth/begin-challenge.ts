import type { Challenge } from '#contracts/auth.ts';
import type { Language } from '#contracts/language.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { challengeLimits } from './challenge.ts';
import { challengeIdHash } from './challenges-store.ts';
import { codeHash, newCode, newSecretId } from './codes.ts';
import type { AuthServices } from './services.ts';

type Services = Pick<AuthServices, 'attempts' | 'challenges' | 'codeKey' | 'sendMail' | 'clock'>;
type Purpose = { challenge: 'totp'; session: string } | { challenge: 'email'; originId: string };

/** A code goes to the user's own address, at most five an hour. @throws ProblemError `tooManyAttempts`. */
export const mailCode = async (
  { attempts, sendMail }: Pick<Services, 'attempts' | 'sendMail'>,
  {
    user,
    code,
    kind,
    language,
  }: { user: UserRecord; code: string; kind: 'loginCode' | 'factorCode' | 'emailChangeCode'; language: Language },
): Promise<void> => {
  await attempts.take('codeMail', user.id);
  await sendMail({ to: user.email, kind, language, values: { username: user.username, code } });
};

/** Asks for the second factor of a login whose password was right. Only the browser knows the challenge's id. */
export const beginChallenge = async (
  services: Services,
  { user, language, ...purpose }: { user: UserRecord; language: Language } & Purpose,
): Promise<Challenge> => {
  const { lifetime, resendAfter } = challengeLimits;
  const now = Math.floor(services.clock() / 1000);
  const challengeId = newSecretId();
  const idHash = challengeIdHash(challengeId);
  const base = { idHash, userId: user.id, language, expires: now + lifetime, tries: 0 };
  if (purpose.challenge === 'totp') {
    await services.challenges.put({ ...base, kind: 'totp', session: purpose.session });
    return { challenge: 'totp', challengeId, resendAfter: 0, expiresIn: lifetime };
  }
  const code = newCode();
  const hash = codeHash(await services.codeKey(), idHash, code);
  await services.challenges.put({ ...base, kind: 'email', originId: purpose.originId, codeHash: hash, sentAt: now });
  await mailCode(services, { user, code, kind: 'loginCode', language });
  return { challenge: 'email', challengeId, resendAfter, expiresIn: lifetime };
};
