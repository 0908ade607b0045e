import type { AuthResponse } from '#contracts/auth/endpoints.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Client } from '#lambdas/platform/http/request.ts';
import type { PasswordResult } from '#lambdas/platform/identity/identity.ts';
import { notify } from '#lambdas/platform/mail/notify.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { endSession } from '#lambdas/sessions/index.ts';
import { type UserRecord, userResource } from '#lambdas/users/index.ts';
import type { ChallengeRecord } from '../model/challenge.ts';
import type { LoginServices } from '../services.ts';
import { openSession } from './open-session.ts';
import { refusedPassword } from './refused-password.ts';
import { spendRecoveryCode } from './spend-recovery-code.ts';

interface Recovery {
  challenge: ChallengeRecord;
  user: UserRecord;
  recoveryCode: string;
  password: string;
  client: Client;
}

/**
 * Logs in without the second factor, once. If the factor was an authenticator, codes by mail replace it, so that the
 * account is never left with a password alone. The password is needed again, because the pool issues tokens only for a
 * password.
 */
export const redeemRecoveryCode = async (
  services: LoginServices,
  { challenge, user, recoveryCode, password, client }: Recovery,
): Promise<AuthResponse> => {
  const { identity, users, challenges, audit } = services;
  const actor = { caller: { userId: user.id, username: user.username }, client };
  const checkPassword = () =>
    identity.checkPassword(user.id, password).catch((error: unknown): PasswordResult => {
      throw refusedPassword(error, { isStranger: false });
    });
  const first = await checkPassword();
  if (!(await spendRecoveryCode(services, user.id, recoveryCode))) {
    if (first.kind === 'tokens' && first.tokens.refreshToken) await identity.revoke(first.tokens.refreshToken);
    throw new ProblemError('codeInvalid');
  }
  await challenges.end(challenge.idHash);
  if (challenge.originId) {
    await endSession(services, { userId: user.id, originId: challenge.originId }, actor);
  }
  if (first.kind === 'totp') {
    await identity.setTotp(user.id, false);
    await users.change(user.id, { secondFactor: 'email', factorSince: nowOf(services) }, (before, after) =>
      audit.entry(actor, { action: 'account.changeSecondFactor', resource: userResource(after), before, after }),
    );
  }
  const result = first.kind === 'totp' ? await checkPassword() : first;
  if (result.kind !== 'tokens') throw new ProblemError('challengeExpired');
  const response = await openSession(services, { user, tokens: result.tokens, client });
  await notify(services, user, 'recoveryCodeUsed');
  return response;
};
