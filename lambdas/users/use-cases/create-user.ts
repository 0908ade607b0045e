import type { Input } from '#contracts/http/endpoint.ts';
import type { Language } from '#contracts/text/language.ts';
import type * as contracts from '#contracts/users/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireConfirmation } from '#lambdas/platform/http/require-confirmation.ts';
import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { requireGoodPassword } from '#lambdas/platform/require-good-password.ts';
import { describeUser } from '../model/describe-user.ts';
import type { UserRecord } from '../model/user.ts';
import type { UsersServices } from '../services.ts';
import { userResource } from '../steps/audit-events.ts';
import { completeUser } from '../steps/restore-user.ts';

/** An administrator vouches for the address, so it counts as verified. */
const toRecord = (
  { password: _kept, language, ...form }: Input<typeof contracts.createUser, 'body'>,
  { id, now, callerLanguage }: { id: string; now: number; callerLanguage: Language },
): UserRecord => ({
  ...form,
  id,
  emailVerified: true,
  language: language ?? callerLanguage,
  roles: [],
  enabled: true,
  secondFactor: 'none',
  groups: [],
  incomplete: true,
  created: new Date(now).toISOString(),
});

const addToPool = async (
  { identity }: UsersServices,
  { id, email, isAdmin }: UserRecord,
  password: string | undefined,
) => {
  if (password) await identity.ensure({ userId: id, email, password });
  else if (!(await identity.restore({ userId: id, email }))) await identity.replacePassword(id);
  if (isAdmin) await identity.setGroup(id, 'admin', true);
};

/**
 * The names are claimed first, because only the table knows all of them. If the pool then refuses the user, the claim
 * is undone. If the creation is interrupted, the same request finds the user that it has added and continues.
 */
export const createUser =
  (services: UsersServices): Route<typeof contracts.createUser> =>
  async ({ body, operation, caller, client, language }) => {
    const { users, identity, audit, clock } = services;
    if (body.isAdmin) requireConfirmation(caller);
    if (body.password) {
      await requireGoodPassword(services.readSettings, { field: 'password', password: body.password }, body);
    }
    const entered = await users.byId(operation.id);
    if (entered && !entered.incomplete) return describeUser(entered, clock());
    const user = entered ?? toRecord(body, { id: operation.id, now: clock(), callerLanguage: language });
    const [actor, resource] = [{ caller, client }, userResource(user)];
    if (!entered) {
      const auditWrite = () => audit.entry(actor, { action: 'user.create', resource, after: user });
      const { replaced } = await users.add(user, { auditWrite });
      if (replaced) await identity.remove(replaced);
    }
    try {
      await addToPool(services, user, body.password);
    } catch (error) {
      await identity.remove(user.id);
      await users.remove(user.id, () => audit.entry(actor, { action: 'user.delete', resource }));
      const refused = error instanceof IdentityRefusal && error.reason === 'password';
      throw refused ? new ProblemError('passwordTooCommon', { cause: error }) : error;
    }
    return describeUser(await completeUser(services, user), clock());
  };
