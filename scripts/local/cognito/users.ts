import * as z from 'zod';
import { openJournal } from '../runtime/journal.ts';
import { userNotFound } from './errors.ts';
import { passwordHashSchema } from './password-hash.ts';
import { codeSchema } from './verification-codes.ts';

const userSchema = z.strictObject({
  sub: z.string(),
  username: z.string(),
  status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD']),
  enabled: z.boolean(),
  attributes: z.record(z.string(), z.string()),
  /** Milliseconds since 1970, as all times here. */
  created: z.number(),
  modified: z.number(),
  password: passwordHashSchema.nullable(),
  /** When a temporary password stops working. */
  passwordExpires: z.number().nullable(),
  /** The code that was sent last, until it is used. */
  code: codeSchema.nullable(),
  totp: z.strictObject({
    /** Base32; `pending` becomes `secret` once a code made with it was right. */
    secret: z.string().nullable(),
    pending: z.string().nullable(),
    /** Time steps whose code was used, as long as they could be used again. */
    usedSteps: z.array(z.number()),
    enabled: z.boolean(),
    preferred: z.boolean(),
  }),
  groups: z.array(z.string()),
});
export type User = z.infer<typeof userSchema>;

/** The users of a pool. Changes count at once and are on disk when the promise resolves. */
export interface Users {
  /** By user name or verified e-mail address, regardless of case. */
  find(username: string): User | undefined;
  bySub(sub: string): User | undefined;
  /** The user whose verified address this is. */
  byAlias(email: string): User | undefined;
  all(): User[];
  add(user: Omit<User, 'created' | 'modified'>): Promise<User>;
  change(sub: string, changes: Partial<User>): Promise<User>;
  remove(sub: string): Promise<void>;
}

export interface UsersOptions {
  file: string;
  /** Whether a verified address works as a user name. */
  emailAlias: boolean;
  now(): number;
  /** If the pool existed before, its file must exist too. */
  isKnown?: boolean;
}

export const openUsers = async ({ file, emailAlias, now, isKnown = false }: UsersOptions): Promise<Users> => {
  const journal = await openJournal(file, userSchema, { isKnown });
  const byName = new Map<string, string>();
  const byEmail = new Map<string, string>();
  const aliasOf = ({ attributes }: User): string | undefined =>
    emailAlias && attributes.email_verified === 'true' ? attributes.email?.toLowerCase() : undefined;
  const enter = (user: User): void => {
    byName.set(user.username.toLowerCase(), user.sub);
    const alias = aliasOf(user);
    if (alias !== undefined) byEmail.set(alias, user.sub);
  };
  const leave = (user: User): void => {
    byName.delete(user.username.toLowerCase());
    const alias = aliasOf(user);
    if (alias !== undefined && byEmail.get(alias) === user.sub) byEmail.delete(alias);
  };
  for (const user of journal.values()) enter(user);

  const bySub = (sub: string | undefined): User | undefined => (sub === undefined ? undefined : journal.get(sub));
  const put = async (user: User): Promise<User> => {
    enter(user);
    await journal.put(user.sub, user);
    return user;
  };
  return {
    find: (username) => bySub(byName.get(username.toLowerCase()) ?? byEmail.get(username.toLowerCase())),
    bySub,
    byAlias: (email) => bySub(byEmail.get(email.toLowerCase())),
    all: journal.values,
    add: (user) => put({ ...user, created: now(), modified: now() }),
    change: async (sub, changes) => {
      const user = bySub(sub);
      if (user === undefined) throw userNotFound();
      leave(user);
      return put({ ...user, ...changes, modified: now() });
    },
    remove: async (sub) => {
      const user = bySub(sub);
      if (user === undefined) return;
      leave(user);
      await journal.delete(sub);
    },
  };
};
