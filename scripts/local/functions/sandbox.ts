import { Worker } from 'node:worker_threads';
import type { LogBuffer } from './log-buffer.ts';
import {
  endOfThread,
  type FunctionError,
  type Invocation,
  type WorkerMessage,
  type WorkerSettings,
} from './protocol.ts';

/** `isThrottled`: the function was not called, as too many ran. */
export type Outcome = { payload: string } | { error: FunctionError; isThrottled?: boolean };

export interface SandboxOptions {
  settings: WorkerSettings;
  environment: Record<string, string>;
  timeoutMilliseconds: number;
  log: LogBuffer;
}

/** How long a thread has to end by itself, which one in an endless loop never does. */
const endMilliseconds = 1000;

/** By itself V8 lets the space for new objects grow to 48 MB in each thread, and a twin has dozens of them. */
const maxYoungGenerationSizeMb = 12;

const exited = (reason: string): Outcome => ({
  error: { errorType: 'Runtime.ExitError', errorMessage: `Runtime exited: ${reason}`, trace: [] },
});

/**
 * Node's cache of compiled code, which a thread does not inherit: without it each thread compiles its function again and
 * loads what strips the types, which costs half of its start and of its memory. The function does not see the variable.
 */
const compileCache = (): Record<string, string> => {
  const { NODE_COMPILE_CACHE: folder } = process.env;
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
};

/** One worker thread that runs one function, many invocations at a time. After a crash or a timeout it takes no more. */
export const createSandbox = ({ settings, environment, timeoutMilliseconds, log }: SandboxOptions) => {
  const pending = new Map<string, (outcome: Outcome) => void>();
  const ready = Promise.withResolvers<void>();
  let usable = true;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: settings,
    env: { ...environment, ...compileCache() },
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: settings.memoryMegabytes, maxYoungGenerationSizeMb },
  });
  log.collect(worker.stdout);
  log.collect(worker.stderr);

  const ended = Promise.withResolvers<void>();
  /**
   * The thread ends itself, between two steps of its code. Stopped from outside, which can be in the middle of one, Node aborts
   * the whole process where the thread was making a zlib stream ("close before init").
   */
  const stop = (): void => {
    worker.postMessage(endOfThread);
    setTimeout(() => void worker.terminate(), endMilliseconds).unref();
  };

  const finish = (id: string, outcome: Outcome): void => {
    const settle = pending.get(id);
    pending.delete(id);
    settle?.(outcome);
    if (!usable && pending.size === 0) stop();
  };
  const end = (outcome: Outcome): void => {
    usable = false;
    ready.resolve();
    for (const id of [...pending.keys()]) finish(id, outcome);
    stop();
  };
  worker.on('message', (message: WorkerMessage) => {
    if (message.kind === 'ready') ready.resolve();
    if (message.kind === 'failed') {
      log.add(`${message.error.errorType}: ${message.error.errorMessage}`);
      end({ error: message.error });
    }
    if (message.kind === 'result') finish(message.id, { payload: message.payload });
    if (message.kind === 'error') {
      log.add(`ERROR ${message.error.trace.join('\n') || message.error.errorMessage}`);
      finish(message.id, { error: message.error });
    }
  });
  worker.on('error', (error) => {
    log.add(`CRASH ${error instanceof Error ? error.stack : String(error)}`);
    end(exited(error instanceof Error ? error.message : String(error)));
  });
  worker.on('exit', (code) => {
    end(exited(`exit status ${code}`));
    ended.resolve();
  });

  return {
    isUsable: (): boolean => usable,
    /** No call is left in it. */
    isIdle: (): boolean => pending.size === 0,
    /** It takes no more calls, and ends after those that it has. */
    retire: (): void => {
      usable = false;
      if (pending.size === 0) stop();
    },
    /**
     * In bytes: what is on its heap, also what is no longer needed, and what lies outside of it, such as buffers. Not what V8 has
     * reserved beyond: it reserves more on a large machine.
     */
    memory: async (): Promise<number> => {
      const { used_heap_size, malloced_memory, external_memory } = await worker.getHeapStatistics();
      return used_heap_size + malloced_memory + external_memory;
    },
    invoke: (invocation: Omit<Invocation, 'deadline'>): Promise<Outcome> => {
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      let timer: NodeJS.Timeout | undefined;
      const timeOut = (): void => {
        const seconds = (timeoutMilliseconds / 1000).toFixed(2);
        log.add(`TIMEOUT ${invocation.id} after ${seconds} s`);
        // Lambda stops the environment; here the other calls in this thread may still finish.
        usable = false;
        finish(invocation.id, {
          error: { errorType: 'Sandbox.Timedout', errorMessage: `Task timed out after ${seconds} seconds`, trace: [] },
        });
      };
      pending.set(invocation.id, (outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      });
      // As on AWS, the start of the environment does not count.
      void ready.promise.then(() => {
        if (!pending.has(invocation.id)) return;
        timer = setTimeout(timeOut, timeoutMilliseconds);
        worker.postMessage({ ...invocation, deadline: Date.now() + timeoutMilliseconds } satisfies Invocation);
      });
      return promise;
    },
    kill: (): void => end(exited('signal: killed')),
    close: async (): Promise<void> => {
      end(exited('the local twin stops'));
      await ended.promise;
    },
  };
};
export type Sandbox = ReturnType<typeof createSandbox>;
