import { randomUUID } from 'node:crypto';
import { emailSchema, passwordSchema, usernameSchema } from '#contracts/person.ts';
import { openUserPool } from '#lambdas/platform/identity/cognito.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { usersStore } from '#lambdas/users/index.ts';
import { OperatorError } from './operator/operator-error.ts';

export interface Administrator {
  username: string;
  email: string;
  password: string;
}

/** Where people are kept: the stack's outputs `TableName`, `UserPoolId`, `UserPoolClientId`. */
export interface People {
  tableName: string;
  userPoolId: string;
  clientId: string;
}

/**
 * Sees to it that the administrator is there, enabled, and has this password. Run twice it changes nothing; cut off in the
 * middle, the next run finishes it. @throws an OperatorError with a sentence, for input that the site would refuse.
 */
export const ensureAdministrator = async (people: People, wanted: Administrator): Promise<'created' | 'updated'> => {
  const rule = { username: usernameSchema, email: emailSchema, password: passwordSchema } as const;
  for (const [name, schema] of Object.entries(rule)) {
    const broken = schema.safeParse(wanted[name as keyof Administrator]);
    if (!broken.success)
      throw new OperatorError(`${name}: ${broken.error.issues.map(({ message }) => message).join(', ')}`);
  }
  const users = usersStore(openTable(people.tableName), Date.now);
  const { identity } = openUserPool(people);
  const known = await users.idByUsername(wanted.username);
  const id = known ?? randomUUID();
  if (known) {
    await users.change(id, { isAdmin: true, enabled: true, emailVerified: true, email: wanted.email });
  } else {
    await users.add({
      id,
      username: wanted.username,
      email: wanted.email,
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
      created: new Date().toISOString(),
    });
  }
  await identity.ensure({ userId: id, email: wanted.email, password: wanted.password });
  await identity.setGroup(id, 'admin', true);
  return known ? 'updated' : 'created';
};
