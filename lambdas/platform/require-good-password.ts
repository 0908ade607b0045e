import { isCommonPassword } from './common-password.ts';
import { ProblemError } from './problem.ts';
import type { ReadSettings } from './settings.ts';

/**
 * For a password that a user chooses. `field` is its name in the form. @throws ProblemError `invalidRequest` with the
 * field, or `passwordTooCommon`.
 */
export const requireGoodPassword = async (
  readSettings: ReadSettings,
  { field, password }: { field: string; password: string },
  own: { username: string; email: string },
): Promise<void> => {
  const { passwordMinimum } = await readSettings('security');
  if (password.length < passwordMinimum) {
    throw new ProblemError('invalidRequest', { fields: { [field]: `tooShort:${passwordMinimum}` } });
  }
  if (isCommonPassword(password, own)) throw new ProblemError('passwordTooCommon');
};
