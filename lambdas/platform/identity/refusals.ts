import { CognitoIdentityProviderServiceException } from '@aws-sdk/client-cognito-identity-provider';
import { IdentityRefusal, type RefusalReason } from './identity.ts';

const reasons: Record<string, RefusalReason> = {
  NotAuthorizedException: 'credentials',
  // With hidden user existence Cognito does not answer so, but a pool may be configured otherwise.
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

/** After wrong passwords Cognito locks a user for a while, in the same exception: the right one is refused as well. */
const isLocked = (error: CognitoIdentityProviderServiceException): boolean =>
  error.name === 'NotAuthorizedException' && /attempts exceeded/i.test(error.message);

const reasonOf = (cause: unknown): RefusalReason | undefined => {
  if (!(cause instanceof CognitoIdentityProviderServiceException)) return undefined;
  return isLocked(cause) ? 'limit' : reasons[cause.name];
};

/** What Cognito refuses because of what the caller gave becomes an `IdentityRefusal`; a fault stays what it is. */
export const refusals = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (cause) {
    const reason = reasonOf(cause);
    throw reason ? new IdentityRefusal(reason, { cause }) : cause;
  }
};

/** For calls that must end in a state, whether or not it held before. */
export const unless = async (name: string, call: Promise<unknown>): Promise<void> => {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof CognitoIdentityProviderServiceException) || error.name !== name) throw error;
  }
};
