import type { SharedOffset } from '../runtime/clock.ts';

/** The messages between the twin and a function's worker thread. */
export interface WorkerSettings {
  /** The module to import, as a file URL. */
  module: string;
  /** The export to call. */
  handler: string;
  functionName: string;
  functionArn: string;
  memoryMegabytes: number;
  logGroup: string;
  /** How far `Date` is ahead of the laptop's clock. */
  clock: SharedOffset;
  /** Whether a pause that the function makes (`scheduler.wait`) takes no time. */
  skipPauses: boolean;
  /** How many times longer the timers of the function take. */
  patience: number;
}

export interface Invocation {
  id: string;
  /** JSON, as Lambda hands it over. */
  event: string;
  /** When the time is up, in milliseconds since 1970 by the laptop's clock. */
  deadline: number;
  /** X-Ray's header of the chain of requests, which the SDK sends on with every call of the function. */
  trace: string | undefined;
}

/** Ends the thread. */
export const endOfThread = 'end';

export interface FunctionError {
  errorType: string;
  errorMessage: string;
  trace: string[];
}

export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'failed'; error: FunctionError }
  | { kind: 'result'; id: string; payload: string }
  | { kind: 'error'; id: string; error: FunctionError };
