import * as z from 'zod';
import { first, type HttpRequest } from '../runtime/http-message.ts';
import { type Claims, type Jwks, verifyJwt } from '../runtime/jwt.ts';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Resource } from '../template/stack.ts';

const authorizerSchema = z.strictObject({
  ApiId: z.string(),
  AuthorizerType: z.literal('JWT'),
  IdentitySource: z.array(z.string().regex(/^\$request\.header\.[\w-]+$/)).length(1),
  JwtConfiguration: z.strictObject({ Audience: z.array(z.string()), Issuer: z.string() }),
  Name: irrelevant,
});

/** The claims of the request's token, or undefined when there is no valid one. */
export type Authorize = (request: HttpRequest) => Claims | undefined;

/** The JWT check of an authorizer in the template; the issuer's keys are looked up at each check, as they may rotate. */
export const createAuthorize = (
  resource: Resource,
  jwksOf: (issuer: string) => Jwks | undefined,
  now: () => number,
): Authorize => {
  const { IdentitySource, JwtConfiguration } = readProperties(resource, authorizerSchema);
  const header = (IdentitySource[0] ?? '').split('.').at(-1)?.toLowerCase() ?? '';
  const rules = { issuer: JwtConfiguration.Issuer, audience: JwtConfiguration.Audience };
  if (jwksOf(rules.issuer) === undefined) {
    throw new Error(`${resource.logicalId} trusts ${rules.issuer}, for which the local twin has no stand-in`);
  }
  return (request) => {
    const value = first(request.headers, header);
    const jwks = jwksOf(rules.issuer);
    if (value === undefined || jwks === undefined) return undefined;
    return verifyJwt(value.replace(/^Bearer\s+/i, ''), rules, jwks, now());
  };
};
