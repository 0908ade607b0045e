import * as z from 'zod/mini';
import { appText } from '../i18n/app-text.ts';

/** The gateway's whole reply when it refuses a call itself, before any function is called. */
const messageSchema = z.strictObject({ message: z.string() });

/**
 * The gateway's own refusals have neither a code nor a text for readers, and it cannot be configured to send them. This
 * gives them those of the functions' equivalent refusals. Undefined for any other reply.
 */
export const gatewayProblem = (status: number, body: unknown): { error: string; code: string } | undefined => {
  if (!messageSchema.safeParse(body).success) return undefined;
  if (status === 401) return { error: appText('authenticationRequired'), code: 'authenticationRequired' };
  if (status === 413) return { error: appText('gatewayTooLarge'), code: 'payloadTooLarge' };
  if (status === 429 || status === 503) return { error: appText('gatewayBusy'), code: 'unavailable' };
  return undefined;
};
