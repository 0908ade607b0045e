import type { confirmSession as contract } from '#contracts/confirmation.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { confirmPassword } from './confirm-password.ts';
import type { AccountServices } from './services.ts';

const confirmedMs = 10 * 60_000;

/** For ten minutes, this session (and no other of the user) may make calls for which a token alone is not enough. */
export const confirmSession =
  (services: AccountServices): Route<typeof contract> =>
  async ({ caller, body, client }) => {
    await confirmPassword(services, caller.userId, body.password);
    const until = new Date(services.clock() + confirmedMs).toISOString();
    const resource = { id: `${caller.userId}.${caller.originId}`, name: caller.username };
    const entry = services.audit.entry({ caller, client }, { action: 'session.confirm', resource });
    if (!(await services.sessions.confirm(caller, until, entry))) throw new ProblemError('authenticationRequired');
    return undefined;
  };
