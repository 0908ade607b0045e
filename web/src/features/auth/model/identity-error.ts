/** The fault at Cognito, as far as it matters to a person. */
export type IdentityFault = 'codeWrong' | 'codeExpired' | 'tooManyAttempts' | 'other';

const faults = new Map<string, IdentityFault>([
  ['CodeMismatchException', 'codeWrong'],
  ['ExpiredCodeException', 'codeExpired'],
  ['LimitExceededException', 'tooManyAttempts'],
  ['TooManyFailedAttemptsException', 'tooManyAttempts'],
  ['TooManyRequestsException', 'tooManyAttempts'],
]);

/** Cognito's errors are recognised by their names. */
export const identityFault = (error: unknown): IdentityFault =>
  (error instanceof Error && faults.get(error.name)) || 'other';
