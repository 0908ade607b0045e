import { randomUUID } from 'node:crypto';
import { type Attributes, isEmail } from './attributes.ts';
import { invalidParameter, usernameExists } from './errors.ts';
import { hashPassword } from './password-hash.ts';
import type { UserPool } from './pool.ts';
import type { User } from './users.ts';

export const requireFreeUsername = ({ users, properties }: UserPool, username: string): void => {
  if (/\s/.test(username)) throw invalidParameter('Username must not contain spaces.');
  if (properties.AliasAttributes.includes('email') && isEmail(username)) {
    throw invalidParameter('Username cannot be of email format, since user pool is configured for email alias.');
  }
  if (users.find(username) !== undefined) throw usernameExists('User already exists');
};

/** An address is verified for one user only: its former owner keeps it, unverified. */
export const takeAlias = async ({ users }: UserPool, email: string | undefined): Promise<void> => {
  const holder = email === undefined ? undefined : users.byAlias(email);
  if (holder === undefined) return;
  await users.change(holder.sub, { attributes: { ...holder.attributes, email_verified: 'false' } });
};

export interface NewUser {
  username: string;
  attributes: Attributes;
  password: string;
  status: User['status'];
  passwordExpires?: number;
  /** The address that the user takes over from its present owner. */
  alias?: string | undefined;
}

/** Adds a user whose name was free before the password was hashed and still is. A user who is refused takes no address over. */
export const addUser = async (
  pool: UserPool,
  { username, attributes, password, status, passwordExpires, alias }: NewUser,
): Promise<User> => {
  const hash = await hashPassword(password);
  requireFreeUsername(pool, username);
  await takeAlias(pool, alias);
  return pool.users.add({
    sub: randomUUID(),
    username,
    status,
    enabled: true,
    attributes: { email_verified: 'false', ...attributes },
    password: hash,
    passwordExpires: passwordExpires ?? null,
    code: null,
    totp: { secret: null, pending: null, usedSteps: [], enabled: false, preferred: false },
    groups: [],
  });
};
