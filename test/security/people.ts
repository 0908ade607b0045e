import { Secret, TOTP } from 'otpauth';
import { type Product, password, type Reply } from '#test/support/product.ts';
import { type Person, readPeople } from '#test/support/seeded-people.ts';
import { operatorOf } from './operator.ts';

export type { Person };

/** People of a test product, who log in without the bot-check's work. */
export const peopleOf = (product: Product, operator = operatorOf(product)) => {
  const seeded = readPeople(product);
  const logIn = async (username: string, secret = password, from?: string): Promise<Reply> =>
    product.send('POST /auth/login', {
      body: { username, password: secret, turnstileToken: await operator.botCheck() },
      ...(from ? { from } : {}),
    });
  const tokenOf = async (username: string, secret = password): Promise<string> => {
    const { body, text } = await logIn(username, secret);
    if (!body.token) throw new Error(`${username} could not log in: ${text}`);
    return body.token;
  };
  const post = async (path: string, token: string, body: unknown): Promise<Reply> => {
    const reply = await product.send(`POST ${path}`, { token, body });
    if (reply.status >= 300) throw new Error(`${path}: ${reply.text}`);
    return reply;
  };

  /** Begins to set up an authenticator. The pool takes each of its codes once: `ahead` counts half minutes. */
  const beginAuthenticator = async ({ token }: Person, proof: object = {}) => {
    const { secret } = (await post('/auth/two-factor/totp', token, { password, ...proof })).body;
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    return (ahead = 0): string => totp.generate({ timestamp: product.clock.now() + ahead * 30_000 });
  };
  /** Begins to set up codes by mail; returns the code that was sent. */
  const factorCode = async ({ token, email }: Person): Promise<string> => {
    await post('/auth/two-factor/email', token, { password });
    return product.mailedCode(email);
  };
  const confirm = async (kind: 'totp' | 'email', { token }: Person, code: string): Promise<string[]> =>
    (await post(`/auth/two-factor/${kind}/confirm`, token, { code })).body.recoveryCodes;

  /** A new user who has logged in. */
  const person = async (fields: Record<string, unknown> = {}): Promise<Person> => {
    const { id, username, email } = await product.newUser(fields);
    const token = await tokenOf(username);
    return { id, username, email, token: fields.isAdmin ? await product.confirm(token) : token };
  };

  return {
    logIn,
    requestReset: async (email: string, from?: string): Promise<Reply> =>
      product.send('POST /auth/request-password-reset', {
        body: { email, turnstileToken: await operator.botCheck() },
        ...(from ? { from } : {}),
      }),
    tokenOf,
    beginAuthenticator,
    factorCode,

    person,

    /**
     * A user who logged in some minutes ago and whom no other test takes: made once for all files, as long as there are
     * any, so it costs nothing. Not for tests of a session's age.
     */
    someone: async (): Promise<Person> => seeded.shift() ?? person(),

    /** Every later login asks for a code by mail. */
    useMailedCodes: async (person: Person) => ({
      recoveryCodes: await confirm('email', person, await factorCode(person)),
    }),

    /** Every later login asks for a code of the authenticator. */
    async useAuthenticator(person: Person) {
      const codeAt = await beginAuthenticator(person);
      return { codeAt, recoveryCodes: await confirm('totp', person, codeAt()) };
    },
  };
};
