import * as z from 'zod/mini';
import { botCheckHost } from '#contracts/site/endpoints.ts';
import type { Log } from '#lambdas/platform/log.ts';
import type { SpendOnce, Widget } from './bot-check.ts';

const timeoutMs = 5_000;
/** Cloudflare's tokens are valid for five minutes. */
const lifetimeSeconds = 300;

const replySchema = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  action: z.optional(z.string()),
  challenge_ts: z.optional(z.string()),
});

export interface TurnstileOptions {
  /** @throws where none is set. */
  secret(): Promise<string>;
  /** The site's own name: a token solved on another site is refused. */
  hostname: string;
  spendOnce: SpendOnce;
  clock(): number;
  log: Log;
  /** https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
  endpoint?: string;
}

/** Cloudflare's check, verified on the server. Without an answer it counts as failed. */
export const turnstile = ({ secret, hostname, spendOnce, clock, log, endpoint }: TurnstileOptions): Widget => ({
  async passed(token, { action, ip }) {
    try {
      const response = await fetch(endpoint ?? `${botCheckHost}/turnstile/v0/siteverify`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ secret: await secret(), response: token, remoteip: ip }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const reply = replySchema.parse(await response.json());
      const ours = reply.success && reply.hostname === hostname && reply.action === action;
      return ours && (await spendOnce(token, Math.floor(clock() / 1000) + lifetimeSeconds));
    } catch (error) {
      log.error('bot-check could not be made', { error });
      return false;
    }
  },
});
