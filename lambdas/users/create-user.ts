import { randomUUID } from 'node:crypto';
import type { Input } from '#contracts/endpoint.ts';
import type { Language } from '#contracts/language.ts';
import type { createUser as contract } from '#contracts/users.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { notify } from '#lambdas/platform/mail/notify.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { userResource } from './audit-events.ts';
import { describeUser } from './describe-user.ts';
import type { UsersServices } from './services.ts';
import type { UserRecord } from './user.ts';

/** An administrator answers for the address: it counts as verified. */
const toRecord = (
  { password: _kept, language, ...form }: Input<typeof contract, 'body'>,
  { now, callerLanguage }: { now: number; callerLanguage: Language },
): UserRecord => ({
  ...form,
  id: randomUUID(),
  emailVerified: true,
  language: language ?? callerLanguage,
  roles: [],
  enabled: true,
  secondFactor: 'none',
  groups: [],
  created: new Date(now).toISOString(),
});

const addToPool = async ({ identity }: UsersServices, { id, email, isAdmin }: UserRecord, password: string) => {
  await identity.create({ userId: id, email, password });
  if (isAdmin) await identity.setGroup(id, 'admin', true);
};

/** The names are claimed first, because only the table knows them all. What the pool then refuses is taken back. */
export const createUser =
  (services: UsersServices): Route<typeof contract> =>
  async ({ body, caller, client, language }) => {
    const { users, identity, audit, clock } = services;
    if (services.isCommonPassword(body.password, body)) throw new ProblemError('passwordTooCommon');
    const user = toRecord(body, { now: clock(), callerLanguage: language });
    const [actor, resource] = [{ caller, client }, userResource(user)];
    const { replaced } = await users.add(user, {
      along: () => audit.entry(actor, { action: 'user.create', resource, after: user }),
    });
    if (replaced) await identity.remove(replaced);
    try {
      await addToPool(services, user, body.password);
    } catch (error) {
      await identity.remove(user.id);
      await users.remove(user.id, () => audit.entry(actor, { action: 'user.delete', resource }));
      const refused = error instanceof IdentityRefusal && error.reason === 'password';
      throw refused ? new ProblemError('passwordTooCommon', { cause: error }) : error;
    }
    await notify(services, user, 'accountCreated');
    return describeUser(user, clock());
  };
