import { randomUUID } from 'node:crypto';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { IdentityAdministration, IdentityLogin } from '#lambdas/platform/identity/identity.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { UserRecord, UsersStore } from '#lambdas/users/index.ts';
import { userItems } from '#lambdas/users/store/user-items.ts';

/** Saturday noon: the moment of all tests that do not say another. */
export const noon = Date.UTC(2026, 10, 21, 12);

/** A verified user, but for what a test says. */
export const person = (username: string, fields: Partial<UserRecord> = {}): UserRecord => ({
  id: randomUUID(),
  username,
  email: `${randomUUID()}@mail.example`,
  emailVerified: true,
  gender: '',
  birthDate: '',
  phone: '',
  location: '',
  language: 'he',
  isAdmin: false,
  roles: [],
  enabled: true,
  secondFactor: 'none',
  groups: [],
  created: new Date(noon).toISOString(),
  ...fields,
});

/** The code of the refusal; the outcome itself if there is none. */
export const outcomeOf = <T>(work: Promise<T>): Promise<T | string> =>
  work.catch((error: unknown) => {
    if (error instanceof ProblemError) return error.code;
    throw error;
  });

/** The pool as a list of what it was asked to do; `refuse` makes it refuse one kind of call. */
export const recordingPool = () => {
  const calls: string[] = [];
  const failures = new Map<string, Error>();
  const missing = new Set<string>();
  const hanging = new Set<string>();
  const arrivals = new Map<string, PromiseWithResolvers<void>>();
  const note = async (...call: unknown[]) => {
    calls.push(call.join(' '));
    arrivals.get(String(call[0]))?.resolve();
    const failure = failures.get(String(call[0]));
    if (failure) throw failure;
    if (hanging.has(String(call[0]))) await new Promise(() => undefined);
  };
  const identity: IdentityAdministration & Pick<IdentityLogin, 'revoke'> = {
    ensure: ({ userId }) => note('ensure', userId),
    restore: async ({ userId }) => {
      await note('restore', userId);
      return missing.delete(userId);
    },
    replacePassword: (userId) => note('replacePassword', userId),
    setPassword: (userId) => note('setPassword', userId),
    setTotp: (userId, on) => note('setTotp', userId, on),
    setEnabled: (userId, enabled) => note('setEnabled', userId, enabled),
    setGroup: (userId, group, member) => note('setGroup', userId, group, member),
    setEmail: (userId, email) => note('setEmail', userId, email),
    remove: (userId) => note('remove', userId),
    revoke: (token) => note('revoke', token),
  };
  return {
    identity,
    calls,
    /** The pool has lost this user. */
    lose: (userId: string) => missing.add(userId),
    refuse: (call: string, error: Error) => failures.set(call, error),
    /** Calls of this kind get no answer: for the caller, the function ends there. */
    hang(call: string) {
      hanging.add(call);
      arrivals.set(call, Promise.withResolvers());
    },
    /** A call that hangs has come. */
    reached: async (call: string) => arrivals.get(call)?.promise,
    relent: () => {
      failures.clear();
      hanging.clear();
    },
  };
};

/** The calls to the table from now on. */
export const watchTable = (table: AppTable) => {
  const sent: { command: string; input: Record<string, unknown>; scanned: number }[] = [];
  table.client.middlewareStack.add(
    (next, context) => async (request) => {
      const reply = await next(request);
      const { ScannedCount = 0 } = reply.output as { ScannedCount?: number };
      const input = request.input as Record<string, unknown>;
      sent.push({ command: String(context.commandName), input, scanned: ScannedCount });
      return reply;
    },
    { step: 'initialize', name: 'watch', override: true },
  );
  return sent;
};

/** Many users at once, without the count: what their transactions would write. */
export const fillTable = async (table: AppTable, users: UserRecord[]): Promise<void> => {
  const requests = users.flatMap((user) => userItems({ user, version: 1 })).map((Item) => ({ PutRequest: { Item } }));
  while (requests.length > 0) {
    const RequestItems = { [table.name]: requests.splice(0, 25) };
    await table.client.send(new BatchWriteCommand({ RequestItems }));
  }
};

/** All pages of a list, in order; how many items each page had. */
export const allPages = async (
  page: (after: string[] | undefined) => ReturnType<UsersStore['list']>,
): Promise<{ users: UserRecord[]; sizes: number[] }> => {
  const [users, sizes]: [UserRecord[], number[]] = [[], []];
  let after: string[] | undefined;
  do {
    const { items, next } = await page(after);
    users.push(...items);
    sizes.push(items.length);
    after = next;
  } while (after);
  return { users, sizes };
};
