import type * as contracts from '#contracts/account/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { describeSession, endSession, endSessions, parseSessionId } from '#lambdas/sessions/index.ts';
import type { AccountServices } from '../services.ts';

export const listDevices =
  ({ sessions, clock }: AccountServices): Route<typeof contracts.listDevices> =>
  async ({ caller }) => ({
    items: (await sessions.ofUser(caller.userId))
      .filter(({ state }) => state === 'active')
      .map((session) => describeSession(session, clock(), caller))
      .filter(({ state }) => state === 'active'),
  });

/** A session of another user is treated as one that does not exist. */
export const revokeDevice =
  (services: AccountServices): Route<typeof contracts.revokeDevice> =>
  async ({ caller, client, pathParameters: { id } }) => {
    const key = parseSessionId(id);
    if (key.userId !== caller.userId || !(await services.sessions.get(key))) throw new ProblemError('notFound');
    await endSession(services, key, { caller, client });
    return undefined;
  };

export const revokeOtherDevices =
  (services: AccountServices): Route<typeof contracts.revokeOtherDevices> =>
  async ({ caller, client }) => ({
    revoked: await endSessions(services, caller.userId, { actor: { caller, client }, except: caller.originId }),
  });
