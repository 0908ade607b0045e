import type * as contracts from '#contracts/users/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireConfirmation } from '#lambdas/platform/http/require-confirmation.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { endSessions } from '#lambdas/sessions/index.ts';
import type { UsersServices } from '../services.ts';
import { entryOfUpdate, userResource } from '../steps/audit-events.ts';

/**
 * Deletes a user: first the sessions, so that the next call is refused, then the pool's user, then the user's items in
 * the table. Every step may be repeated, so an interrupted deletion is finished by the next one. @throws ProblemError
 * `ownAccountDeletion`, `confirmationNeeded`.
 */
export const deleteUser =
  (services: UsersServices): Route<typeof contracts.deleteUser> =>
  async ({ pathParameters: { id }, caller, client }) => {
    if (caller.userId === id) throw new ProblemError('ownAccountDeletion');
    requireConfirmation(caller);
    const { users, identity, audit, forgetReader } = services;
    const actor = { caller, client };
    const user = await users.byId(id);
    // Only the table knows whether another administrator is left, and it must be asked before anything is deleted.
    if (user?.isAdmin) await users.change(id, { isAdmin: false }, entryOfUpdate(audit, actor));
    await endSessions(services, id, { actor });
    await identity.remove(id);
    // Before the user, who alone knows the address.
    if (user) await forgetReader(user.email);
    await users.remove(id, (removed) => audit.entry(actor, { action: 'user.delete', resource: userResource(removed) }));
    return undefined;
  };
