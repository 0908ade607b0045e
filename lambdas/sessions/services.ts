import type { Audit } from '#lambdas/platform/audit.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { IdentityLogin } from '#lambdas/platform/identity/identity.ts';
import type { SessionsStore } from './store/sessions-store.ts';

export interface SessionsServices {
  sessions: SessionsStore;
  identity: Pick<IdentityLogin, 'revoke'>;
  audit: Audit;
  clock: Clock;
}
