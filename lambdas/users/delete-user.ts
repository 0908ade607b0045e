import type { deleteUser as contract } from '#contracts/users.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { endSessions } from '#lambdas/sessions/index.ts';
import type { UsersServices } from './services.ts';

/**
 * Erases a user: sessions first, so that the next call is refused, then the pool's user, then what the table holds. Every
 * step may be repeated, so a deletion that was cut off is finished by another. @throws ProblemError `ownAccount`.
 */
export const deleteUser =
  (services: UsersServices): Route<typeof contract> =>
  async ({ pathParameters: { id }, caller }) => {
    if (caller.userId === id) throw new ProblemError('ownAccount');
    const user = await services.users.byId(id);
    // The table alone knows whether an administrator is left, and must say so before anything is gone.
    if (user?.isAdmin) await services.users.change(id, { isAdmin: false });
    await endSessions(services, id);
    await services.identity.remove(id);
    await services.users.remove(id);
    return undefined;
  };
