import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { BotCheck, SpendOnce } from './bot-check.ts';

const lifetimeSeconds = 10 * 60;
/**
 * Takes a third of a second on a laptop, one or two seconds on a phone: nothing for a person, expensive for ten
 * thousand attempts.
 */
const work = { cost: 2_000, fewest: 150, most: 450 };

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({ expiresAt: z.number(), nonce: z.string() }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
});

const parseBase64Json = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Whether a token has the form of a solution, right or wrong. No widget's token has it. */
export const isProofOfWork = (token: string): boolean => payloadSchema.safeParse(parseBase64Json(token)).success;

/**
 * Proof of work that the visitor's browser does by itself: nothing to see, hear or click, and no third party involved.
 */
export const altcha = (
  key: () => Promise<Buffer>,
  { spendOnce, clock }: { spendOnce: SpendOnce; clock: Clock },
): BotCheck => {
  const secrets = async () => {
    const secret = (await key()).toString('hex');
    return { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}-key` };
  };
  return {
    async challenge() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.fewest, work.most),
        expiresAt: Math.floor(clock() / 1000) + lifetimeSeconds,
        deriveKey,
        ...(await secrets()),
      });
      return { ...challenge };
    },

    async passed(token) {
      const payload = payloadSchema.safeParse(parseBase64Json(token));
      if (!payload.success) return false;
      const { challenge, solution } = payload.data;
      const { verified } = await verifySolution({
        challenge: challenge as unknown as Challenge,
        solution,
        deriveKey,
        ...(await secrets()),
      });
      return verified && (await spendOnce(challenge.signature, challenge.parameters.expiresAt));
    },
  };
};
