import type * as contracts from '#contracts/sessions/endpoints.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { SessionsServices } from './services.ts';
import { listSessions } from './use-cases/list-sessions.ts';
import { revokeSession } from './use-cases/revoke-session.ts';

export const sessionsRoutes = (services: SessionsServices): RoutesOf<typeof contracts> => ({
  listSessions: listSessions(services),
  revokeSession: revokeSession(services),
});
