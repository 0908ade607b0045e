import type * as contracts from '#contracts/account/second-factor.ts';
import type { FactorProof } from '#contracts/account/second-factor.ts';
import { beginningOf, challengeLimits, isStillCurrent } from '#lambdas/auth/index.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { Client } from '#lambdas/platform/http/request.ts';
import { IdentityRefusal, type Tokens } from '#lambdas/platform/identity/identity.ts';
import { notify } from '#lambdas/platform/mail/notify.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { Caller } from '#lambdas/platform/session.ts';
import { endSessions } from '#lambdas/sessions/index.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { enrolment } from '../model/enrolment.ts';
import type { AccountServices } from '../services.ts';
import { changeFactor } from '../steps/change-factor.ts';
import { issueRecoveryCodes } from '../steps/recovery-codes.ts';
import { requireFactorAllowed } from '../steps/require-factor-allowed.ts';
import { ownUser } from './profile.ts';
import { proveFactor } from './prove-factor.ts';

/** The name that the authenticator app shows above the code. */
const issuer = 'Pointe Shoes';

/**
 * A login at the pool for the enrolment alone. If the pool still asks for an authenticator, that one is lost (a recovery
 * code was given) or unknown to our record (an interrupted setup): codes by mail take its place, as at a log-in.
 */
const logInToEnrol = async (
  services: AccountServices,
  actor: { caller: Caller; client: Client },
  proof: FactorProof,
): Promise<{ user: UserRecord; tokens: Tokens }> => {
  const { userId } = actor.caller;
  const { user: begun, login: first } = await proveFactor(services, userId, proof);
  if (first.kind === 'tokens') return { user: begun, tokens: first.tokens };
  await services.identity.setTotp(userId, false);
  const user = begun.secondFactor === 'totp' ? await changeFactor(services, actor, { to: 'email', begun }) : begun;
  const second = await services.identity.checkPassword(userId, proof.password);
  if (second.kind === 'tokens') return { user, tokens: second.tokens };
  throw new Error('the pool asks for an authenticator that is switched off');
};

export const beginTotp =
  (services: AccountServices): Route<typeof contracts.beginTotp> =>
  async ({ caller, client, body, language }) => {
    await requireFactorAllowed(services, await ownUser(services, caller.userId), 'totp');
    const { user, tokens } = await logInToEnrol(services, { caller, client }, body);
    const { secret, enrolment: begun } = await services.identity.beginTotp(tokens);
    const idHash = enrolment('totp', caller.userId);
    await services.challenges.put({
      idHash,
      kind: 'enrolTotp',
      userId: caller.userId,
      language,
      expires: Math.floor(services.clock() / 1000) + challengeLimits.lifetime,
      tries: 0,
      enrolment: await services.seal.close(begun, idHash),
      ...beginningOf(user),
    });
    const label = encodeURIComponent(`${issuer}:${caller.username}`);
    // Authenticators show a plus as it is.
    return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}` };
  };

export const confirmTotp =
  (services: AccountServices): Route<typeof contracts.confirmTotp> =>
  async ({ caller, client, body }) => {
    const { identity, attempts, challenges, seal } = services;
    await attempts.consume('setUpCode', caller.userId);
    const idHash = enrolment('totp', caller.userId);
    const challenge = await challenges.countTry(idHash);
    const isCurrent = challenge && isStillCurrent(challenge, await ownUser(services, caller.userId));
    if (!challenge?.enrolment || !isCurrent) throw new ProblemError('codeInvalid');
    await identity.confirmTotp(await seal.open(challenge.enrolment, idHash), body.code).catch((error: unknown) => {
      throw error instanceof IdentityRefusal ? new ProblemError('codeInvalid', { cause: error }) : error;
    });
    if (!(await challenges.end(idHash))) throw new ProblemError('codeInvalid');
    await attempts.reset('setUpCode', caller.userId);
    await identity.setTotp(caller.userId, true);
    const user = await changeFactor(services, { caller, client }, { to: 'totp', begun: challenge });
    // They were opened with the password alone, perhaps by another person.
    await endSessions(services, user.id, { actor: { caller, client }, except: caller.originId });
    await notify(services, user, 'secondFactorOn');
    return { recoveryCodes: await issueRecoveryCodes(services, user.id) };
  };
