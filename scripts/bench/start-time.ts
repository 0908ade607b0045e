import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { load } from './load.ts';
import { memoryOfGroup } from './memory.ts';

/** npm ends at once, but the twin lets the running function finish and keeps the port and the data until then. */
const endAll = async (group: number): Promise<void> => {
  try {
    process.kill(-group, 'SIGTERM');
    for (;;) {
      await pause(25);
      process.kill(-group, 0);
    }
  } catch (error) {
    // No process of the group is left.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

interface Started {
  site: string;
  /** From `npm start` until the site answered. */
  milliseconds: number;
  /** The group of all its processes. */
  group: number;
}

/** Measures something of `npm start` once the site answers; its processes are stopped again. */
const whileStarted = async <T>(port: number, measure: (started: Started) => Promise<T>): Promise<T> => {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  const site = `http://127.0.0.1:${port}`;
  try {
    for (;;) {
      const answered = await fetch(`${site}/`).then(
        (reply) => reply.ok,
        () => false,
      );
      const milliseconds = performance.now() - began;
      if (answered && child.pid !== undefined) return await measure({ site, milliseconds, group: child.pid });
      // Polling without a pause would take processor time from what is measured.
      await pause(25);
      if (child.exitCode !== null) throw new Error('npm start ended before the site answered');
    }
  } finally {
    if (child.pid !== undefined) await endAll(child.pid);
  }
};

/** Milliseconds from `npm start` until the site answers. */
export const timeStart = (port: number): Promise<number> =>
  whileStarted(port, async ({ milliseconds }) => milliseconds);

/** The start goes on for a moment after the first answer. */
const settling = 5_000;

/** Megabytes of all processes of `npm start`, at rest and after pages and API were read by many. */
export const measureMemory = (port: number, paths: string[]) =>
  whileStarted(port, async ({ site, group }) => {
    await pause(settling);
    const afterStart = memoryOfGroup(group);
    await load(site, 10, paths);
    return { afterStart, afterLoad: memoryOfGroup(group) };
  });

/** Makes the next start build everything again, as it does after a change. */
export const forgetBuild = () => rmSync('.build/stamp.json', { force: true });
