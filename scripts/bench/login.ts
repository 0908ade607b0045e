import { createVisitor } from '../visitor.ts';

const password = 'A-bench-for-logins!';
/** Log-ins of each person before counting starts: a function that has just started is measured elsewhere. */
const warmUp = 3;

/**
 * Milliseconds of `POST /auth/login` with 10 in flight, one log-in after another for each of ten people: the time that
 * a person waits after the browser has solved its bot-check.
 */
export const timeLogins = async (site: string, administrator: { username: string; password: string }, each = 20) => {
  const { post, botCheck, logIn } = createVisitor(site);
  const { token } = await logIn(administrator);
  const names = Array.from({ length: 10 }, (_, i) => `dancer${i}`);
  for (const username of names) {
    await post('/users/create', { username, email: `${username}@dance.example`, password }, token);
  }

  const times: number[] = [];
  let failed = 0;
  const logInAgainAndAgain = async (username: string) => {
    // Solved beforehand, because the browser's work is not part of the server's time.
    const tokens: string[] = [];
    for (let i = 0; i < warmUp + each; i += 1) tokens.push(await botCheck());
    return async () => {
      for (const [i, turnstileToken] of tokens.entries()) {
        const began = performance.now();
        const reply = await post('/auth/login', { username, password, turnstileToken });
        if (i >= warmUp) times.push(performance.now() - began);
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
