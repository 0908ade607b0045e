import type { Clock } from '#lambdas/platform/clock.ts';
import type { IdentityLogin } from '#lambdas/platform/identity/identity.ts';
import type { SessionsStore } from './sessions-store.ts';

export interface SessionsServices {
  sessions: SessionsStore;
  identity: Pick<IdentityLogin, 'revoke'>;
  clock: Clock;
}
