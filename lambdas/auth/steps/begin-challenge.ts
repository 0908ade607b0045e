import type { Challenge } from '#contracts/auth/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { newSecretId, secretIdHash } from '#lambdas/platform/secret-id.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { beginningOf, challengeLimits } from '../model/challenge.ts';
import type { AuthServices } from '../services.ts';
import { putMailedCode } from './mailed-code.ts';

type Services = Pick<AuthServices, 'attempts' | 'challenges' | 'codeKey' | 'sendMail' | 'clock'>;
type Purpose = { challenge: 'totp'; session: string } | { challenge: 'email'; originId: string };

/** Sends a mail of which a user may cause five an hour. @throws ProblemError `tooManyAttempts`, `mailNotSent`. */
export const countMail = async (
  { attempts }: Pick<Services, 'attempts'>,
  userId: string,
  send: () => Promise<void>,
): Promise<void> => {
  await attempts.consume('codeMail', userId);
  await send().catch(async (error: unknown) => {
    await attempts.refund('codeMail', userId);
    throw error;
  });
};

/**
 * Sends a code to the user's own address, at most five an hour. The code is made only when its mail may go out, so that
 * the former one otherwise stays valid. @throws ProblemError `tooManyAttempts`, `mailNotSent`.
 */
export const mailCode = async (
  { attempts, sendMail }: Pick<Services, 'attempts' | 'sendMail'>,
  {
    user,
    makeCode,
    kind,
    language,
  }: {
    user: UserRecord;
    makeCode: () => Promise<string>;
    kind: 'loginCode' | 'factorCode' | 'factorChangeCode' | 'emailChangeCode';
    language: Language;
  },
): Promise<void> =>
  countMail({ attempts }, user.id, async () => {
    const code = await makeCode();
    await sendMail({ to: user.email, kind, language, values: { username: user.username, code } });
  });

/** Asks for the second factor after a correct password. Only the browser knows the challenge's id. */
export const beginChallenge = async (
  services: Services,
  { user, language, ...purpose }: { user: UserRecord; language: Language } & Purpose,
): Promise<Challenge> => {
  const { lifetime, resendAfter } = challengeLimits;
  const challengeId = newSecretId();
  const step = { idHash: secretIdHash(challengeId), userId: user.id, language, ...beginningOf(user) };
  if (purpose.challenge === 'totp') {
    const expires = Math.floor(services.clock() / 1000) + lifetime;
    await services.challenges.put({ ...step, kind: 'totp', session: purpose.session, expires, tries: 0 });
    return { challenge: 'totp', challengeId, resendAfter: 0, expiresIn: lifetime };
  }
  const makeCode = () => putMailedCode(services, { ...step, kind: 'email', originId: purpose.originId });
  await mailCode(services, { user, makeCode, kind: 'loginCode', language });
  return { challenge: 'email', challengeId, resendAfter, expiresIn: lifetime };
};
