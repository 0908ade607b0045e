import type { Audit } from '#lambdas/platform/audit.ts';
import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import { type UserRecord, userResource } from '#lambdas/users/index.ts';

/** The audit entry of a sign-up whose address was proven. */
export const signUpEntry =
  ({ audit }: { audit: Audit }) =>
  (user: UserRecord): TransactionWrite =>
    audit.entry(
      { caller: { userId: user.id, username: user.username } },
      { action: 'user.create', resource: userResource(user), after: user },
    );
