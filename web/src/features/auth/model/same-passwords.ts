import * as z from 'zod/mini';

/** The rule of forms in which a new password is typed twice. */
export const samePasswords = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { path: ['confirmPassword'], error: 'passwordsDoNotMatch' },
);
