import { randomUUID } from 'node:crypto';
import { emailSchema, passwordSchema, usernameSchema } from '#contracts/users/person.ts';
import { type AuthServices, recoveryStore } from '#lambdas/auth/index.ts';
import { type Clock, nowOf } from '#lambdas/platform/clock.ts';
import { openUserPool } from '#lambdas/platform/identity/cognito.ts';
import type { IdentityAdministration } from '#lambdas/platform/identity/identity.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { type SessionsStore, sessionsStore } from '#lambdas/sessions/index.ts';
import {
  type FormerEmails,
  formerEmailsStore,
  type UserRecord,
  type UsersStore,
  usersStore,
} from '#lambdas/users/index.ts';
import { OperatorError } from './operator/operator-error.ts';

export interface Administrator {
  username: string;
  email: string;
  password: string;
}

/** The stack's outputs for users: `TableName`, `UserPoolId`, `UserPoolClientId`. */
export interface People {
  tableName: string;
  userPoolId: string;
  clientId: string;
}

/** Where an administrator is made: the stores and the pool. */
interface Services {
  users: UsersStore;
  identity: IdentityAdministration;
  sessions: SessionsStore;
  recovery: AuthServices['recovery'];
  formerEmails: FormerEmails;
  clock: Clock;
}

export const openPeople = (people: People): Services => {
  const [table, clock] = [openTable(people.tableName), Date.now];
  return {
    users: usersStore(table, clock),
    identity: openUserPool(people).identity,
    sessions: sessionsStore(table),
    recovery: recoveryStore(table, clock),
    formerEmails: formerEmailsStore(table, clock),
    clock,
  };
};

const newAdministrator = ({ username, email }: Administrator, created: string): UserRecord => ({
  id: randomUUID(),
  username,
  email,
  emailVerified: true,
  gender: '',
  birthDate: '',
  phone: '',
  location: '',
  language: 'he',
  isAdmin: true,
  roles: [],
  enabled: true,
  secondFactor: 'none',
  groups: [],
  created,
});

/**
 * Another person may have the account: its second factor, recovery codes, links to former addresses, sessions and
 * log-ins that wait for a code all end. The table comes first, because it can refuse: the address may be another
 * user's.
 */
const takeBack = async (services: Services, id: string, { email, password }: Administrator) => {
  const { users, identity, sessions, recovery, formerEmails } = services;
  await users.change(id, { isAdmin: true, enabled: true, emailVerified: true, email, secondFactor: 'none' });
  await identity.ensure({ userId: id, email, password });
  await identity.setEmail(id, email);
  await identity.setEnabled(id, true);
  await identity.setTotp(id, false);
  await recovery.replace(id, []);
  await formerEmails.removeAll(id);
  // After the password: a log-in with the former one that is under way then finds that it is too late.
  await users.change(id, { devicesFrom: nowOf(services) });
  // The table keeps the only copies of the pool's refresh tokens, and this erases them.
  await sessions.revokeAll(id, nowOf(services));
};

/**
 * Makes sure that the administrator exists, is enabled, and logs in with this password alone. An existing user gets the
 * account back from an intruder; an interrupted run is finished by the next one. @throws an OperatorError with a
 * sentence, for input that the site would refuse.
 */
export const ensureAdministrator = async (
  services: Services,
  wanted: Administrator,
): Promise<'created' | 'updated'> => {
  const rule = { username: usernameSchema, email: emailSchema, password: passwordSchema } as const;
  for (const [name, schema] of Object.entries(rule)) {
    const broken = schema.safeParse(wanted[name as keyof Administrator]);
    if (!broken.success)
      throw new OperatorError(`${name}: ${broken.error.issues.map(({ message }) => message).join(', ')}`);
  }
  const { users, identity } = services;
  const known = await users.idByUsername(wanted.username);
  const user = newAdministrator(wanted, nowOf(services));
  const id = known ?? user.id;
  if (known) {
    await takeBack(services, id, wanted);
  } else {
    await users.add(user);
    await identity.ensure({ userId: id, email: wanted.email, password: wanted.password });
  }
  await identity.setGroup(id, 'admin', true);
  return known ? 'updated' : 'created';
};
