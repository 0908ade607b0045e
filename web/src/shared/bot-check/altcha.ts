import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import * as z from 'zod/mini';
import { getBotCheck } from '#contracts/auth/endpoints.ts';
import { call } from '../api/call.ts';
import type { BotCheckProvider } from './provider.ts';

const challengeSchema = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    /** Seconds since the epoch. */
    expiresAt: z.optional(z.number()),
  }),
  signature: z.optional(z.string()),
});

/** The remaining life that a proof must have to reach the server in time. */
const marginMs = 10_000;

/** A proof of work: a puzzle that costs a browser a second or two. WebCrypto solves it beside the main thread. */
export const altcha: BotCheckProvider = async ({ signal }) => {
  const reply = await call(getBotCheck, { signal });
  const challenge = challengeSchema.parse(reply.challenge);
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort(), { once: true });
  const solution = await solveChallenge({ challenge, controller, deriveKey });
  if (!solution) throw new Error('The challenge was not solved in time');
  const { expiresAt = Number.POSITIVE_INFINITY } = challenge.parameters;
  // The whole reply goes back as it came: the server's signature covers it.
  const token = btoa(JSON.stringify({ challenge: reply.challenge, solution }));
  return { token, expires: expiresAt * 1_000 - marginMs };
};
