import type { Clock } from '#lambdas/platform/clock.ts';
import type { MailFailuresStore } from './store/mail-failures-store.ts';

export interface MailFailuresServices {
  mailFailures: MailFailuresStore;
  clock: Clock;
}
