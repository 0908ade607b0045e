import { createHmac } from 'node:crypto';
import { isEmail } from './attributes.ts';
import { deliveryDetails } from './messages.ts';
import type { UserPool } from './pool.ts';
import type { User } from './users.ts';

/** The key under which attempts are counted: what was typed, where there is no such user. */
export const whoseAttempts = (user: User | undefined, typed: string): string =>
  user?.sub ?? `unknown ${typed.toLowerCase()}`;

/**
 * The delivery that a client that hides users reports about a mail that no one gets; always the same for the same name.
 */
export const simulatedDelivery = ({ secrets }: UserPool, typed: string) => {
  if (isEmail(typed)) return deliveryDetails(typed);
  const key = secrets.signingKey.export({ type: 'pkcs8', format: 'der' });
  const [first = 0, second = 0] = createHmac('sha256', key).update(typed.toLowerCase()).digest();
  const letter = (byte: number): string => String.fromCharCode('a'.charCodeAt(0) + (byte % 26));
  return deliveryDetails(`${letter(first)}@${letter(second)}`);
};
