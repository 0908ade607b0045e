import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { confirmationHeader } from '#contracts/http/endpoint.ts';
import { ProblemError } from '../problem.ts';
import type { Caller, CheckSession } from '../session.ts';

/**
 * The gateway's authorizer also accepts ID tokens and tokens without an origin; neither comes from one of our log-ins.
 */
const claimsSchema = z.object({ token_use: z.literal('access'), username: z.string(), origin_jti: z.string() });

export interface Admission {
  /** Required if any endpoint is not public. */
  checkSession?: CheckSession;
  /** Whether an administrator has the second factor that the site may require of them. */
  mayAdminister?: (userId: string) => Promise<boolean>;
}

/**
 * The caller. The gateway has verified the token's signature, issuer, client and expiry; whether it is still valid is
 * known only by its session. @throws ProblemError 401 or 403.
 */
export const admit = async (
  event: APIGatewayProxyEventV2,
  access: 'user' | 'admin',
  { checkSession, mayAdminister }: Admission,
): Promise<Caller> => {
  const context = event.requestContext as { authorizer?: { jwt?: { claims?: unknown } } };
  const claims = claimsSchema.safeParse(context.authorizer?.jwt?.claims);
  if (!claims.success) throw new ProblemError('authenticationRequired');
  const key = { userId: claims.data.username, originId: claims.data.origin_jti };
  const session = await checkSession?.(key, event.headers[confirmationHeader]);
  if (!session) throw new ProblemError('authenticationRequired');
  if (access === 'admin') {
    if (!session.isAdmin) throw new ProblemError('forbidden');
    if (mayAdminister && !(await mayAdminister(key.userId))) throw new ProblemError('secondFactorRequired');
  }
  return { ...key, ...session };
};
