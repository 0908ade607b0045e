import { setTimeout as pause } from 'node:timers/promises';

const renderFunction = 'render';

const readConsole = async <T>(site: string, path: string): Promise<T> => {
  const reply = await fetch(`${site}/__local/api${path}`);
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  return (await reply.json()) as T;
};

/** Waits until no stream has changes left that its function has not processed. */
export const untilRendered = async (site: string): Promise<void> => {
  for (;;) {
    const streams = await readConsole<{ waiting: number }[]>(site, '/streams');
    if (streams.every(({ waiting }) => waiting === 0)) return;
    await pause(100);
  }
};

/** How often pages were drawn, counted as calls of the render function. */
export const countRenderings = async (site: string): Promise<number> => {
  const calls = await readConsole<{ label: string }[]>(site, `/calls?function=${renderFunction}`);
  return calls.filter(({ label }) => label.startsWith('stream of')).length;
};
