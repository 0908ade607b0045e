/** What went wrong at Cognito, as far as it matters to a person. */
export type IdentityFault =
  | 'codeWrong'
  | 'codeExpired'
  | 'tooManyAttempts'
  | 'accountUnknown'
  | 'emailTaken'
  | 'passwordRefused'
  | 'other';

const faults = new Map<string, IdentityFault>([
  ['CodeMismatchException', 'codeWrong'],
  ['ExpiredCodeException', 'codeExpired'],
  ['LimitExceededException', 'tooManyAttempts'],
  ['TooManyFailedAttemptsException', 'tooManyAttempts'],
  ['TooManyRequestsException', 'tooManyAttempts'],
  ['UserNotFoundException', 'accountUnknown'],
  // A reset for an account without a confirmed address; to say so would tell that the account exists.
  ['InvalidParameterException', 'accountUnknown'],
  ['NotAuthorizedException', 'accountUnknown'],
  ['AliasExistsException', 'emailTaken'],
  ['InvalidPasswordException', 'passwordRefused'],
]);

/** Cognito's errors are told by their names. */
export const identityFault = (error: unknown): IdentityFault =>
  (error instanceof Error && faults.get(error.name)) || 'other';
