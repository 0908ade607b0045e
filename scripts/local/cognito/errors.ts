import { AwsError } from '../runtime/aws-errors.ts';

/** Cognito's refusals, in its own words where they are known. */
const refusal = (type: string) => (message: string) => new AwsError(type, message);

export const invalidParameter = refusal('InvalidParameterException');
export const notAuthorized = refusal('NotAuthorizedException');
export const invalidPassword = refusal('InvalidPasswordException');
export const usernameExists = refusal('UsernameExistsException');
export const userLambdaValidation = refusal('UserLambdaValidationException');
export const unexpectedLambda = refusal('UnexpectedLambdaException');
export const invalidLambdaResponse = refusal('InvalidLambdaResponseException');
export const unsupportedUserState = refusal('UnsupportedUserStateException');
export const enableSoftwareTokenMfa = refusal('EnableSoftwareTokenMFAException');
export const resourceNotFound = refusal('ResourceNotFoundException');
export const expiredCode = (message = 'Invalid code provided, please request a code again.') =>
  new AwsError('ExpiredCodeException', message);
export const codeMismatch = (message = 'Invalid verification code provided, please try again.') =>
  new AwsError('CodeMismatchException', message);

export const wrongCredentials = () => notAuthorized('Incorrect username or password.');
export const userDisabled = () => notAuthorized('User is disabled.');
export const userNotFound = () => new AwsError('UserNotFoundException', 'User does not exist.');
export const userNotConfirmed = () => new AwsError('UserNotConfirmedException', 'User is not confirmed.');
export const aliasExists = () => new AwsError('AliasExistsException', 'An account with the email already exists.');
export const limitExceeded = () =>
  new AwsError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
/** States the cause: on a laptop it is something in the template, never the network. */
export const codeDeliveryFailure = (cause: unknown) =>
  new AwsError(
    'CodeDeliveryFailureException',
    `Unable to deliver the message: ${cause instanceof Error ? cause.message : String(cause)}`,
  );

/** Something of Cognito that the twin lacks: the terminal shows it, as with an unknown operation. */
export const notSimulated = (what: string) =>
  new AwsError('UnknownOperationException', `The local twin does not know ${what}`);
