import type {
  listSessions as listSessionsContract,
  revokeSession as revokeSessionContract,
} from '#contracts/sessions.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { SessionsServices } from './services.ts';
import { listSessions } from './use-cases/list-sessions.ts';
import { revokeSession } from './use-cases/revoke-session.ts';

export const sessionsRoutes = (services: SessionsServices) => ({
  listSessions: listSessions(services) satisfies Route<typeof listSessionsContract>,
  revokeSession: revokeSession(services) satisfies Route<typeof revokeSessionContract>,
});
