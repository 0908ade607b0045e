import type { Client } from '#lambdas/platform/http/client.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import type { AuthServices } from './services.ts';

/**
 * Does a step of a login, and enters its refusal in the audit log: whose login it was, where anybody has that name, and
 * never what was typed, as people type passwords there. One write for known and unknown names, so that both take the
 * same time. Only for what the bot-check and the count of attempts have let pass: a flood must not fill the log.
 */
export const enteringFailure = async <T>(
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
