import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { readBody } from '#scripts/local/aws/body.ts';
import { listen, stop } from '#scripts/local/runtime/listen.ts';

/** A function that has begun with a batch and goes on when it is let. */
export interface Waiting {
  names: string[];
  letGo(): void;
}

/** Holds functions up in the middle of a batch. The code is for them; `next` waits until one has arrived. */
export const openGate = async () => {
  const server = createServer();
  const port = await listen(server, 0);
  onTestFinished(() => stop(server));
  const arrived: Waiting[] = [];
  server.on('request', async (request, response: ServerResponse) => {
    const body = await readBody(request, 10_000);
    arrived.push({ names: JSON.parse(String(body)), letGo: () => response.end() });
    server.emit('arrived');
  });
  return {
    code: `await (await fetch('http://127.0.0.1:${port}', { method: 'POST', body: JSON.stringify(names) })).text();`,
    next: async (): Promise<Waiting> => {
      for (;;) {
        const first = arrived.shift();
        if (first !== undefined) return first;
        await once(server, 'arrived');
      }
    },
  };
};
