import { ProblemError } from '../problem.ts';
import type { Caller } from '../session.ts';

/**
 * Requires a confirmation for calls that a stolen token must not be able to make. @throws ProblemError
 * `confirmationNeeded`: the client then asks for the password.
 */
export const requireConfirmation = ({ isConfirmed }: Pick<Caller, 'isConfirmed'>): void => {
  if (!isConfirmed) throw new ProblemError('confirmationNeeded');
};
