import { ProblemError } from '#lambdas/platform/problem.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import type { AccountServices } from '../services.ts';

type Services = Pick<AccountServices, 'users' | 'identity'>;

/** The user who has proven that the address is theirs. */
export const ownerOf = async ({ users }: Pick<Services, 'users'>, email: string): Promise<UserRecord | undefined> => {
  const id = await users.idByEmail(email);
  const user = id === undefined ? undefined : await users.byId(id);
  return user?.emailVerified ? user : undefined;
};

/**
 * Makes a change that claims the address in the table; an unfinished sign-up that has it gives way to the user who has
 * proven it. @throws ProblemError `emailTaken`.
 */
export const claimEmail = async (
  services: Services,
  email: string,
  change: () => Promise<UserRecord>,
): Promise<UserRecord> => {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'emailTaken') throw error;
    const holder = await services.users.idByEmail(email);
    if (holder === undefined || (await ownerOf(services, email)) !== undefined) throw error;
    await services.identity.remove(holder);
    await services.users.remove(holder);
    return change();
  }
};

/** Gives the pool the address of the record, which decides also where two changes meet. */
export const alignEmail = async ({ users, identity }: Services, userId: string): Promise<void> => {
  const emailOf = async () => (await users.byId(userId))?.email;
  let [email, present] = [undefined as string | undefined, await emailOf()];
  while (present !== undefined && present !== email) {
    email = present;
    await identity.setEmail(userId, email);
    present = await emailOf();
  }
};
