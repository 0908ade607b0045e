import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

const password = 'A-bench-for-logins!';

/**
 * Milliseconds of `POST /auth/login` at 10 in flight, each of ten people one after the other: what a person waits for
 * after the browser has solved its bot-check.
 */
export const timeLogins = async (site: string, administrator: { username: string; password: string }, each = 20) => {
  const post = (path: string, body: unknown, token?: string) =>
    fetch(site + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
  const solved = async (): Promise<string> => {
    const { challenge } = (await (await fetch(`${site}/auth/bot-check`)).json()) as { challenge: Challenge };
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };
  const login = await post('/auth/login', { ...administrator, turnstileToken: await solved() });
  const { token } = (await login.json()) as { token: string };
  const names = Array.from({ length: 10 }, (_, i) => `dancer${i}`);
  for (const username of names) {
    await post('/users/create', { username, email: `${username}@dance.example`, password }, token);
  }

  const times: number[] = [];
  let failed = 0;
  const logInAgainAndAgain = async (username: string) => {
    // Solved beforehand: the browser's work is no part of the server's time.
    const tokens: string[] = [];
    for (let i = 0; i < each; i += 1) tokens.push(await solved());
    return async () => {
      for (const turnstileToken of tokens) {
        const began = performance.now();
        const reply = await post('/auth/login', { username, password, turnstileToken });
        times.push(performance.now() - began);
        if (!reply.ok) failed += 1;
        await reply.arrayBuffer();
      }
    };
  };
  const people = [];
  for (const username of names) people.push(await logInAgainAndAgain(username));
  await Promise.all(people.map((run) => run()));
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(times.length * 0.5)] ?? 0, p99: times[Math.floor(times.length * 0.99)] ?? 0, failed };
};
