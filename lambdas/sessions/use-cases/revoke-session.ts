import type * as contracts from '#contracts/sessions.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { parseSessionId } from '../model/describe-session.ts';
import type { SessionsServices } from '../services.ts';
import { endSession } from './end-sessions.ts';

/** Ends any session, also the caller's own. For one that is over or unknown nothing happens: the reply is the same. */
export const revokeSession =
  (services: SessionsServices): Route<typeof contracts.revokeSession> =>
  async ({ pathParameters: { id }, caller, client }) => {
    await endSession(services, parseSessionId(id), { caller, client });
    return undefined;
  };
