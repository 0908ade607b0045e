import { createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import * as z from 'zod';

export interface JwtRules {
  issuer: string;
  audience: string[];
}
/** The public keys of an issuer, as its `jwks.json` lists them. */
export interface Jwks {
  keys: (JsonWebKey & { kid?: string })[];
}

const headerSchema = z.looseObject({ alg: z.literal('RS256'), kid: z.string() });
const payloadSchema = z.looseObject({
  iss: z.string(),
  exp: z.number(),
  nbf: z.number().optional(),
  iat: z.number().optional(),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  client_id: z.string().optional(),
  scope: z.string().optional(),
});
export type Claims = z.infer<typeof payloadSchema>;

/** Made once of each key: that takes longer than a check. */
const publicKeys = new WeakMap<JsonWebKey, KeyObject>();
const publicKeyOf = (key: JsonWebKey): KeyObject => {
  const known = publicKeys.get(key) ?? createPublicKey({ key, format: 'jwk' });
  publicKeys.set(key, known);
  return known;
};

const decoded = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

/** The claims of a token that is valid at a time, in milliseconds since 1970; undefined for any other. */
export const verifyJwt = (
  token: string,
  { issuer, audience }: JwtRules,
  jwks: Jwks,
  now: number,
): Claims | undefined => {
  const [head, body, signature, ...others] = token.split('.');
  if (head === undefined || body === undefined || signature === undefined || others.length > 0) return undefined;
  try {
    const { kid } = headerSchema.parse(decoded(head));
    const key = jwks.keys.find((each) => each.kid === kid);
    if (key === undefined) return undefined;
    if (!verify('sha256', Buffer.from(`${head}.${body}`), publicKeyOf(key), Buffer.from(signature, 'base64url')))
      return undefined;
    const claims = payloadSchema.parse(decoded(body));
    const seconds = now / 1000;
    const audiences = claims.aud === undefined ? [claims.client_id ?? ''] : [claims.aud].flat();
    const valid =
      claims.iss === issuer &&
      claims.exp > seconds &&
      (claims.nbf ?? 0) <= seconds &&
      (claims.iat ?? 0) <= seconds &&
      audiences.some((each) => audience.includes(each));
    return valid ? claims : undefined;
  } catch {
    return undefined;
  }
};

/** Claims as the event shows them: everything is text, lists in brackets. */
export const claimsForEvent = (claims: Claims): Record<string, string> =>
  Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      Array.isArray(value) ? `[${value.join(' ')}]` : String(value),
    ]),
  );
