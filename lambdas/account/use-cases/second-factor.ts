import type * as contracts from '#contracts/account/second-factor.ts';
import type { FactorProof } from '#contracts/account/second-factor.ts';
import { consumeMailedCode, isStillCurrent } from '#lambdas/auth/index.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { notify } from '#lambdas/platform/mail/notify.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { endSessions } from '#lambdas/sessions/index.ts';
import { enrolment } from '../model/enrolment.ts';
import type { AccountServices } from '../services.ts';
import { changeFactor } from '../steps/change-factor.ts';
import { mailStepCode } from '../steps/mail-step-code.ts';
import { issueRecoveryCodes } from '../steps/recovery-codes.ts';
import { requireFactorAllowed } from '../steps/require-factor-allowed.ts';
import { ownUser } from './profile.ts';
import { requireFactorProof } from './prove-factor.ts';

/** For another mail the proof of the first one still counts, as long as that one's code does. */
const requireOwner = async (services: AccountServices, userId: string, proof: FactorProof) => {
  const user = await ownUser(services, userId);
  const begun = await services.challenges.find(enrolment('email', userId));
  return begun && isStillCurrent(begun, user) ? user : requireFactorProof(services, userId, proof);
};

/** Nothing changes until the first code that arrives there is right. */
export const beginEmailFactor =
  (services: AccountServices): Route<typeof contracts.beginEmailFactor> =>
  async ({ caller, body, language }) => {
    await requireFactorAllowed(services, await ownUser(services, caller.userId), 'email');
    const user = await requireOwner(services, caller.userId, body);
    const step = { idHash: enrolment('email', user.id), kind: 'enrolEmail', language } as const;
    return { resendAfter: await mailStepCode(services, { user, step, kind: 'factorCode' }) };
  };

export const confirmEmailFactor =
  (services: AccountServices): Route<typeof contracts.confirmEmailFactor> =>
  async ({ caller, client, body }) => {
    const { challenges, attempts, identity } = services;
    const { userId } = caller;
    const idHash = enrolment('email', userId);
    const begun = await consumeMailedCode(services, { userId, idHash, code: body.code, counted: 'setUpCode' });
    if (!(await challenges.end(idHash))) throw new ProblemError('codeInvalid');
    await attempts.reset('setUpCode', userId);
    // First the record: cut off in between, the next log-in brings the pool into line with it.
    const user = await changeFactor(services, { caller, client }, { to: 'email', begun });
    await identity.setTotp(user.id, false);
    await endSessions(services, user.id, { actor: { caller, client }, except: caller.originId });
    await notify(services, user, 'secondFactorOn');
    return { recoveryCodes: await issueRecoveryCodes(services, user.id) };
  };

export const disableSecondFactor =
  (services: AccountServices): Route<typeof contracts.disableSecondFactor> =>
  async ({ caller, client, body }) => {
    const begun = await requireFactorProof(services, caller.userId, body);
    const user = await changeFactor(services, { caller, client }, { to: 'none', begun });
    await services.identity.setTotp(user.id, false);
    await services.recovery.replace(user.id, []);
    await notify(services, user, 'secondFactorOff');
    return undefined;
  };

export const renewRecoveryCodes =
  (services: AccountServices): Route<typeof contracts.renewRecoveryCodes> =>
  async ({ caller, client, body }) => {
    await requireFactorProof(services, caller.userId, body);
    const resource = { id: caller.userId, name: caller.username };
    const entry = services.audit.entry({ caller, client }, { action: 'account.renewRecoveryCodes', resource });
    return { recoveryCodes: await issueRecoveryCodes(services, caller.userId, entry) };
  };
