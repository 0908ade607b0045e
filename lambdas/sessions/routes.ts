import type {
  listSessions as listSessionsContract,
  revokeSession as revokeSessionContract,
} from '#contracts/sessions.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { listSessions } from './list-sessions.ts';
import { revokeSession } from './revoke-session.ts';
import type { SessionsServices } from './services.ts';

export const sessionsRoutes = (services: SessionsServices) => ({
  listSessions: listSessions(services) satisfies Route<typeof listSessionsContract>,
  revokeSession: revokeSession(services) satisfies Route<typeof revokeSessionContract>,
});
