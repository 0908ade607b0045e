import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { listen, stop } from '#scripts/local/runtime/listen.ts';
import { startProgram } from './program.ts';

const replySchema = z.object({ value: z.unknown() });
const sessionSchema = z.object({ sessionId: z.string(), capabilities: z.looseObject({ browserVersion: z.string() }) });
const errorSchema = z.object({ error: z.string(), message: z.string() });

const freePort = async (): Promise<number> => {
  const probe = createServer();
  const port = await listen(probe, 0);
  await stop(probe);
  return port;
};

/** A session of the classic WebDriver protocol (https://www.w3.org/TR/webdriver2/). */
export interface Session {
  browserVersion: string;
  get(command: string): Promise<unknown>;
  post(command: string, body: unknown): Promise<unknown>;
  end(): Promise<void>;
}

/** A driver that listens on this machine only. */
export const openWebDriver = async (command: string, env: NodeJS.ProcessEnv) => {
  const port = await freePort();
  const program = startProgram(command, ['--host=127.0.0.1', `--port=${port}`], env);
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = replySchema.parse(await reply.json());
    if (reply.ok) return value;
    const { error, message } = errorSchema.parse(value);
    throw new Error(`${method} ${path.replace(/^\/session\/[^/]+/, '')}: ${error}: ${message}`);
  };
  const isReady = () =>
    send('GET', '/status').then(
      () => true,
      () => false,
    );
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (tries === 100) throw new Error(`${command} does not answer.`);
    await pause(100);
  }
  return {
    async newSession(capabilities: Record<string, unknown>): Promise<Session> {
      const made = await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
      const { sessionId, capabilities: given } = sessionSchema.parse(made);
      const path = `/session/${sessionId}`;
      return {
        browserVersion: given.browserVersion,
        get: (name) => send('GET', `${path}/${name}`),
        post: (name, body) => send('POST', `${path}/${name}`, body),
        end: async () => void (await send('DELETE', path)),
      };
    },
    stop: program.stop,
  };
};
export type WebDriver = Awaited<ReturnType<typeof openWebDriver>>;
