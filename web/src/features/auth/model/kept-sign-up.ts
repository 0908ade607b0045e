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

/** The same from the link in the mail, which may be opened in another tab or on another device. */
export const readSignUpLink = (hash: string): KeptSignUp | undefined => {
  const { userId, ...fields } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  // The server has a limit of its own for sending the code again.
  return userId ? readKeptSignUp({ userId, resendAt: 0, ...fields }) : undefined;
};
