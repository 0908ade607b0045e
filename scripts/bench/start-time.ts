import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

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

/** Milliseconds from `npm start` until the site answers; the process is stopped again. */
export const timeStart = async (port: number): Promise<number> => {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  try {
    for (;;) {
      const answered = await fetch(`http://127.0.0.1:${port}/`).then(
        (reply) => reply.ok,
        () => false,
      );
      if (answered) return performance.now() - began;
      // Polling without a pause would take processor time from what is measured.
      await pause(25);
      if (child.exitCode !== null) throw new Error('npm start ended before the site answered');
    }
  } finally {
    if (child.pid !== undefined) await endAll(child.pid);
  }
};

/** Makes the next start build everything again, as it does after a change. */
export const forgetBuild = () => rmSync('.build/stamp.json', { force: true });
