import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

export interface LoggedIn {
  token: string;
  user: { id: string; username: string; isAdmin: boolean };
}

const userAgent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };

/** The browser's work for the bot-check; returns the token that goes with a form. */
export const solveBotCheck = async (challenge: Challenge): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

/**
 * A visitor's browser as far as the bench, the screenshots and the tests need one: it solves the bot-check and logs in.
 * `easyBotCheck` stands in for the work of the bot-check, half a second of a core.
 */
export const createVisitor = (site: string, easyBotCheck?: () => Promise<string>) => {
  const post = (path: string, body: unknown, token?: string) =>
    fetch(site + path, {
      method: 'POST',
      headers: {
        ...userAgent,
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
  const botCheck = async (): Promise<string> => {
    const { challenge } = (await (await fetch(`${site}/auth/bot-check`)).json()) as { challenge: Challenge };
    return solveBotCheck(challenge);
  };
  const logIn = async ({ username, password }: { username: string; password: string }): Promise<LoggedIn> => {
    const reply = await post('/auth/login', { username, password, turnstileToken: await (easyBotCheck ?? botCheck)() });
    if (!reply.ok) throw new Error(`${username} could not log in: ${await reply.text()}`);
    return (await reply.json()) as LoggedIn;
  };
  return { post, botCheck, logIn };
};
