import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppClient } from './client-properties.ts';
import { notAuthorized } from './errors.ts';
import type { UserPool } from './pool.ts';

const same = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Checks `SecretHash`: HMAC-SHA256 with the client's secret over the user name, as the caller wrote it, and the client
 * id. A client without a secret must not send one.
 */
export const requireSecretHash = (
  { secrets }: UserPool,
  { id, hasSecret }: AppClient,
  username: string,
  given: string | undefined,
): void => {
  if (!hasSecret) {
    if (given === undefined) return;
    throw notAuthorized(`Client ${id} is not configured for secret but secret hash was received`);
  }
  if (given === undefined) {
    throw notAuthorized(`Client ${id} is configured with secret but SECRET_HASH was not received`);
  }
  const expected = createHmac('sha256', secrets.clientSecret(id)).update(`${username}${id}`).digest('base64');
  if (!same(given, expected)) throw notAuthorized(`Unable to verify secret hash for client ${id}`);
};

/** Checks the secret itself, which some calls take instead of a hash. */
export const requireClientSecret = (
  { secrets }: UserPool,
  { id, hasSecret }: AppClient,
  given: string | undefined,
): void => {
  const valid = hasSecret ? given !== undefined && same(given, secrets.clientSecret(id)) : given === undefined;
  if (!valid) throw notAuthorized(`Unable to verify client secret for client ${id}`);
};
