import { randomUUID } from 'node:crypto';
import { type Identity, IdentityRefusal, type Tokens } from '#lambdas/platform/identity/identity.ts';
import { noon } from '#test/lambdas/users/people.ts';

/** The only code that the pool's authenticators ever show. */
export const authenticatorCode = '246810';

/** The user pool in memory: passwords, authenticators and refresh tokens, as far as logging in asks for them. */
export const memoryPool = () => {
  const users = new Map<string, { password: string; totp: boolean; waits?: boolean }>();
  /** To whom the code of a sign-up was mailed again. */
  const resent: string[] = [];
  const logIns = new Map<string, string>();
  const refuse = (reason: ConstructorParameters<typeof IdentityRefusal>[0]): never => {
    throw new IdentityRefusal(reason);
  };
  const accessToken = (username: string, origin_jti: string): string => {
    const payload = { username, origin_jti, exp: (noon + 60 * 60_000) / 1000 };
    return `.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.`;
  };
  const issue = (userId: string): Tokens => {
    const [originId, refreshToken] = [randomUUID(), `refresh-${randomUUID()}`];
    logIns.set(refreshToken, originId);
    return { accessToken: accessToken(userId, originId), refreshToken };
  };
  const put = async ({ userId, password }: { userId: string; password: string }) => {
    users.set(userId, { password, totp: users.get(userId)?.totp ?? false });
  };

  const identity: Identity = {
    async checkPassword(userId, password) {
      const user = users.get(userId);
      if (user?.password !== password) return refuse('credentials');
      if (user.waits) return refuse('unconfirmed');
      return user.totp ? { kind: 'totp', session: `session-${userId}` } : { kind: 'tokens', tokens: issue(userId) };
    },
    async answerTotp(userId, _session, code) {
      return code === authenticatorCode ? issue(userId) : refuse('code');
    },
    async refresh(userId, refreshToken) {
      const originId = logIns.get(refreshToken);
      if (!originId) return refuse('revoked');
      return { accessToken: accessToken(userId, originId), refreshToken: undefined };
    },
    revoke: async (refreshToken) => void logIns.delete(refreshToken),
    async signUp(user) {
      users.set(user.userId, { password: user.password, totp: false, waits: true });
      return { confirmed: false };
    },
    resendSignUpCode: async (userId) => void resent.push(userId),
    sendResetCode: async () => undefined,
    async resetPassword({ userId, code, password }) {
      const user = users.get(userId);
      if (!user || code !== authenticatorCode) return refuse('code');
      user.password = password;
    },
    beginTotp: async () => ({ secret: 'AUTHENTICATORSECRET', enrolment: 'whose-token' }),
    async confirmTotp(_token, code) {
      if (code !== authenticatorCode) refuse('code');
    },
    async setPassword(userId, password) {
      const user = users.get(userId);
      if (user) user.password = password;
    },
    ensure: put,
    restore: async ({ userId }) => !users.has(userId),
    replacePassword: async (userId) => put({ userId, password: randomUUID() }),
    async setTotp(userId, on) {
      const user = users.get(userId);
      if (user) user.totp = on;
    },
    setEnabled: async () => undefined,
    setGroup: async () => undefined,
    setEmail: async () => undefined,
    remove: async (userId) => void users.delete(userId),
  };
  const confirm = (userId: string) => {
    const user = users.get(userId);
    if (user) user.waits = false;
  };
  return Object.assign(identity, { resent, confirm });
};
