import type { Client } from '#lambdas/platform/http/request.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import type { AuthServices } from '../services.ts';

/**
 * Runs a step of a login and logs its refusal: whose login it was, if anybody has that name, and never what was typed,
 * because people type passwords there. There is one write for known and unknown names alike, so both take the same
 * time. Only for attempts that have passed the bot check and the limits, because a flood must not fill the log.
 */
export const auditFailedLogin = async <T>(
  { audit }: Pick<AuthServices, 'audit'>,
  { user, client }: { user: UserRecord | undefined; client: Client },
  step: () => Promise<T>,
): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    if (error instanceof ProblemError) {
      const resource = { id: user?.id ?? '', name: user?.username };
      await audit.record({ client }, { action: 'session.logInFailed', resource });
    }
    throw error;
  }
};
