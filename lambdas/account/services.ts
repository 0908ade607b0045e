import type { AuthServices } from '#lambdas/auth/index.ts';
import type { MoveReader, ReadersStore } from '#lambdas/newsletter/index.ts';
import type { LiftSuppression } from '#lambdas/platform/mail/account-suppression.ts';
import type { Invitations } from '#lambdas/users/index.ts';

export interface AccountServices extends AuthServices {
  invitations: Invitations;
  readers: ReadersStore;
  moveReader: MoveReader;
  liftSuppression: LiftSuppression;
}
