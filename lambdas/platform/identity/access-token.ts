import * as z from 'zod/mini';

const payloadSchema = z.object({ username: z.string(), origin_jti: z.string(), exp: z.number() });

/** The claims of a token that has just come from the pool itself; its signature needs no check. */
export const readAccessToken = (accessToken: string): { userId: string; originId: string; expiry: string } => {
  const text = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8');
  const { username, origin_jti, exp } = payloadSchema.parse(JSON.parse(text));
  return { userId: username, originId: origin_jti, expiry: new Date(exp * 1000).toISOString() };
};
