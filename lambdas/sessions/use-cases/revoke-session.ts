import type * as contracts from '#contracts/sessions/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireConfirmation } from '#lambdas/platform/http/require-confirmation.ts';
import { parseSessionId } from '../model/describe-session.ts';
import type { SessionsServices } from '../services.ts';
import { endSession } from '../steps/end-sessions.ts';

/**
 * Ends any session, also the caller's own. For one that is over or unknown nothing happens: the reply is the same. The
 * password is needed for those of other administrators, whom a stolen token could otherwise keep out while it is used.
 * @throws ProblemError `confirmationNeeded`.
 */
export const revokeSession =
  (services: SessionsServices): Route<typeof contracts.revokeSession> =>
  async ({ pathParameters: { id }, caller, client }) => {
    const key = parseSessionId(id);
    const isOfAnother = key.userId !== caller.userId;
    if (isOfAnother && (await services.sessions.get(key))?.isAdmin) requireConfirmation(caller);
    await endSession(services, key, { caller, client });
    return undefined;
  };
