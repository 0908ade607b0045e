import * as z from 'zod/mini';
import { appText } from '../i18n/app-text.ts';

/** All that the gateway says where it refuses a call itself, before any function of ours is asked. */
const messageSchema = z.strictObject({ message: z.string() });

/**
 * The gateway's own refusals have neither code nor a text for readers, and cannot be given any. Here they get those that
 * the functions give for the same. Undefined for any other reply.
 */
export const gatewayProblem = (status: number, body: unknown): { error: string; code: string } | undefined => {
  if (!messageSchema.safeParse(body).success) return undefined;
  if (status === 401) return { error: appText('authenticationRequired'), code: 'authenticationRequired' };
  if (status === 413) return { error: appText('gatewayTooLarge'), code: 'payloadTooLarge' };
  if (status === 429 || status === 503) return { error: appText('gatewayBusy'), code: 'unavailable' };
  return undefined;
};
