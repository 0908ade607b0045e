import type {
  beginEmailFactor,
  confirmEmailFactor,
  disableSecondFactor,
  renewRecoveryCodes,
} from '#contracts/second-factor.ts';
import { challengeLimits, codeHash, mailCode, newCode, sameHash } from '#lambdas/auth/index.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { notify } from '#lambdas/platform/mail/notify.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { changeFactor } from './change-factor.ts';
import { confirmPassword } from './confirm-password.ts';
import { enrolment } from './enrolment.ts';
import { ownUser } from './profile.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import type { AccountServices } from './services.ts';

/** Every change below asks for the password first: a screen left open must not cost the account. */
export const startEmailFactor =
  (services: AccountServices): Route<typeof beginEmailFactor> =>
  async ({ caller, body, language }) => {
    await confirmPassword(services, caller.userId, body.password);
    await services.attempts.take('codeMailPause', caller.userId);
    const user = await ownUser(services, caller.userId);
    const now = Math.floor(services.clock() / 1000);
    const [idHash, code] = [enrolment('email', user.id), newCode()];
    await services.challenges.put({
      idHash,
      kind: 'enrolEmail',
      userId: user.id,
      language,
      expires: now + challengeLimits.lifetime,
      tries: 0,
      codeHash: codeHash(await services.codeKey(), idHash, code),
      sentAt: now,
    });
    await mailCode(services, { user, code, kind: 'factorCode', language });
    return { resendAfter: challengeLimits.resendAfter };
  };

export const finishEmailFactor =
  (services: AccountServices): Route<typeof confirmEmailFactor> =>
  async ({ caller, client, body }) => {
    const { challenges, attempts, identity } = services;
    await attempts.take('code', caller.userId);
    const idHash = enrolment('email', caller.userId);
    const challenge = await challenges.take(idHash);
    if (!challenge) throw new ProblemError('codeInvalid');
    const given = codeHash(await services.codeKey(), idHash, body.code);
    if (!sameHash(given, challenge.codeHash ?? '') || !(await challenges.end(idHash))) {
      throw new ProblemError('codeInvalid');
    }
    await attempts.forget('code', caller.userId);
    await identity.setTotp(caller.userId, false);
    const user = await changeFactor(services, { caller, client }, 'email');
    await notify(services, user, 'secondFactorOn');
    return { recoveryCodes: await issueRecoveryCodes(services, user.id) };
  };

export const switchOff =
  (services: AccountServices): Route<typeof disableSecondFactor> =>
  async ({ caller, client, body }) => {
    await confirmPassword(services, caller.userId, body.password);
    await services.identity.setTotp(caller.userId, false);
    await services.recovery.replace(caller.userId, []);
    const user = await changeFactor(services, { caller, client }, 'none');
    await notify(services, user, 'secondFactorOff');
    return undefined;
  };

export const renewCodes =
  (services: AccountServices): Route<typeof renewRecoveryCodes> =>
  async ({ caller, client, body }) => {
    await confirmPassword(services, caller.userId, body.password);
    const resource = { id: caller.userId, name: caller.username };
    const entry = services.audit.entry({ caller, client }, { action: 'account.renewRecoveryCodes', resource });
    return { recoveryCodes: await issueRecoveryCodes(services, caller.userId, entry) };
  };
