import type * as contracts from '#contracts/account/second-factor.ts';
import type { FactorProof } from '#contracts/account/second-factor.ts';
import { consumeMailedCode, isStillCurrent, refusedCode, spendRecoveryCode } from '#lambdas/auth/index.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { PasswordResult, Tokens } from '#lambdas/platform/identity/identity.ts';
import { notify } from '#lambdas/platform/mail/notify.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { factorProof } from '../model/enrolment.ts';
import type { AccountServices } from '../services.ts';
import { checkPassword, endLogin } from '../steps/confirm-password.ts';
import { mailStepCode } from '../steps/mail-step-code.ts';
import { ownUser } from './profile.ts';

/**
 * The factor that a code is requested for. Where the pool has the authenticator switched off (by an operator, or by a
 * change that was cut off), its code cannot be checked: a code by mail takes its place, as at a log-in.
 */
const askedFactor = ({ secondFactor }: UserRecord, login: PasswordResult): UserRecord['secondFactor'] =>
  secondFactor === 'totp' && login.kind === 'tokens' ? 'email' : secondFactor;

/** The password is right: a code comes by mail, or the authenticator shows it. */
export const beginFactorProof =
  (services: AccountServices): Route<typeof contracts.beginFactorProof> =>
  async ({ caller, body, language }) => {
    const user = await ownUser(services, caller.userId);
    const login = await checkPassword(services, caller.userId, body.password);
    await endLogin(services, login);
    const factor = askedFactor(user, login);
    if (factor !== 'email') return { factor, resendAfter: 0 };
    const step = { idHash: factorProof(user.id), kind: 'proveEmail', language } as const;
    return { factor, resendAfter: await mailStepCode(services, { user, step, kind: 'factorChangeCode' }) };
  };

const answerTotp = async (
  { identity }: AccountServices,
  { user, login, code }: { user: UserRecord; login: PasswordResult; code: string },
): Promise<PasswordResult> => {
  if (login.kind !== 'totp') throw new ProblemError('codeInvalid');
  const tokens = await identity.answerTotp(user.id, login.session, code).catch((error: unknown): Tokens => {
    throw refusedCode(error);
  });
  return { kind: 'tokens', tokens };
};

/** The code counts towards the same limit as at a log-in. @throws ProblemError `codeInvalid`, `tooManyAttempts`. */
const answer = async (
  services: AccountServices,
  { user, login, proof: { code = '', recoveryCode } }: { user: UserRecord; login: PasswordResult; proof: FactorProof },
): Promise<PasswordResult> => {
  const { attempts, challenges } = services;
  if (recoveryCode === undefined && askedFactor(user, login) === 'email') {
    const step = await consumeMailedCode(services, { userId: user.id, idHash: factorProof(user.id), code });
    if (!isStillCurrent(step, user) || !(await challenges.end(step.idHash))) throw new ProblemError('codeInvalid');
    return login;
  }
  await attempts.consume('code', user.id);
  if (recoveryCode === undefined) return answerTotp(services, { user, login, code });
  if (!(await spendRecoveryCode(services, user.id, recoveryCode))) throw new ProblemError('codeInvalid');
  await notify(services, user, 'recoveryCodeUsed');
  return login;
};

/**
 * Asks for all that a log-in asks for, before the second factor or the address is changed or a session is confirmed: so neither a
 * stolen session nor a stolen password can replace it. Returns the user as they were before, and the login that the pool has made, which
 * still waits for an authenticator if a recovery code was given in its place. @throws ProblemError `factorCodeNeeded`,
 * `passwordWrong`, `codeInvalid`, `tooManyAttempts`.
 */
export const proveFactor = async (
  services: AccountServices,
  userId: string,
  proof: FactorProof,
): Promise<{ user: UserRecord; login: PasswordResult }> => {
  const user = await ownUser(services, userId);
  const isNeeded = user.secondFactor !== 'none';
  if (isNeeded && (proof.code ?? proof.recoveryCode) === undefined) throw new ProblemError('factorCodeNeeded');
  const login = await checkPassword(services, userId, proof.password);
  if (!isNeeded) return { user, login };
  try {
    const proven = await answer(services, { user, login, proof });
    // The next step may need a mail at once.
    await Promise.all((['code', 'codeMailPause'] as const).map((kind) => services.attempts.reset(kind, userId)));
    return { user, login: proven };
  } catch (error) {
    await endLogin(services, login);
    throw error;
  }
};

/** The same for a change that needs no login at the pool. */
export const requireFactorProof = async (
  services: AccountServices,
  userId: string,
  proof: FactorProof,
): Promise<UserRecord> => {
  const { user, login } = await proveFactor(services, userId, proof);
  await endLogin(services, login);
  return user;
};
