import type {
  beginEmailFactor,
  beginTotp,
  confirmEmailFactor,
  confirmTotp,
  disableSecondFactor,
  renewRecoveryCodes,
} from '#contracts/second-factor.ts';
import { challengeLimits, codeHash, mailCode, newCode, sameHash } from '#lambdas/auth/index.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { notify } from '#lambdas/platform/mail/notify.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { changeFactor } from './change-factor.ts';
import { confirmPassword } from './confirm-password.ts';
import { ownUser } from './profile.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import type { AccountServices } from './services.ts';

/** Shown by the authenticator app above the code. */
const issuer = 'Pointe Shoes';

/** One of a kind at a time for each user: a new one replaces the former. */
const enrolment = (kind: 'totp' | 'email', userId: string) => `enrol ${kind} ${userId}`;

/** Every change below asks for the password first: a screen left open must not cost the account. */
export const startTotp =
  (services: AccountServices): Route<typeof beginTotp> =>
  async ({ caller, body, language }) => {
    await confirmPassword(services, caller.userId, body.password);
    const { secret } = await services.identity.beginTotp(caller.accessToken);
    // With the access token alone a key can be had from the pool itself: only this shows that the password was asked.
    await services.challenges.put({
      idHash: enrolment('totp', caller.userId),
      kind: 'enrolTotp',
      userId: caller.userId,
      language,
      expires: Math.floor(services.clock() / 1000) + challengeLimits.lifetime,
      tries: 0,
    });
    const label = encodeURIComponent(`${issuer}:${caller.username}`);
    const query = new URLSearchParams({ secret, issuer });
    return { secret, uri: `otpauth://totp/${label}?${query}` };
  };

export const finishTotp =
  (services: AccountServices): Route<typeof confirmTotp> =>
  async ({ caller, client, body }) => {
    const { identity, attempts, challenges } = services;
    await attempts.take('code', caller.userId);
    const idHash = enrolment('totp', caller.userId);
    if (!(await challenges.take(idHash))) throw new ProblemError('codeInvalid');
    await identity.confirmTotp(caller.accessToken, body.code).catch((error: unknown) => {
      throw error instanceof IdentityRefusal ? new ProblemError('codeInvalid', { cause: error }) : error;
    });
    await Promise.all([attempts.forget('code', caller.userId), challenges.end(idHash)]);
    await identity.setTotp(caller.userId, true);
    const user = await changeFactor(services, { caller, client }, 'totp');
    await notify(services, user, 'secondFactorOn');
    return { recoveryCodes: await issueRecoveryCodes(services, user.id) };
  };

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
