import {
  CodeDeliveryFailureException,
  CognitoIdentityProviderServiceException,
} from '@aws-sdk/client-cognito-identity-provider';
import { ownValue } from '#contracts/text/own-value.ts';
import { ProblemError } from '../problem.ts';
import { IdentityRefusal, type RefusalReason } from './identity.ts';

const reasons: Record<string, RefusalReason> = {
  NotAuthorizedException: 'credentials',
  // A pool that hides which users exist never answers this, but a pool may be configured otherwise.
  UserNotFoundException: 'credentials',
  UserNotConfirmedException: 'unconfirmed',
  PasswordResetRequiredException: 'resetRequired',
  CodeMismatchException: 'code',
  EnableSoftwareTokenMFAException: 'code',
  ExpiredCodeException: 'expired',
  LimitExceededException: 'limit',
  TooManyFailedAttemptsException: 'limit',
  InvalidPasswordException: 'password',
};

/**
 * After wrong passwords Cognito locks a user for a while and answers with the same exception: even the right password
 * is refused.
 */
const isLocked = (error: CognitoIdentityProviderServiceException): boolean =>
  error.name === 'NotAuthorizedException' && /attempts exceeded/i.test(error.message);

const reasonOf = (cause: unknown): RefusalReason | undefined => {
  if (!(cause instanceof CognitoIdentityProviderServiceException)) return undefined;
  return isLocked(cause) ? 'limit' : ownValue(reasons, cause.name);
};

/**
 * Turns Cognito's refusals that a caller can cause into an `IdentityRefusal`, and a mail that Cognito could not send into
 * the same problem as one of our own; other errors stay what they are.
 */
export const refusals = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof CodeDeliveryFailureException) throw new ProblemError('mailNotSent', { cause });
    const reason = reasonOf(cause);
    throw reason ? new IdentityRefusal(reason, { cause }) : cause;
  }
};

/** For calls that must reach a state, whether or not it was there before. */
export const unless = async (name: string, call: Promise<unknown>): Promise<void> => {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof CognitoIdentityProviderServiceException) || error.name !== name) throw error;
  }
};
