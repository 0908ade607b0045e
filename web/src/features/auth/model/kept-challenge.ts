import * as z from 'zod/mini';
import type { Challenge } from '#contracts/auth/endpoints.ts';

/** The code step as it is kept while the tab is open: never the password. Times in milliseconds since the epoch. */
const keptChallengeSchema = z.object({
  challengeId: z.string(),
  kind: z.enum(['totp', 'email']),
  deadline: z.number(),
  resendAt: z.number(),
});
export type KeptChallenge = z.infer<typeof keptChallengeSchema>;

export const keepChallenge = ({ challenge, challengeId, resendAfter, expiresIn }: Challenge, now: number) => ({
  challengeId,
  kind: challenge,
  deadline: now + expiresIn * 1_000,
  resendAt: now + resendAfter * 1_000,
});

/** The stored challenge, if it is still of use. */
export const readKeptChallenge = (value: unknown, now: number): KeptChallenge | undefined => {
  const { data } = keptChallengeSchema.safeParse(value);
  return data && data.deadline > now ? data : undefined;
};
