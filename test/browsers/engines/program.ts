import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Program {
  child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a program that ends with this process, and with it all programs that it starts itself. */
export const startProgram = (command: string, args: string[], env: NodeJS.ProcessEnv = {}): Program => {
  const child = spawn(command, args, {
    detached: true,
    // The fourth is for a program that reports something through a file descriptor.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  const end = (): void => {
    if (child.pid === undefined) return;
    try {
      // The whole group: a driver's browser too.
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  const ended = once(child, 'exit');
  // If a program cannot be started, the code that waits for its effect notices.
  ended.catch(() => undefined);
  process.on('exit', end);
  return {
    child,
    async stop() {
      process.off('exit', end);
      end();
      if (child.exitCode === null && child.signalCode === null) await ended;
    },
  };
};
