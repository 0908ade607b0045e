import * as z from 'zod/mini';
import { records, served } from './wiring/shared.env.ts';

export const relayEnvironment = z.object({
  ...records,
  ...served,
  /** For tests alone, no stage sets it: an origin of this machine in the place of the services that are called. */
  RELAY_STAND_IN: z.optional(z.string().check(z.regex(/^http:\/\/127\.0\.0\.1:\d+$/))),
});
