import { afterAll } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Of a file, its imports included: user and system time of the worker with its threads, not of programs it starts. */
    processorSeconds?: number;
  }
}

// A worker runs this before each file, so all that it spends until the end belongs to that file.
const before = process.cpuUsage();
// biome-ignore lint/correctness/noEmptyPattern: Vitest accepts only a pattern as a hook's first parameter.
afterAll(({}, file) => {
  const { user, system } = process.cpuUsage(before);
  file.meta.processorSeconds = (user + system) / 1_000_000;
});
