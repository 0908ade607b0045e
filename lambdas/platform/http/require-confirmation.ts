import { ProblemError } from '../problem.ts';
import type { Caller } from '../session.ts';

/** For what a stolen token must not be able to do. @throws ProblemError `confirmationNeeded`: the client asks for the password. */
export const requireConfirmation = ({ isConfirmed }: Pick<Caller, 'isConfirmed'>): void => {
  if (!isConfirmed) throw new ProblemError('confirmationNeeded');
};
