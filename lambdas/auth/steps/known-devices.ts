import * as z from 'zod/mini';
import { userIdSchema } from '#contracts/users/person.ts';
import type { Cookies } from '#lambdas/platform/http/request.ts';
import { newSecretId } from '#lambdas/platform/secret-id.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { codeHash, sameHash } from '../model/codes.ts';
import type { AuthServices } from '../services.ts';

type Services = Pick<AuthServices, 'codeKey' | 'clock'>;

const name = 'devices';
/** A family may share a browser; it remembers the users who logged in last. */
const usersAtOnce = 4;
const lifetime = 400 * 24 * 60 * 60;

/** `<user>.<time>.<device>.<signature>`: the browser's owner can read it, but only we can make it. */
const tokenSchema = z.tuple([
  userIdSchema,
  z.string().check(z.regex(/^[0-9]{13}$/)),
  z.string().check(z.regex(/^[\w-]{43}$/)),
  z.string().check(z.regex(/^[\w-]{43}$/)),
]);

const parse = (token: string) => {
  const [userId, time, device, signature] = tokenSchema.safeParse(token.split('.')).data ?? [];
  return userId && time && device && signature ? { userId, time, device, signature } : undefined;
};
type Token = NonNullable<ReturnType<typeof parse>>;

const kept = (cookies: Cookies): Token[] =>
  (cookies.get(name) ?? '')
    .split('~')
    .slice(0, usersAtOnce)
    .flatMap((token) => parse(token) ?? []);

const signatureOf = (key: Buffer, { userId, time, device }: Omit<Token, 'signature'>): string =>
  codeHash(key, 'known device', `${userId} ${time} ${device}`);

/**
 * The id of a browser from which this user has logged in before, since the last change of their password. Wrong
 * passwords from it are counted separately, so that strangers who try passwords do not keep the owner out. The cookie
 * proves nothing else: the password is asked as always.
 */
export const knownDevice = async (
  { codeKey }: Services,
  cookies: Cookies,
  user: UserRecord | undefined,
): Promise<string | undefined> => {
  const token = kept(cookies).find(({ userId }) => userId === user?.id);
  if (!user || !token) return undefined;
  if (!sameHash(signatureOf(await codeKey(), token), token.signature)) return undefined;
  return Number(token.time) >= Date.parse(user.devicesFrom ?? user.created) ? token.device : undefined;
};

/** Marks this browser as one of the user's. */
export const rememberDevice = async (
  { codeKey, clock }: Services,
  cookies: Cookies,
  { id: userId }: Pick<UserRecord, 'id'>,
): Promise<void> => {
  const token = { userId, time: String(clock()), device: newSecretId() };
  const others = kept(cookies).filter((other) => other.userId !== userId);
  const tokens = [{ ...token, signature: signatureOf(await codeKey(), token) }, ...others].slice(0, usersAtOnce);
  const value = tokens.map(({ time, device, signature, ...of }) => [of.userId, time, device, signature].join('.'));
  // The path covers every route that reads and writes it: a route that does not receive it would drop the other users.
  cookies.set({ name, value: value.join('~'), path: '/', lifetime });
};
