import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { onTestFinished } from 'vitest';
import { listen, stop } from '#scripts/local/runtime/listen.ts';

const createDynalite: (options: object) => Server = createRequire(import.meta.url)('dynalite');

/** Another DynamoDB-compatible server, with nothing of the twin in it, until the end of the test. */
export const startOtherServer = async (): Promise<string> => {
  const server = createDynalite({ createTableMs: 0 });
  const port = await listen(server, 0);
  onTestFinished(() => stop(server));
  return `http://127.0.0.1:${port}`;
};
