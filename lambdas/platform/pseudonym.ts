import { createHmac } from 'node:crypto';
import type { Clock } from './clock.ts';

/** The name that stands in the table for a network address. */
export type Pseudonym = (address: string) => string;

/**
 * Another one each day of UTC. Only who has the secret, which is not in the table, could try out which address it stands for: there are so
 * few addresses that a plain hash hides none.
 */
export const dailyPseudonym =
  (secret: string, clock: Clock): Pseudonym =>
  (address) => {
    const day = new Date(clock()).toISOString().slice(0, 10);
    return createHmac('sha256', secret).update(`pseudonym ${day} ${address}`).digest('base64url');
  };
