import * as z from 'zod/mini';

/** The confirmation of a new account as it is kept while the tab is open: never the password. */
const keptSignUpSchema = z.object({
  /** The account's name at Cognito. */
  userId: z.string(),
  username: z.string(),
  email: z.string(),
  /** Milliseconds since the epoch. */
  resendAt: z.number(),
});
export type KeptSignUp = z.infer<typeof keptSignUpSchema>;

export const readKeptSignUp = (value: unknown): KeptSignUp | undefined => keptSignUpSchema.safeParse(value).data;
