import type * as contracts from '#contracts/account/confirmation.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { newSecretId, secretIdHash } from '#lambdas/platform/secret-id.ts';
import type { AccountServices } from '../services.ts';
import { ownUser } from './profile.ts';
import { requireFactorProof } from './prove-factor.ts';

const confirmedMs = 10 * 60_000;

/**
 * For ten minutes, a client with this answer and the session's token may make calls for which the token is not enough. A
 * second factor is proven as well, or a stolen password would be enough beside a stolen token.
 */
export const confirmSession =
  (services: AccountServices): Route<typeof contracts.confirmSession> =>
  async ({ caller, body, client }) => {
    const { devicesFrom } = await requireFactorProof(services, caller.userId, body);
    const [confirmation, now] = [newSecretId(), services.clock()];
    const until = new Date(now + confirmedMs).toISOString();
    const resource = { id: `${caller.userId}.${caller.originId}`, name: caller.username };
    const entry = services.audit.entry({ caller, client }, { action: 'session.confirm', resource });
    const kept = { hash: secretIdHash(confirmation), until };
    const isKept = await services.sessions.confirm(caller, kept, new Date(now).toISOString(), entry);
    if (!isKept) throw new ProblemError('authenticationRequired');
    // A change of the password is written before it takes confirmations back, so one of the two sees the other.
    if ((await ownUser(services, caller.userId)).devicesFrom !== devicesFrom) {
      await services.sessions.unconfirm(caller);
      throw new ProblemError('passwordWrong');
    }
    return { confirmation };
  };
