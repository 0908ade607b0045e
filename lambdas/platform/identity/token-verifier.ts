import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { JwtBaseError } from 'aws-jwt-verify/error';
import type { JwksCache } from 'aws-jwt-verify/jwk';
import type { TokenClaims } from '../session.ts';

/** Undefined unless it is a valid access token of our pool and client. */
export type VerifyToken = (token: string) => Promise<TokenClaims | undefined>;

/**
 * For the one token that comes in a body and so passes no authorizer. `jwks` are the pool's public keys, for machines
 * where they cannot be fetched; otherwise the verifier fetches and caches them.
 */
export const tokenVerifier = (
  { userPoolId, clientId }: { userPoolId: string; clientId: string },
  jwks?: Record<string, Parameters<JwksCache['addJwks']>[1]>,
): VerifyToken => {
  const verifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: 'access' });
  const known = jwks?.[userPoolId];
  if (known) verifier.cacheJwks(known);
  return async (token) => {
    try {
      const { username, origin_jti: originId, exp, iat, aud = clientId } = await verifier.verify(token);
      // The library accepts a token that never expires, was issued in the future or is meant for others; the gateway does not.
      const timely = typeof exp === 'number' && !(iat > Date.now() / 1000);
      const isOurs = aud === clientId || (Array.isArray(aud) && aud.includes(clientId));
      return timely && isOurs && originId ? { userId: username, originId } : undefined;
    } catch (error) {
      if (error instanceof JwtBaseError) return undefined;
      throw error;
    }
  };
};
